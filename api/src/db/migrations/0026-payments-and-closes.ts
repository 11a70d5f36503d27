// The ledger of payments, the cash drawer, and the days' closes. What is entered never changes: the database itself
// refuses it, but for the close that an entry belongs to, which is given once. What was paid before is record 0.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, forbidChanges, references, required, type Column } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

/** Entries are given their close first, and it is written from what was taken. */
const CLOSE: Column = (column) =>
  column.references('day_closes.number').modifyEnd(sql`deferrable initially deferred`);

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createCloses(db, engine);
  await createPayments(db, engine);
  await createCashMovements(db, engine);
  await createRedeemedIndex(db);
  await enterOldPayments(db);
  // PostgreSQL alters no table whose checks wait for the commit.
  if (engine === 'postgres') await sql`set constraints all immediate`.execute(db);
  for (const table of ['day_closes', 'close_corrections']) await forbidChanges(db, engine, table);
  for (const [table, same] of Object.entries(ENTERED)) {
    await forbidChanges(db, engine, table, { when: CLOSED_ONCE, same });
  }
}

async function createCloses(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const amounts = ['opening_cash', 'cash_in', 'cash_out', 'cash', 'card', 'transfer'];
  let table = db.schema
    .createTable('day_closes')
    .addColumn('number', 'integer', (c) => c.primaryKey().check(sql`number >= 0`))
    .addColumn('day', 'text', required)
    .addColumn('closed_at', 'bigint', required)
    .addColumn('closed_by', 'integer', references('users.id'));
  for (const amount of [...amounts, 'expected_cash', 'counted_cash', 'left_cash']) {
    table = table.addColumn(amount, 'bigint', required);
  }
  await table
    .addColumn('coins', 'text')
    .addColumn('note', 'text')
    .addColumn('facts', 'text', required)
    .addCheckConstraint(
      'day_closes_expected',
      sql`number = 0 or expected_cash = opening_cash + cash_in - cash_out + cash`,
    )
    .addCheckConstraint(
      'day_closes_counted',
      sql`counted_cash >= 0 and left_cash between 0 and counted_cash`,
    )
    .addCheckConstraint('day_closes_by', sql`(closed_by is null) = (number = 0)`)
    .execute();
  await addIndex(db, 'day_closes_by_day', 'day_closes', ['day']);
  await db.schema
    .createTable('close_corrections')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('close_number', 'integer', (c) => c.notNull().references('day_closes.number'))
    .addColumn('counted_cash', 'bigint', (c) => c.notNull().check(sql`counted_cash >= 0`))
    .addColumn('reason', 'text', required)
    .addColumn('corrected_at', 'bigint', required)
    .addColumn('corrected_by', 'integer', (c) => c.notNull().references('users.id'))
    .execute();
  await addIndex(db, 'close_corrections_by_close', 'close_corrections', ['close_number']);
}

async function createPayments(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('subject', 'text', (c) => c.notNull().check(sql`subject in ('order', 'sale')`))
    .addColumn('subject_id', 'integer', required)
    .addColumn('cash', 'bigint', required)
    .addColumn('card', 'bigint', required)
    .addColumn('transfer', 'bigint', required)
    .addColumn('action', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('entered_at', 'bigint', required)
    .addColumn('made_at', 'bigint')
    .addColumn('entered_by', 'integer', references('users.id'))
    .addColumn('close_number', 'integer', CLOSE)
    .addCheckConstraint('payments_amount', sql`cash <> 0 or card <> 0 or transfer <> 0`)
    .execute();
  await addIndex(db, 'payments_by_subject', 'payments', ['subject', 'subject_id']);
  await addIndex(db, 'payments_by_close', 'payments', ['close_number']);
  await addIndex(db, 'payments_by_day', 'payments', ['day', 'cash', 'card', 'transfer']);
}

async function createCashMovements(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('cash_movements')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('opening', 'in', 'out')`))
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount >= 0`))
    .addColumn('reason', 'text')
    .addColumn('entered_at', 'bigint', required)
    .addColumn('made_at', 'bigint')
    .addColumn('entered_by', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('close_number', 'integer', CLOSE)
    .addCheckConstraint('cash_movements_reason', sql`kind = 'opening' or reason is not null`)
    .execute();
  await addIndex(db, 'cash_movements_by_close', 'cash_movements', ['close_number']);
}

