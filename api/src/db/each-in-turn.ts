/**
 * Does the job for everything that `listAfter` finds behind what it found last, one after the other. One that fails
 * holds up nobody else: answers their faults.
 */
export async function eachInTurn<Found>(
  listAfter: (last: Found | undefined) => Promise<readonly Found[]>,
  job: (found: Found) => Promise<unknown>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  let found = await listAfter(undefined);
  while (found.length > 0) {
    for (const one of found) {
      try {
        await job(one);
      } catch (fault) {
        faults.push(fault);
      }
    }
    found = await listAfter(found.at(-1));
  }
  return faults;
}
