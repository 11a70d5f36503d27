import { expect, it } from 'vitest';
import { needsNotification } from './notification.rules.ts';

const ORDER = { customerEmail: 'ana@example.com', notificado: false };

it.each([
  ['an e-mail, nobody told', ORDER, true],
  ['told', { ...ORDER, notificado: true }, false],
  ['no e-mail', { ...ORDER, customerEmail: null }, false],
  ['an empty e-mail', { ...ORDER, customerEmail: '' }, false],
])('%s: the red dot is %s', (_case, order, dot) => {
  expect(needsNotification(order)).toBe(dot);
});
