import { expect, test } from 'vitest';
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { cents } from '../../kernel/amounts/cents.ts';
import { madridInstant, type ClockTime, type Day } from '../../kernel/time/madrid-time.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { availabilityFault, firstDayOfAll, missingOn } from './availability.rules.ts';

const at = (day: string, clock = '13:30') => madridInstant(day as Day, clock as ClockTime);

const BEER: MenuItem = {
  ...{ id: 27, name: 'Cerveza', price: cents(200), vatRate: 21, chickens: tenths(0) },
  ...{ quantityStep: tenths(10), minQuantity: tenths(10), orderAhead: null, soldOutOn: null },
};
const paella = (days: number, until = '20:00'): MenuItem => ({
  ...BEER,
  name: 'Paella valenciana',
  minQuantity: tenths(20),
  orderAhead: { days, until: until as ClockTime },
});
const soldOut = (day: string): MenuItem => ({ ...BEER, soldOutOn: day as Day });

const textOf = (item: MenuItem, quantity: number, now: number, pickup: number) =>
  availabilityFault(item, tenths(quantity), { now, pickup })?.text ?? null;

test.each([
  [BEER, 10, null],
  [BEER, 15, 'Cerveza: se pide por unidades enteras'],
  [{ ...BEER, quantityStep: tenths(5), minQuantity: tenths(5) }, 15, null],
  [paella(1), 10, 'Paella valenciana: como mínimo 2 raciones'],
  [paella(1), 20, null],
])('%o in a quantity of %i: %j', (item, quantity, text) => {
  expect(textOf(item, quantity, at('2026-11-20', '12:00'), at('2026-11-22'))).toBe(text);
});

test.each([
  ['2026-11-20', '20:00', '2026-11-21', null],
  [
    '2026-11-20',
    '20:01',
    '2026-11-21',
    'Paella valenciana: se encarga el día antes, hasta las 20:00',
  ],
  [
    '2026-11-20',
    '12:00',
    '2026-11-20',
    'Paella valenciana: se encarga el día antes, hasta las 20:00',
  ],
  // The nights in which the clocks change.
  ['2026-10-24', '20:00', '2026-10-25', null],
  ['2026-03-28', '20:00', '2026-03-29', null],
  ['2028-02-28', '20:00', '2028-02-29', null],
])('a paella ordered on %s at %s for %s: %j', (today, clock, day, text) => {
  expect(textOf(paella(1), 20, at(today, clock), at(day))).toBe(text);
});

test.each([
  [0, '11:00', '10:59', null],
  [0, '11:00', '11:01', 'Paella valenciana: se encarga el mismo día, hasta las 11:00'],
  [3, '11:00', '10:00', 'Paella valenciana: se encarga 3 días antes, hasta las 11:00'],
])('%i days before until %s, at %s for the same day: %j', (days, until, clock, text) => {
  expect(textOf(paella(days, until), 20, at('2026-11-20', clock), at('2026-11-20'))).toBe(text);
});

test('what is sold out is so on its day only', () => {
  const now = at('2026-11-20', '12:00');
  const item = soldOut('2026-11-20');
  expect(textOf(item, 10, now, at('2026-11-20'))).toBe('Cerveza: agotado para hoy');
  expect(textOf(item, 10, now, at('2026-11-21'))).toBeNull();
});

test('the latest of all decides the first day', () => {
  const now = at('2026-11-20', '12:00');
  expect(firstDayOfAll([], now)).toBe('2026-11-20');
  expect(firstDayOfAll([BEER, paella(1), paella(3)], now)).toBe('2026-11-23');
  expect(firstDayOfAll([soldOut('2026-11-20'), soldOut('2026-11-21')], now)).toBe('2026-11-22');
  expect(firstDayOfAll([paella(1), soldOut('2026-11-21')], now)).toBe('2026-11-22');
});

test('what cannot be had on a day is told apart from the rest', () => {
  const now = at('2026-11-20', '12:00');
  const items = [BEER, paella(1), soldOut('2026-11-20')];
  expect(missingOn(items, '2026-11-20' as Day, now)).toEqual(items.slice(1));
  expect(missingOn(items, '2026-11-21' as Day, now)).toEqual([]);
});
