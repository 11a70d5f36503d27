import { SERVER } from '../actor.ts';
import type { Shop } from '../shop.ts';
import { countPast, deletePast } from './entries.store.ts';
import { record } from './record.ts';

/** Deletes what is past its term, and records how many (docs/rules/audit.md#how-long-entries-are-kept). */
export async function sweepEntries({ db, clock }: Shop): Promise<void> {
  const now = clock();
  await db.transact(async (transaction) => {
    const count = await countPast(transaction, now);
    if (count === 0) return;
    await record(transaction, SERVER, { kind: 'audit_swept', after: { count } }, now);
    await deletePast(transaction, now);
  });
}
