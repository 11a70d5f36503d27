// Counts how often a connection to PostgreSQL begins to wait for an answer: once for everything that is sent
// together, as over a network.
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/**
 * For connections that are opened after it, until the test ends: the most that `act` makes on one of them.
 */
export function watchRoundTrips(): (act: () => Promise<unknown>) => Promise<number> {
  const trips = new Map<pg.Client, number>();
  const waiting = new Map<pg.Client, number>();
  const add = (to: Map<pg.Client, number>, client: pg.Client, more: number) =>
    to.set(client, (to.get(client) ?? 0) + more);
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function watched(
    this: pg.Client,
    ...args: unknown[]
  ) {
    if ((waiting.get(this) ?? 0) === 0) add(trips, this, 1);
    add(waiting, this, 1);
    const answer = Reflect.apply(query, this, args) as Promise<unknown>;
    const answered = () => void add(waiting, this, -1);
    answer.then(answered, answered);
    return answer as never;
  });
  onTestFinished(() => spy.mockRestore());
  return async (act) => {
    trips.clear();
    await act();
    return Math.max(...trips.values());
  };
}
