// A year of what passers-by buy, made up with everything known that a forecast has to live with: a season,
// weekdays, fiestas, one weekday that changes for good, and noise. The same seed makes the same year.
import { addDays, dayOfWeek, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { SalesHistory } from '@brasa/core/oven/forecast.rules.ts';

const DAYS = 365;
/** Noon to four, the half hours in which chickens are sold, and how the day's sales fall on them. */
const FIRST_HALF_HOUR = 24;
const SHARES = [0.05, 0.1, 0.18, 0.22, 0.2, 0.13, 0.08, 0.04];
/** Chickens of an ordinary day, Sunday first. */
const WEEKDAYS = [70, 18, 20, 24, 26, 34, 52];
/** From the middle of the year on Tuesdays sell like Fridays: a market has come. */
const CHANGED_WEEKDAY = 2;
const CHANGED_TO = 34;
const CHANGED_FROM = 180;
/** More in summer, less in winter, by this share. */
const SEASON = 0.25;
/** Every so many days a fiesta, on which so many times as much is sold. */
const FIESTA_EVERY = 37;
const FIESTA = 2.4;
/** The deviation of a half hour's noise, as a share of what it would sell. */
export const NOISE = 0.35;

/** Numbers between 0 and 1 that look random: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normally distributed, mean 0, deviation 1 (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export type Year = { first: Day; history: SalesHistory; isSpecial: (day: Day) => boolean };

export function generatedYear(first: Day, seed: number): Year {
  const random = randomFrom(seed);
  const fiestas = new Set<Day>();
  const days = Array.from({ length: DAYS }, (_, index): [Day, Map<number, Tenths>] => {
    const day = addDays(first, index);
    const isFiesta = index % FIESTA_EVERY === FIESTA_EVERY - 1;
    if (isFiesta) fiestas.add(day);
    const total = usualSales(day, index) * (isFiesta ? FIESTA : 1);
    const sold = SHARES.map((share, place): [number, Tenths] => {
      const chickens = Math.max(0, total * share * (1 + NOISE * normal(random)));
      // By halves, as they are sold.
      return [FIRST_HALF_HOUR + place, tenths(Math.round(chickens * 2) * 5)];
    });
    return [day, new Map(sold)];
  });
  return { first, history: new Map(days), isSpecial: (day) => fiestas.has(day) };
}

function usualSales(day: Day, index: number): number {
  const weekday = dayOfWeek(day);
  const isChanged = weekday === CHANGED_WEEKDAY && index >= CHANGED_FROM;
  const usual = isChanged ? CHANGED_TO : (WEEKDAYS[weekday] ?? 0);
  return usual * (1 - SEASON * Math.cos((2 * Math.PI * index) / DAYS));
}
