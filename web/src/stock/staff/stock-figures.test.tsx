import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StockFigures } from './stock-figures.tsx';

const TODAY = { ordered: '32.5', delivered: '20.0', reserved: '12.5', left: '27.5' };

const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('names what is ordered, what is still reserved, what is left, and what the next half hour needs', () => {
  render(<StockFigures today={TODAY} soon="3.5" />);
  expect(figures()).toEqual([
    ['Encargados', '32 1/2'],
    ['Reservados', '12 1/2'],
    ['Quedan', '27 1/2'],
    ['En 30 min', '3 1/2'],
  ]);
});

it('says one thing of too few: how many are missing', () => {
  render(<StockFigures today={{ ...TODAY, left: '-2.5' }} soon="0.0" />);
  expect(figures()[2]).toEqual(['Faltan', '2 1/2']);
});

it('keeps its place while there is no answer yet', () => {
  render(<StockFigures today={undefined} soon={undefined} />);
  expect(figures().map(([name]) => name)).toEqual([
    'Encargados',
    'Reservados',
    'Quedan',
    'En 30 min',
  ]);
});
