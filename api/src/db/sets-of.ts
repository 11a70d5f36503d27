// Lists that may have any length, cut for the statements that are given them.
import { setImmediate } from 'node:timers/promises';

/** How many values one statement is given: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const AT_ONCE = 500;

/** The list in sets of 500, in its order; the last one has the rest. */
export function* setsOf<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += AT_ONCE) {
    yield values.slice(from, from + AT_ONCE);
  }
}

/** The same, and after each set everybody else has a turn: SQLite answers at once, so that nobody would until the last. */
export async function* setsInTurn<Value>(
  values: readonly Value[],
): AsyncGenerator<readonly Value[]> {
  for (const some of setsOf(values)) {
    yield some;
    await setImmediate();
  }
}
