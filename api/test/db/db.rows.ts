import type { Queries } from '../../src/db/database.ts';
import type { DbTables } from '../../src/db/db.tables.ts';
import type { RowsOf } from './rows.ts';

export const ROWS = {
  believedClock: {
    right: { id: 1, at: 0, notedAt: 0 },
    wrong: [{ id: 2 }, { at: null }, { probation: -1 }, { notedAt: null }],
  },
  idempotencyKeys: {
    right: { caller: 'x', key: 'x', fingerprint: 'x', createdAt: 0 },
    wrong: [
      { caller: null },
      { key: null },
      { fingerprint: null },
      { createdAt: null },
      { caller: 'user:1', key: 'known' },
    ],
  },
  secrets: {
    right: { name: 'other_key' as never, value: 'x' },
    wrong: [{ value: null }, { name: 'wallet_key' }],
  },
  sweeps: {
    right: { name: 'personal_data', nextAt: 0 },
    wrong: [{ name: 'other_data' }, { name: null }, { nextAt: null }],
  },
  throttleHits: {
    right: { bucket: 'x', at: 0 },
    wrong: [{ bucket: null }, { at: null }],
  },
} satisfies RowsOf<DbTables>;

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  const known = { ...ROWS.idempotencyKeys.right, caller: 'user:1', key: 'known' };
  await sql.insertInto('idempotencyKeys').values(known).execute();
}
