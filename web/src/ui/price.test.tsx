import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

it.each([
  ['13.50', '13,50 €'],
  ['0.00', '0,00 €'],
  ['1250.00', '1.250,00 €'],
])('%s reads %s', (amount, text) => {
  render(<Price amount={amount} />);
  expect(screen.getByText(/€/).textContent.replace(/\s/, ' ')).toBe(text);
});
