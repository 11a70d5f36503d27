import { expect, test } from 'vitest';
import { typedWhatsappLink } from './typed-whatsapp-link.ts';

test.each([
  ['+34 600 111 222', '34600111222'],
  ['34600111222', '34600111222'],
  ['0034600111222', '34600111222'],
  ['+33 6 12 34 56 78', '33612345678'],
])('a typed %s leads to %s', (typed, number) => {
  expect(typedWhatsappLink(typed, 'Hola')).toBe(`https://wa.me/${number}?text=Hola`);
});

test.each(['', '+34', '+34 ', '600111222', '+34 12345', '+34 123 456 789', 'Ana', '+3460011122é'])(
  'a typed %j leads nowhere',
  (typed) => {
    expect(typedWhatsappLink(typed, 'Hola')).toBeNull();
  },
);
