import { expect, it } from 'vitest';
import { canBeTold, isUntold } from './telling.rules.ts';

const ORDER = { customerPhone: '600111222', customerEmail: 'ana@example.com', notificado: false };

it.each([
  ['an e-mail, nobody told', ORDER, true],
  ['told', { ...ORDER, notificado: true }, false],
  ['no e-mail', { ...ORDER, customerEmail: null }, false],
  ['an empty e-mail', { ...ORDER, customerEmail: '' }, false],
  ['no phone to tell', { ...ORDER, customerPhone: null }, false],
])('%s: the red dot is %s', (_case, order, dot) => {
  expect(isUntold(order)).toBe(dot);
});

it.each([
  ['600111222', true],
  ['4915112345678', true],
  ['965000111', true],
  ['123456789', false],
  [null, false],
])('%s can be told: %s', (customerPhone, can) => {
  expect(canBeTold({ customerPhone })).toBe(can);
});