/** What points were redeemed for on a day is found without reading the whole ledger. */
async function createRedeemedIndex(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('point_transactions_redeemed_by_time')
    .on('point_transactions')
    .column('created_at')
    .where(sql.ref('type'), '=', sql.lit('redeemed'))
    .execute();
}

async function enterOldPayments(db: Kysely<Tables>): Promise<void> {
  await sql`insert into payments (subject, subject_id, cash, card, transfer, action, day, entered_at)
    select 'order', id,
      case payment_method when 'cash' then final_amount else 0 end,
      case payment_method when 'card' then final_amount else 0 end,
      case payment_method when 'transfer' then final_amount else 0 end,
      'before', pickup_day, updated_at
    from orders where final_amount > 0 and payment_method <> 'mixed' order by id`.execute(db);
  const { rows: mixed } = await sql<MixedOrder>`
    select id, pickup_day as "day", updated_at as "at", total_amount as "total", final_amount as "final",
      coalesce(cash_amount, 0) as "cash", coalesce(card_amount, 0) as "card",
      coalesce(transfer_amount, 0) as "transfer"
    from orders where final_amount > 0 and payment_method = 'mixed' order by id`.execute(db);
  for (const order of mixed) {
    const [cash, card, transfer] = paidParts(order);
    await sql`insert into payments (subject, subject_id, cash, card, transfer, action, day, entered_at)
      values ('order', ${order.id}, ${cash}, ${card}, ${transfer}, 'before', ${order.day}, ${order.at})`.execute(
      db,
    );
  }
  await sql`insert into day_closes (number, day, closed_at, opening_cash, cash_in, cash_out,
      cash, card, transfer, expected_cash, counted_cash, left_cash, facts)
    select 0, max(day), max(entered_at), 0, 0, 0, sum(cash), sum(card), sum(transfer), 0, 0, 0, '{}'
    from payments having count(*) > 0`.execute(db);
  await sql`update payments set close_number = 0`.execute(db);
}

type Stated = { cash: number; card: number; transfer: number };
type MixedOrder = Stated & { id: number; day: string; at: number; total: number; final: number };

/** They sum to the final amount: a tolerated cent is the card's or the transfer's, and a discount leaves the cash first. */
function paidParts({ total, final, cash, card, transfer }: MixedOrder): number[] {
  const missing = total - cash - card - transfer;
  const isTransfers = missing > 0 && card === 0 && transfer > 0;
  const [toCard, toTransfer] = isTransfers ? [0, missing] : [Math.max(0, missing), 0];
  const stated = { cash, card: card + toCard, transfer: transfer + toTransfer };
  const whole = take(stated, Math.max(0, 0 - missing), ['card', 'transfer', 'cash']);
  const left = take(whole, total - final, ['cash', 'card', 'transfer']);
  return [left.cash, left.card, left.transfer];
}

/** Takes the amount from the parts in this order, each as far as it goes. */
function take(parts: Stated, amount: number, order: readonly (keyof Stated)[]): Stated {
  const rest = { ...parts };
  let left = amount;
  for (const part of order) {
    const taken = Math.min(left, rest[part]);
    rest[part] -= taken;
    left -= taken;
  }
  return rest;
}

const ENTERED = {
  payments:
    'id subject subject_id cash card transfer action day entered_at made_at entered_by'.split(' '),
  cash_movements: 'id kind amount reason entered_at made_at entered_by'.split(' '),
};

/** The close of an entry is given once. */
const CLOSED_ONCE = 'old.close_number is null and new.close_number is not null';
