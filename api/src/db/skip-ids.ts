import { sql as raw } from 'kysely';
import type { Transaction } from './database.ts';

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
