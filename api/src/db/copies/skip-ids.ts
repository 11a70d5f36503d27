// Which ids a restored copy leaves out (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { sql as raw } from 'kysely';
import type { Queries, Transaction } from '../database.ts';
import type { Engine } from '../engines/engine.ts';

/** More than a shop gives out in a day. */
const IDS_OF_A_DAY = 1000;
const LEAST_SKIPPED = 10 * IDS_OF_A_DAY;

/**
 * How many ids are left out: those that were given out after the copy was made stand in tablets' outboxes, in wallet codes
 * and on paper, and may not become somebody else's. The copy is of `moment`; null where nobody knows.
 */
export function skippedSince(moment: number | null, now: number): number {
  const age = moment === null ? 0 : Math.max(0, now - moment);
  return Math.max(LEAST_SKIPPED, Math.ceil(age / DAY) * IDS_OF_A_DAY);
}

/** The last ids of a database, by table. */
export type LastIds = ReadonlyMap<string, number>;

type LastId = { name: string; last: string | number | null };

/** The last id that each table has given out. */
export async function lastIds(sql: Queries, engine: Engine): Promise<LastIds> {
  const query =
    engine === 'sqlite'
      ? raw<LastId>`select name, seq as last from sqlite_sequence`
      : raw<LastId>`select table_name as name, pg_sequence_last_value(
          pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass) as last
        from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'`;
  const { rows } = await query.execute(sql);
  return new Map(rows.map(({ name, last }) => [name, Number(last ?? 0)]));
}

/** Lets no key that counts up give out an id again that another database has given out. */
export async function goOnAfter({ sql, engine }: Transaction, given: LastIds): Promise<void> {
  for (const [name, last] of given) {
    const statement =
      engine === 'sqlite'
        ? raw`update sqlite_sequence set seq = ${last} where name = ${name} and seq < ${last}`
        : raw`select setval(key, ${last}) from (
            select pg_get_serial_sequence(quote_ident(table_name), column_name) as key
            from information_schema.columns
            where table_schema = current_schema() and is_identity = 'YES' and table_name = ${name}) as keys
          where coalesce(pg_sequence_last_value(key::regclass), 0) < ${last}`;
    await statement.execute(sql);
  }
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
