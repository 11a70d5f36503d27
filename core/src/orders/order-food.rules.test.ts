import { expect, it } from 'vitest';
import { foodText } from './order-food.rules.ts';

it.each([
  ['2.5', '2 1/2 pollos', '2 1/2 pollos'],
  ['0.5', null, '1/2 pollo'],
  ['0.0', 'paella para 8', 'paella para 8'],
  ['2.0', 'paella para 8', '2 pollos y paella'],
  ['2.0', 'con arroz a banda', '2 pollos'],
])('%s chickens with the details %j are "%s"', (quantity, details, text) => {
  expect(foodText({ quantity, details })).toBe(text);
});
