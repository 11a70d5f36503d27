/** For how many it was done, and why not for others. */
export type Swept = { count: number; faults: readonly unknown[] };

/**
 * Does the job for everything that `listAfter` finds behind what it found last, one after the other; the job answers
 * whether there was anything to do. One that fails holds up nobody else. Adds to what was done before.
 */
export async function eachInTurn<Found>(
  listAfter: (last: Found | undefined) => Promise<readonly Found[]>,
  job: (found: Found) => Promise<boolean>,
  before: Swept = { count: 0, faults: [] },
): Promise<Swept> {
  const faults = [...before.faults];
  let { count } = before;
  let found = await listAfter(undefined);
  while (found.length > 0) {
    for (const one of found) {
      try {
        if (await job(one)) count += 1;
      } catch (fault) {
        faults.push(fault);
      }
    }
    found = await listAfter(found.at(-1));
  }
  return { count, faults };
}
