import { expect, test } from 'vitest';
import { typedWhatsappLink, whatsappLink } from './whatsapp-link.ts';

test('leads to a chat whose first message is written', () => {
  expect(whatsappLink('600000222', 'Hola, ¿qué tal?')).toBe(
    'https://wa.me/34600000222?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F',
  );
});

test('keeps the prefix of another country', () => {
  expect(whatsappLink('33612345678', 'Hola')).toBe('https://wa.me/33612345678?text=Hola');
});

test('does not exist for what is no number', () => {
  expect(whatsappLink('', 'Hola')).toBeNull();
  expect(whatsappLink('112', 'Hola')).toBeNull();
});

test.each([
  ['+34 600 111 222', '34600111222'],
  ['34600111222', '34600111222'],
  ['0034600111222', '34600111222'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['+34 123 456 789', '34123456789'],
])('a typed %s leads to %s', (typed, number) => {
  expect(typedWhatsappLink(typed, 'Hola')).toBe(`https://wa.me/${number}?text=Hola`);
});

test.each(['', '+34', '+34 ', '600111222', '+34 12345', 'Ana', '+3460011122é'])(
  'a typed %j leads nowhere',
  (typed) => {
    expect(typedWhatsappLink(typed, 'Hola')).toBeNull();
  },
);
