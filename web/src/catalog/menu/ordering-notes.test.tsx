import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { ahead, product } from '../../../test/samples.ts';
import { NOW } from '../../../test/staff-desk.ts';
import { OrderingNotes } from './ordering-notes.tsx';

const dish = (fields: Partial<Product>) => product({ id: 1, name: 'Paella', ...fields });
const on = (day: string) => dish({ soldOutOn: day as Day });

beforeEach(() => {
  vi.setSystemTime(NOW);
});

it('says nothing of what can be had at once', () => {
  const { container } = render(<OrderingNotes {...dish({})} />);
  expect(container.textContent).toBe('');
});

it.each([
  [0, '11:00', 'Por encargo: el mismo día, hasta las 11:00'],
  [1, '20:00', 'Por encargo: el día antes, hasta las 20:00'],
  [3, '20:00', 'Por encargo: 3 días antes, hasta las 20:00'],
])('says how long before it has to be ordered: %i days, until %s', (days, until, text) => {
  render(<OrderingNotes {...dish({ orderAhead: ahead(days, until) })} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('says what is sold out, in the page of the server too', () => {
  render(<OrderingNotes {...on('2026-11-20')} />);
  expect(screen.getByText('Agotado hoy')).toBeVisible();
  expect(renderToString(<OrderingNotes {...on('2026-11-20')} />)).toContain('Agotado hoy');
});

it('says so no longer once the day is over', () => {
  render(<OrderingNotes {...on('2026-11-19')} />);
  expect(screen.queryByText('Agotado hoy')).not.toBeInTheDocument();
});
