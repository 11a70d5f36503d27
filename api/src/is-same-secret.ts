import { timingSafeEqual } from 'node:crypto';

/** Whether both texts are the same; the time it takes tells nothing of where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
