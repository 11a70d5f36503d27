// Which ids a restored copy leaves out (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { DAY } from '@brasa/core/kernel/durations.ts';
import { sql as raw } from 'kysely';
import type { Transaction } from './database.ts';

/** More than a shop gives out in a day. */
const IDS_OF_A_DAY = 1000;
const LEAST_SKIPPED = 10 * IDS_OF_A_DAY;

/**
 * How many ids are left out: those that were given out after the copy was made stand in tablets' outboxes, in wallet codes
 * and on paper, and may not become somebody else's. They grow with each minute, so that the ids given out between two restores
 * of one copy are left out by the second. The copy is of `moment`; null where nobody knows.
 */
export function skippedSince(moment: number | null, now: number): number {
  const age = moment === null ? 0 : Math.max(0, now - moment);
  return LEAST_SKIPPED + Math.ceil((age / DAY) * IDS_OF_A_DAY);
}

/** Lets every key that counts up go on so many further: those between are nobody's, and never will be. */
export async function skipIds({ sql, engine }: Transaction, count: number): Promise<void> {
  if (engine === 'sqlite') {
    await raw`insert into sqlite_sequence (name, seq)
      select name, 0 from sqlite_schema where type = 'table' and sql like '%autoincrement%'
      and name not in (select name from sqlite_sequence)`.execute(sql);
    await raw`update sqlite_sequence set seq = seq + ${count}`.execute(sql);
    return;
  }
  await raw`select setval(key, nextval(key) - 1 + ${count}) from (
    select pg_get_serial_sequence(quote_ident(table_name), column_name) as key
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES') as keys`.execute(sql);
}
