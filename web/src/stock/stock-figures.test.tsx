import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StockFigures } from './stock-figures.tsx';

const STOCK = {
  date: '2026-11-20',
  initialStock: '60.0',
  currentStock: '40.0',
  reservedStock: '12.5',
  unreservedStock: '27.5',
  lastUpdated: null,
};

const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('names what is left, what is spoken for, what is free, and what the next half hour needs', () => {
  render(<StockFigures stock={STOCK} soon="3.5" />);
  expect(figures()).toEqual([
    ['Quedan', '40'],
    ['Reservados', '12 1/2'],
    ['Sin reservar', '27 1/2'],
    ['En 30 min', '3 1/2'],
  ]);
});

it('says in words that there are too few', () => {
  render(<StockFigures stock={{ ...STOCK, unreservedStock: '-2.5' }} soon="0.0" />);
  expect(figures()[2]).toEqual(['Sin reservarFaltan', '-2 1/2']);
});

it('keeps its place while there is no answer yet', () => {
  render(<StockFigures stock={undefined} soon={undefined} />);
  expect(figures().map(([name]) => name)).toEqual([
    'Quedan',
    'Reservados',
    'Sin reservar',
    'En 30 min',
  ]);
});
