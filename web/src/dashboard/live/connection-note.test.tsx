import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { ageText, ConnectionNote } from './connection-note.tsx';

const SINCE = parseInstant('2026-11-20T13:42')!;

it.each([
  ['live', 'Al día'],
  ['lost', 'Sin conexión desde las 13:42 · hace 12 s'],
  ['stale', 'Datos sin actualizar desde las 13:42 · hace 12 s'],
] as const)('says of %s data "%s"', (state, text) => {
  render(<ConnectionNote connection={{ state, since: SINCE }} now={SINCE + 12_000} />);
  expect(screen.getByRole('status').textContent.replaceAll(/\s+/g, ' ')).toBe(text);
});

it('says the day where it is another one', () => {
  const connection = { state: 'lost', since: SINCE - 86_400_000 } as const;
  render(<ConnectionNote connection={connection} now={SINCE} />);
  expect(screen.getByRole('status').textContent).toContain(
    'desde el 19/11/2026 a las 13:42 · hace 24 h',
  );
});

it('does not read the seconds out', () => {
  render(<ConnectionNote connection={{ state: 'lost', since: SINCE }} now={SINCE + 12_000} />);
  expect(screen.getByText(/hace/).getAttribute('aria-hidden')).toBe('true');
});

it('names no time when nothing has ever arrived', () => {
  render(<ConnectionNote connection={{ state: 'lost', since: 0 }} now={SINCE} />);
  expect(screen.getByRole('status').textContent).toBe('Sin conexión');
});

it.each([
  [-500, '0 s'],
  [59_000, '59 s'],
  [60_000, '1 min'],
  [7_200_000, '2 h'],
])('%i milliseconds are "%s"', (age, words) => {
  expect(ageText(age)).toBe(words);
});
