import { expect, test } from 'vitest';
import { parseInstant } from '../../kernel/time/madrid-time.ts';
import { countByHour } from './pickup-hours.rules.ts';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

test("pick-ups are counted by Madrid's weekday and hour, summer and winter", () => {
  const pickups = [
    { pickupTime: at('2026-11-15T14:00'), orders: 3 },
    { pickupTime: at('2026-11-15T14:30'), orders: 2 },
    { pickupTime: at('2026-07-19T14:00'), orders: 1 },
    { pickupTime: at('2026-11-20T13:00'), orders: 4 },
  ];
  expect(countByHour(pickups)).toEqual([
    { dayOfWeek: 0, hour: 14, orders: 6 },
    { dayOfWeek: 5, hour: 13, orders: 4 },
  ]);
});
