import { expect, it } from 'vitest';
import { readPhone } from './phones.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const phoneOf = (text: string) => {
  const meaning = readPhone(tokensOf(text), 0)?.value;
  return meaning?.kind === 'phone' ? meaning.phone : undefined;
};

it.each([
  ['655123456', '655123456'],
  ['655 12 34 56', '655123456'],
  ['655-123-456', '655123456'],
  ['teléfono 655.12.34.56', '655123456'],
  ['teléfono: 965 30 12 12', '965301212'],
  ['el número es el seis cinco cinco doce treinta y cuatro cincuenta y seis', '655123456'],
  ['seiscientos cincuenta y cinco, doce, treinta y cuatro, cincuenta y seis', '655123456'],
  ['móvil seis uno cero cero cero cinco veinte cero uno', '6100052001'],
  ['seis cinco cinco... doce, treinta y cuatro... cincuenta y seis', '655123456'],
  ['el 655 12 34 56', '655123456'],
  ['+34 655 123 456', '+34655123456'],
  ['más treinta y cuatro 655 12 34 56', '+34655123456'],
])('"%s" is %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone.length === 10 ? null : phone);
});

it.each(['65512345', 'teléfono', 'teléfono 655 12 34', '6551234567', '155123456'])(
  '"%s" is a phone that is not right',
  (text) => {
    expect(phoneOf(text)).toBeNull();
  },
);

it.each(['teléfono ya lo tienes', 'dos pollos', '14:30', '24'])('"%s" is no phone', (text) => {
  expect(phoneOf(text)).toBeUndefined();
});

it('what is counted behind a phone does not belong to it', () => {
  expect(phoneOf('655 12 34 56 dos pollos')).toBe('655123456');
  expect(phoneOf('655 12 34 56 14:30')).toBe('655123456');
});
