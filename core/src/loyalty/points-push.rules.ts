// What the notifications about points say, and when they are due (docs/rules/messages.md#to-a-phone).
import { DAY } from '../kernel/time/durations.ts';
import { madridClock } from '../kernel/time/madrid-time.ts';
import { sumPoints, type Points } from '../kernel/amounts/points.ts';
import type { PushNotice } from '../messages/push.rules.ts';
import { lastDayOf } from './earning.rules.ts';
import type { PointsSummary } from './loyalty.contract.ts';
import { expiryText, pointsText } from './points-texts.rules.ts';

/** Points that end within this are told of. */
const EXPIRING_WITHIN = 30 * DAY;
/** Nobody is told of expiring points more often than this. */
export const EXPIRY_TOLD_EVERY = 7 * DAY;
/** Nobody's phone rings at night. */
const DAYTIME = { from: '10:00', until: '20:00' };

const TO_POINTS = { path: '/puntos', tag: 'points' };

/** Until when points end that are told of now. */
export const expiringUntil = (now: number): number => now + EXPIRING_WITHIN;

/** Whether phones may ring about points that nobody waits for. */
export function isDaytime(now: number): boolean {
  const clock = madridClock(now);
  return clock >= DAYTIME.from && clock < DAYTIME.until;
}

/** "Te hemos apuntado 20 puntos". */
export function pointsGivenPush(
  given: Points,
  { availablePoints, availableDiscount }: PointsSummary,
): PushNotice {
  const bonus = availableDiscount
    ? ` Ya puedes usar ${availableDiscount.discount} € de descuento.`
    : '';
  return {
    ...TO_POINTS,
    title: `Te hemos apuntado ${pointsText(given)}`,
    body: `Ahora tienes ${pointsText(availablePoints)}.${bonus}`,
  };
}

/** "20 puntos caducan el 3/12/2026"; null where nothing of the sort is about to happen. */
export function pointsExpiringPush(
  { nextExpiries }: Pick<PointsSummary, 'nextExpiries'>,
  now: number,
): PushNotice | null {
  const last = lastDayOf(expiringUntil(now));
  const ending = nextExpiries.filter(({ lastDay }) => lastDay <= last);
  const [first] = ending;
  if (!first) return null;
  const all = sumPoints(ending.map(({ points }) => points));
  const body =
    ending.length === 1
      ? `${expiryText(first)}.`
      : `${expiryText(first)}; en los próximos 30 días, ${pointsText(all)} en total.`;
  return { ...TO_POINTS, title: 'Tus puntos están a punto de caducar', body };
}
