// Invoices, the chain of their records and what the tax agency answered. What is issued never changes:
// the database itself refuses to change or delete it.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addColumn, addIndex, flagColumn, forbidChanges, references, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createInvoices(db, engine);
  await createParts(db);
  await createRecords(db);
  await db.schema
    .createTable('record_deliveries')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('leased_until', 'bigint', required)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('wait_seconds', 'integer', (c) => c.notNull().defaultTo(60))
    .addColumn('sent_up_to', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failing_since', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await addColumn(db, 'orders', 'invoiced_total', 'bigint');
  for (const table of APPEND_ONLY) await forbidChanges(db, engine, table);
}

async function createInvoices(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const texts = ['issuer_brand', 'issuer_name', 'issuer_address', 'issuer_phone', 'issuer_email'];
  let table = db.schema
    .createTable('invoices')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('F1', 'F2', 'F3', 'R1', 'R4', 'R5')`),
    )
    .addColumn('series', 'text')
    .addColumn('number', 'integer', (c) => c.check(sql`number >= 1`))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
    .addColumn('issued_at', 'bigint', (c) => c.notNull().check(sql`issued_at % 1000 = 0`))
    .addColumn('issued_on', 'text', required)
    .addColumn('operation_day', 'text', (c) => c.check(sql`operation_day < issued_on`))
    .addColumn('issuer_nif', 'text')
    .addColumn('recipient_name', 'text')
    .addColumn('recipient_nif', 'text')
    .addColumn('recipient_address', 'text')
    .addColumn('payment', 'text', (c) =>
      c.check(sql`payment in ('cash', 'card', 'transfer', 'mixed')`),
    );
  for (const text of texts) table = table.addColumn(text, 'text', required);
  await table
    .addColumn('base', 'bigint', required)
    .addColumn('tax', 'bigint', required)
    .addColumn('total', 'bigint', required)
    .addColumn('cites_id', 'integer', references('invoices.id'))
    .addColumn('method', 'text', (c) => c.check(sql`method in ('S', 'I')`))
    .addColumn('reason', 'text')
    .addColumn('qr_url', 'text')
    .addColumn('is_verifiable', 'integer', flagColumn('is_verifiable'))
    .addColumn('issued_by', 'integer', (c) => c.notNull().references('users.id'))
    .addUniqueConstraint('invoices_number', ['series', 'number'])
    .addCheckConstraint('invoices_sum', sql`base + tax = total`)
    .addCheckConstraint(
      'invoices_series',
      sql`(series is null) = (number is null) and (series is null) = (issuer_nif is null) and (series is null) = (qr_url is null)`,
    )
    .addCheckConstraint(
      'invoices_recipient',
      sql`(recipient_name is null) = (kind in ('F2', 'R5')) and (recipient_address is null) = (recipient_name is null)`,
    )
    .addCheckConstraint(
      'invoices_correction',
      sql`(method is null) = (kind in ('F1', 'F2', 'F3')) and (reason is null) = (method is null) and (cites_id is null) = (kind in ('F1', 'F2'))`,
    )
    .execute();
  await addIndex(db, 'invoices_by_order', 'invoices', ['order_id']);
  await addIndex(db, 'invoices_by_day', 'invoices', ['issued_on']);
  await addIndex(db, 'invoices_cited', 'invoices', ['cites_id'], ['cites_id', 'is not', null]);
}

async function createParts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('invoice_lines')
    .addColumn('invoice_id', 'integer', (c) => c.notNull().references('invoices.id'))
    .addColumn('position', 'integer', (c) => c.notNull().check(sql`position >= 1`))
    .addColumn('description', 'text', required)
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn('rate', 'integer', (c) => c.notNull().check(sql`rate in (4, 10, 21)`))
    .addColumn('base', 'bigint', required)
    .addColumn('tax', 'bigint', required)
    .addColumn('total', 'bigint', required)
    .addPrimaryKeyConstraint('invoice_lines_place', ['invoice_id', 'position'])
    .addCheckConstraint('invoice_lines_sum', sql`base + tax = total`)
    .execute();
  await db.schema
    .createTable('invoice_rates')
    .addColumn('invoice_id', 'integer', (c) => c.notNull().references('invoices.id'))
    .addColumn('rate', 'integer', (c) => c.notNull().check(sql`rate in (4, 10, 21)`))
    .addColumn('base', 'bigint', required)
    .addColumn('tax', 'bigint', required)
    .addColumn('total', 'bigint', required)
    .addColumn('rectified_base', 'bigint', required)
    .addColumn('rectified_tax', 'bigint', required)
    .addPrimaryKeyConstraint('invoice_rates_once', ['invoice_id', 'rate'])
    .addCheckConstraint('invoice_rates_sum', sql`base + tax = total`)
    .execute();
}

async function createRecords(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('invoice_records')
    .addColumn('position', 'integer', (c) => c.primaryKey().check(sql`position >= 1`))
    .addColumn('invoice_id', 'integer', (c) => c.notNull().references('invoices.id'))
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`type in ('registration', 'amendment', 'annulment')`),
    )
    .addColumn('reason', 'text')
    .addColumn('generated_at', 'bigint', required)
    .addColumn('previous_huella', 'text', required)
    .addColumn('huella', 'text', (c) => c.notNull().unique())
    .addColumn('xml', 'text', required)
    .addColumn('seal', 'text', required)
    .addColumn('made_by', 'integer', (c) => c.notNull().references('users.id'))
    .addCheckConstraint('invoice_records_reason', sql`(reason is null) = (type = 'registration')`)
    .addCheckConstraint('invoice_records_first', sql`(previous_huella = '') = (position = 1)`)
    .execute();
  await addIndex(db, 'invoice_records_by_invoice', 'invoice_records', ['invoice_id']);
  await db.schema
    .createTable('record_answers')
    .addColumn('position', 'integer', (c) => c.primaryKey().references('invoice_records.position'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('accepted', 'accepted_with_errors', 'rejected')`),
    )
    .addColumn('text', 'text')
    .addColumn('csv', 'text')
    .addColumn('answered_at', 'bigint', required)
    .execute();
}

const APPEND_ONLY = [
  'invoices',
  'invoice_lines',
  'invoice_rates',
  'invoice_records',
  'record_answers',
];
