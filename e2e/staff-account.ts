// The shop's first account is a superadmin's. What only haykakan sees needs another.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '../api/src/db/engines/open-sqlite.ts';
import { STAFF, type Shop } from './shops.ts';

/** Makes haykakan of the shop's staff; before they sign in. */
export function makeStaffHaykakan({ dataDir }: Shop): void {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5000 });
  try {
    const change = database.prepare('update users set role = ? where username = ?');
    const { changes } = change.run('haykakan', STAFF.username);
    if (changes !== 1) throw new Error('the shop has no such staff');
  } finally {
    database.close();
  }
}
