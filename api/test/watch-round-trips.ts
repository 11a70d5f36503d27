// Counts how often a connection to PostgreSQL begins to wait for an answer: once for everything that is sent
// together, as over a network.
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/** Until the test ends: the most that `act` makes on one connection. */
export function watchRoundTrips(): (act: () => Promise<unknown>) => Promise<number> {
  const trips = new Map<pg.Connection, number>();
  const waiting = new Map<pg.Connection, number>();
  const add = (to: Map<pg.Connection, number>, connection: pg.Connection, more: number) =>
    to.set(connection, (to.get(connection) ?? 0) + more);
  // What ends with one of these is answered with "ready for a query".
  for (const method of ['query', 'sync'] as const) {
    const send = Reflect.get(pg.Connection.prototype, method) as (...args: unknown[]) => unknown;
    const spy = vi.spyOn(pg.Connection.prototype, method).mockImplementation(function watched(
      this: pg.Connection,
      ...args: unknown[]
    ) {
      if ((waiting.get(this) ?? 0) === 0) add(trips, this, 1);
      add(waiting, this, 1);
      // As many as are sent together listen at once.
      this.setMaxListeners(0);
      this.once('readyForQuery', () => add(waiting, this, -1));
      return Reflect.apply(send, this, args);
    });
    onTestFinished(() => spy.mockRestore());
  }
  return async (act) => {
    trips.clear();
    await act();
    return Math.max(...trips.values());
  };
}
