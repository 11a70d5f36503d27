import { expect, test } from 'vitest';
import { parseInstant } from '../kernel/time/madrid-time.ts';
import {
  isPausable,
  pausedTitle,
  pausedUntilNow,
  pausedUntilText,
  PAUSE_CHOICES,
  pauseEnd,
  pauseEndFault,
} from './pause.rules.ts';

const at = (text: string) => parseInstant(text) ?? NaN;
const NOW = at('2026-11-20T12:10');

test.each([
  [15, '2026-11-20T12:25'],
  [30, '2026-11-20T12:40'],
  [60, '2026-11-20T13:10'],
  ['today', '2026-11-21T00:00'],
] as const)('a pause of %s ends at %s', (choice, end) => {
  expect(pauseEnd(choice, NOW)).toBe(at(end));
});

test('no pause goes beyond midnight in Madrid, whatever the clocks do that day', () => {
  expect(pauseEnd(60, at('2026-11-20T23:50'))).toBe(at('2026-11-21T00:00'));
  // The day has 25 hours.
  expect(pauseEnd('today', at('2026-10-25T01:30'))).toBe(at('2026-10-26T00:00'));
});

test('what staff choose is never refused', () => {
  const moments = ['2026-11-20T00:00', '2026-11-20T12:10', '2026-11-20T23:59', '2026-03-29T01:59'];
  for (const now of moments.map(at)) {
    expect(PAUSE_CHOICES.map((choice) => pauseEndFault(pauseEnd(choice, now), now))).toEqual(
      Array(4).fill(null),
    );
  }
});

test('a pause ends later than now and today', () => {
  const past = { path: 'until', message: 'La pausa tiene que acabar más tarde que ahora' };
  const late = { path: 'until', message: 'La pausa puede durar como mucho hasta el final de hoy' };
  expect(pauseEndFault(NOW, NOW)).toEqual(past);
  expect(pauseEndFault(NOW + 1, NOW)).toBeNull();
  expect(pauseEndFault(at('2026-11-21T00:00'), NOW)).toBeNull();
  expect(pauseEndFault(at('2026-11-21T00:00') + 1, NOW)).toEqual(late);
});

test('a pause is over at its end', () => {
  expect(pausedUntilNow(null, NOW)).toBeNull();
  expect(pausedUntilNow(NOW, NOW)).toBeNull();
  expect(pausedUntilNow(NOW + 1, NOW)).toBe(NOW + 1);
});

test("only pick-ups of today's day in Madrid are paused", () => {
  expect(isPausable(at('2026-11-20T23:59'), at('2026-11-20T00:00'))).toBe(true);
  expect(isPausable(at('2026-11-21T00:00'), at('2026-11-20T23:59'))).toBe(false);
});

test('the end is told as a clock does; the rest of the day has none', () => {
  expect(pausedUntilText(at('2026-11-20T14:30'))).toBe('hasta las 14:30');
  expect(pausedUntilText(at('2026-11-20T01:05'))).toBe('hasta la 01:05');
  expect(pausedUntilText(at('2026-11-21T00:00'))).toBeNull();
});

test('customers are told until when, or that it is for the rest of the day', () => {
  expect(pausedTitle(at('2026-11-20T14:30'))).toBe(
    'Hoy no aceptamos pedidos por la web hasta las 14:30',
  );
  expect(pausedTitle(at('2026-11-21T00:00'))).toBe('Por hoy no aceptamos más pedidos por la web');
});
