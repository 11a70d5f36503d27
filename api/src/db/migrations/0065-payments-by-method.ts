// Money by row: an entry of the ledger is one row for each method, and parts of sales and closes are sums of rows. The
// database keeps no list of methods; core has it.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, forbidChanges, references, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const run: Run = async (...statements) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await splitPayments(db, engine, run);
  // Cash stays: the drawer's check adds it up.
  await run(
    'alter table day_closes drop column card',
    'alter table day_closes drop column transfer',
  );
  await (engine === 'postgres' ? narrowSales(run) : rebuildSales(db, run));
  await forbidChanges(db, engine, 'sales', { when: 'true', same: SOLD });
  await run(...(engine === 'postgres' ? [DROP_METHODS] : ANY_METHOD));
  if (engine === 'sqlite') await forbidChanges(db, engine, 'invoices');
}

/** An invoice says the method of its payment, whichever there is. */
const DROP_METHODS = 'alter table invoices drop constraint invoices_payment_check';

/** SQLite takes no check from a column: another takes its place and name, and nothing may be changed afterwards. */
const ANY_METHOD = [
  ...['no_update', 'no_delete'].map((name) => `drop trigger invoices_${name}`),
  'alter table invoices add column any_payment text',
  'update invoices set any_payment = payment where payment is not null',
  'alter table invoices drop column payment',
  'alter table invoices rename column any_payment to payment',
];

type Run = (...statements: string[]) => Promise<void>;

async function splitPayments(db: Kysely<Tables>, engine: Engine, run: Run): Promise<void> {
  await run('create table payments_before as select * from payments', 'drop table payments');
  await db.schema
    .createTable('payments')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('subject', 'text', (c) => c.notNull().check(sql`subject in ('order', 'sale')`))
    .addColumn('subject_id', 'integer', required)
    .addColumn('method', 'text', required)
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount <> 0`))
    .addColumn('place', 'integer', (c) => c.notNull().check(sql`place >= 0`))
    .addColumn('action', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('entered_at', 'bigint', required)
    .addColumn('made_at', 'bigint')
    .addColumn('entered_by', 'integer', references('users.id'))
    // Entries are given their close first, and it is written from what was taken.
    .addColumn('close_number', 'integer', (c) =>
      c.references('day_closes.number').modifyEnd(sql`deferrable initially deferred`),
    )
    .execute();
  const ofMethod = (method: string, earlier: string) => `
    select id as entry, subject, subject_id, '${method}' as method, ${method} as amount, ${earlier} as place,
      action, day, entered_at, made_at, entered_by, close_number
    from payments_before where ${method} <> 0`;
  const isCash = 'case when cash <> 0 then 1 else 0 end';
  const isCard = 'case when card <> 0 then 1 else 0 end';
  const columns = `subject, subject_id, method, amount, place, action, day, entered_at, made_at,
    entered_by, close_number`;
  const split = ['cash', 'card', 'transfer'].map((method, at) =>
    ofMethod(method, ['0', isCash, `${isCash} + ${isCard}`][at] as string),
  );
  await run(
    `insert into payments (${columns})
      select ${columns} from (${split.join(' union all ')}) as split order by entry, place`,
    'drop table payments_before',
    // PostgreSQL alters no table whose checks wait for the commit.
    ...(engine === 'postgres' ? ['set constraints all immediate'] : []),
  );
  await addIndex(db, 'payments_by_subject', 'payments', ['subject', 'subject_id']);
  await addIndex(db, 'payments_by_close', 'payments', ['close_number']);
  const sums = ['action', 'method', 'place', 'amount'];
  await addIndex(db, 'payments_by_day', 'payments', ['day', ...sums]);
  const when = 'old.close_number is null and new.close_number is not null';
  await forbidChanges(db, engine, 'payments', { when, same: ENTERED });
  await run(...(engine === 'postgres' ? CLOSED_ON_POSTGRES : CLOSED_ON_SQLITE));
}

const ENTERED = `id subject subject_id method amount place action day entered_at made_at
  entered_by`.split(/\s+/);

/** A close that is written takes no further entry; its function is there. */
const CLOSED_ON_POSTGRES = [
  `create trigger payments_written_close before insert or update of close_number on payments
    for each row when (new.close_number is not null) execute function payments_written_close()`,
];

const CLOSED_ON_SQLITE = [
  ...['insert', 'update'].map(
    (change) => `create trigger payments_written_close_${change} before ${change} on payments
      when new.close_number is not null
        and exists (select 1 from day_closes where number = new.close_number)
      begin
        select raise(abort, 'violates append-only: payments of a close that is written');
      end`,
  ),
  `create trigger payments_no_replace_0 before insert on payments
    when exists (select 1 from payments where id = new.id)
    begin select raise(abort, 'UNIQUE constraint failed: payments.id'); end`,
];

/** The columns of a sale without its payment by method. */
const SOLD = [
  ...['id', 'walk_in_id', 'payment_method', 'total', 'chickens', 'day'],
  ...['entered_at', 'made_at', 'sold_by'],
];

/** PostgreSQL drops the constraints of a column with it. */
async function narrowSales(run: Run): Promise<void> {
  await run(
    ...['append_only', 'no_truncate'].map((name) => `drop trigger sales_${name} on sales`),
    'alter table sales drop constraint sales_payment_method_check',
    ...['cash', 'card', 'transfer'].map((method) => `alter table sales drop column ${method}`),
  );
}

/** SQLite drops no constraint: the table is made anew. What refers to it is compared at the commit. */
async function rebuildSales(db: Kysely<Tables>, run: Run): Promise<void> {
  const columns = [...SOLD, 'invoiced_total'].join(', ');
  await run(
    'pragma defer_foreign_keys = on',
    'create table sales_before as select * from sales',
    'drop table sales',
  );
  const halves = (name: string) => sql.raw(`${name} % 5 = 0 and ${name} between 0 and 99995`);
  await db.schema
    .createTable('sales')
    .addColumn('id', 'integer', autoId('sqlite'))
    .addColumn('walk_in_id', 'text', (c) => c.check(sql`length(walk_in_id) between 1 and 100`))
    .addColumn('payment_method', 'text', required)
    .addColumn('total', 'bigint', (c) => c.notNull().check(sql`total between 0 and 9999999999`))
    .addColumn('chickens', 'integer', (c) => c.notNull().check(halves('chickens')))
    .addColumn('day', 'text', required)
    .addColumn('entered_at', 'bigint', required)
    .addColumn('made_at', 'bigint')
    .addColumn('sold_by', 'integer', (c) => references('users.id')(c.notNull()))
    .addColumn('invoiced_total', 'bigint')
    .execute();
  await run(
    `insert into sales (${columns}) select ${columns} from sales_before`,
    'drop table sales_before',
    `create trigger sales_no_replace_0 before insert on sales
      when exists (select 1 from sales where id = new.id)
      begin select raise(abort, 'UNIQUE constraint failed: sales.id'); end`,
  );
  await addIndex(db, 'sales_by_day', 'sales', ['day']);
  await addIndex(db, 'sales_by_visit', 'sales', ['walk_in_id'], ['walk_in_id', 'is not', null]);
}
