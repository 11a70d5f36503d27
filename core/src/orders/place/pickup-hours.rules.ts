// When orders are picked up: by weekday and full hour, as the charts show it.
import { dayOfWeek, madridClock, madridDay } from '../../kernel/time/madrid-time.ts';

/** 0 is Sunday. */
export type PickupHour = { dayOfWeek: number; hour: number; orders: number };

/** Counts pick-ups by weekday and full hour, in that order. */
export function countByHour(
  pickups: readonly { pickupTime: number; orders: number }[],
): PickupHour[] {
  const counts = new Map<string, number>();
  for (const { pickupTime, orders } of pickups) {
    const day = dayOfWeek(madridDay(pickupTime));
    const key = `${day} ${madridClock(pickupTime).slice(0, 2)}`;
    counts.set(key, (counts.get(key) ?? 0) + orders);
  }
  return [...counts].sort().map(([key, orders]) => {
    const [day, hour] = key.split(' ').map(Number);
    return { dayOfWeek: day ?? 0, hour: hour ?? 0, orders };
  });
}
