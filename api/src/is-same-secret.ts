import { timingSafeEqual } from 'node:crypto';

/** True for the same text. The time that it takes tells nothing of where two differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
