// How the printer stands, and which process prints.
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engines/engine.ts';
import type { TicketsTables } from './tickets.tables.ts';

export type PrinterRow = Selectable<TicketsTables['printers']>;

const NEW = { id: 1, leasedUntil: 0, nextAttemptAt: 0, failingSince: null, fault: null } as const;

/** Undefined before the first ticket. */
export function readPrinterRow(sql: Queries): Promise<PrinterRow | undefined> {
  return sql.selectFrom('printers').selectAll().executeTakeFirst();
}

/** How the printer stands; nobody else changes it, or begins a ticket, until the transaction ends. */
export async function lockPrinter({ sql, engine }: Transaction): Promise<PrinterRow> {
  await sql
    .insertInto('printers')
    .values({ ...NEW, address: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = sql.selectFrom('printers').selectAll().where('id', '=', 1);
  return forUpdate(engine, row).executeTakeFirstOrThrow();
}

/** The caller has locked it. What staff see of it is announced where it changes. */
export async function updatePrinter(
  transaction: Transaction,
  before: PrinterRow,
  change: Partial<Omit<PrinterRow, 'id'>>,
): Promise<void> {
  await transaction.sql.updateTable('printers').set(change).where('id', '=', 1).execute();
  if ((change.fault ?? null) !== before.fault && 'fault' in change) transaction.announce('tickets');
}
