// The record's entry of a table that somebody takes along (docs/rules/audit.md#what-is-recorded).
import { formatDay } from '../kernel/time/date-texts.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import type { AuditFacts } from './changed-fields.rules.ts';

const TABLES = {
  users: 'la lista entera de usuarios',
  invoices: 'el libro de facturas',
  invoiceRecords: 'los registros de facturación',
  days: 'el informe por días',
  products: 'el informe de productos',
  audit: 'el registro de administración',
} as const;
export type ExportedTable = keyof typeof TABLES;

/** Of which days the table is, both included; of all that there are where one is missing. */
export type ExportedDays = { from?: Day | undefined; to?: Day | undefined };

/** The table in words, with its days. */
export function exportedTable(
  table: ExportedTable,
  { from, to }: ExportedDays,
): Pick<AuditFacts, 'after'> {
  return { after: { table: TABLES[table] + daysText(from, to) } };
}

/** " del 01/11/2026 al 20/11/2026"; "" for no days. */
function daysText(from: Day | undefined, to: Day | undefined): string {
  if (from === undefined) return to === undefined ? '' : ` hasta el ${formatDay(to)}`;
  if (to === undefined) return ` desde el ${formatDay(from)}`;
  return ` del ${formatDay(from)}${from === to ? '' : ` al ${formatDay(to)}`}`;
}
