import { expect, it } from 'vitest';
import { readOrder } from './read-order.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';

const read = (heard: string) => {
  const { customerName, chickens, details, customerPhone, doubts } = readOrder(heard, FRIDAY_NOON);
  return { customerName, chickens, details, customerPhone, doubts };
};
const plain = read('Un pollo para Ana a las dos.');

it.each([
  `Un pollo para Ana a las dos. ${'¡Muy bien! '.repeat(20)}`,
  `${'Muy bien, '.repeat(12)}un pollo para Ana a las dos`,
  `Un pollo para Ana a las dos. ${'Vamos a ver. '.repeat(8)}`,
  'Un pollo para Ana Ana Ana a las dos',
  'Un pollo para Ana a las dos. Ana. Ana. Ana.',
  `Un pollo para Ana a las dos ${'sí '.repeat(30)}`,
])('%s is one chicken for Ana', (heard) => {
  expect(read(heard)).toEqual(plain);
});

it('a wish that is said three times is one', () => {
  expect(read('Un pollo para Ana a las dos, sin sal, sin sal, sin sal').details).toBe('sin sal');
});

it('numbers repeat', () => {
  expect(read('Un pollo para Ana a las dos, teléfono 666 666 666').customerPhone).toBe('666666666');
  const spoken = `seis ${'seis '.repeat(8)}`.trim();
  expect(read(`Un pollo para Ana a las dos, teléfono ${spoken}`).customerPhone).toBe('666666666');
});
