// The first record of each tax number has none before it, wherever it stands. SQLite changes no constraint: the
// table is made anew, with what refers to it.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables/tables.ts';

const FIRST = 'constraint "invoice_records_first"';
const RELAXED = `${FIRST} check (position > 1 or previous_huella = '')`;

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  if (engine === 'postgres') {
    const change = 'alter table invoice_records';
    return run(`${change} drop ${FIRST}`, `${change} add ${RELAXED}`);
  }
  const tables = ['invoice_records', 'record_answers'];
  const said = new Map<string, string>();
  const rest: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ type: string; sql: string }>`
      select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(
      db,
    );
    for (const { type, sql: statement } of rows) {
      if (type === 'table') said.set(table, statement);
      else rest.push(statement);
    }
  }
  for (const table of tables) {
    const anew = (said.get(table) ?? '')
      .replace(new RegExp(`${FIRST} check .*`, 's'), `${RELAXED})`)
      .replaceAll('"invoice_records" ', '"invoice_records_anew" ')
      .replace('"record_answers" ', '"record_answers_anew" ');
    await run(anew, `insert into ${table}_anew select * from ${table}`);
  }
  await run('drop table record_answers', 'drop table invoice_records');
  for (const table of tables) await run(`alter table ${table}_anew rename to ${table}`);
  await run(...rest);
}
