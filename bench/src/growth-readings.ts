// How long the grown shop takes to answer what staff read.
import { send, type Counter } from './growth-calls.ts';

const ROUNDS = 20;
/** By the median; what a busy machine adds to the slowest is told beside it. */
export const READING_GOAL_MS = 100;

export type Reading = { name: string; median: number; slowest: number };

/** Each many times, one after the other. */
export async function readEach(
  { url, staff }: Counter,
  reads: readonly (readonly [name: string, path: string])[],
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [name, path] of reads) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, text, milliseconds } = await send(url, {
        method: 'GET',
        path,
        cookie: staff,
      });
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
      times.push(milliseconds);
    }
    times.sort((one, other) => one - other);
    readings.push({
      name,
      median: times[times.length >> 1] ?? Number.NaN,
      slowest: times.at(-1) ?? Number.NaN,
    });
  }
  return readings;
}
