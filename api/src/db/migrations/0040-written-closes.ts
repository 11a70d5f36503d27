// A close that is written takes no further entry: an entry is given its close before that is written. And on SQLite,
// where "insert or replace" deletes without asking the triggers of deletion, what is never changed is replaced neither;
// PostgreSQL has no such statement.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const statements =
    engine === 'postgres'
      ? ENTERED.flatMap(closedOnPostgres)
      : [...ENTERED.flatMap(closedOnSqlite), ...Object.entries(KEYS).flatMap(keptOnSqlite)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ENTERED = ['payments', 'cash_movements'];

const refusal = (table: string) => `violates append-only: ${table} of a close that is written`;
const IS_WRITTEN = `exists (select 1 from day_closes where number = new.close_number)`;

function closedOnPostgres(table: string): string[] {
  return [
    `create function ${table}_written_close() returns trigger language plpgsql as $$
      begin
        if ${IS_WRITTEN} then
          raise restrict_violation using message = '${refusal(table)}';
        end if;
        return new;
      end $$`,
    `create trigger ${table}_written_close before insert or update of close_number on ${table}
      for each row when (new.close_number is not null) execute function ${table}_written_close()`,
  ];
}

const closedOnSqlite = (table: string) =>
  ['insert', 'update'].map(
    (change) => `create trigger ${table}_written_close_${change} before ${change} on ${table}
      when new.close_number is not null and ${IS_WRITTEN}
      begin select raise(abort, '${refusal(table)}'); end`,
  );

/** What tells one row from another, and whether a second one is left out, as the shop's own statements ask. */
const KEYS: Record<string, { keys: readonly string[]; leftOut?: true }> = {
  cash_movements: { keys: ['id'] },
  close_corrections: { keys: ['id'] },
  day_closes: { keys: ['number'] },
  invoice_lines: { keys: ['invoice_id, position'] },
  invoice_rates: { keys: ['invoice_id, rate'] },
  invoice_records: { keys: ['position', 'huella'] },
  invoices: { keys: ['id', 'code', 'series, number'] },
  payments: { keys: ['id'] },
  record_answers: { keys: ['position'], leftOut: true },
  sale_annulments: { keys: ['sale_id'], leftOut: true },
  sale_lines: { keys: ['sale_id, id'] },
  sales: { keys: ['id'] },
  walk_in_visits: { keys: ['walk_in_id', 'transaction_id'] },
};

function keptOnSqlite([table, { keys, leftOut }]: [string, (typeof KEYS)[string]]): string[] {
  return keys.map((key, index) => {
    const columns = key.split(', ');
    const isThere = columns.map((column) => `${column} = new.${column}`).join(' and ');
    // As the constraint itself would refuse it.
    const failed = columns.map((column) => `${table}.${column}`).join(', ');
    const answer = leftOut ? 'ignore' : `abort, 'UNIQUE constraint failed: ${failed}'`;
    return `create trigger ${table}_no_replace_${index} before insert on ${table}
      when exists (select 1 from ${table} where ${isThere})
      begin select raise(${answer}); end`;
  });
}
