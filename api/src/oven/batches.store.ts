import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { lockByName } from '../db/engines/engine.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import { orRefuse } from '../failure.ts';
import type { OvenBatchesTable } from './oven.tables.ts';

export type BatchRow = Selectable<OvenBatchesTable>;

const LOCK = 'oven batches';

/** No batch goes on, is ready or is taken off until the transaction ends; whoever does that waits for it. */
export function holdOffBatches({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, LOCK, 'shared');
}

/** Waits for whoever counts on the batches as they are, and lets those that come later wait. */
export function lockBatches({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, LOCK);
}

export function viewBatch(row: BatchRow): Batch {
  return {
    id: row.id,
    slot: instantToIso(row.slot),
    chickens: tenthsToDecimal(row.chickens),
    putOnAt: instantToIso(row.putOnAt),
    readyAt: row.readyAt === null ? null : instantToIso(row.readyAt),
    version: row.version,
  };
}

/** Those for the slots from one moment until before another, in the order in which they were put on. */
export function listBatches(sql: Queries, from: number, until: number): Promise<BatchRow[]> {
  return sql
    .selectFrom('ovenBatches')
    .selectAll()
    .where('slot', '>=', from)
    .where('slot', '<', until)
    .orderBy('id')
    .execute();
}

export async function insertBatch(
  transaction: Transaction,
  batch: Insertable<OvenBatchesTable>,
): Promise<BatchRow> {
  const row = await transaction.sql
    .insertInto('ovenBatches')
    .values(batch)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('oven');
  return row;
}

/** Whoever else changes a batch waits, so that all of a slot's are counted. Throws BATCH_NOT_FOUND. */
export async function lockBatch(transaction: Transaction, id: number): Promise<BatchRow> {
  await lockBatches(transaction);
  const query = transaction.sql.selectFrom('ovenBatches').selectAll().where('id', '=', id);
  return orRefuse(await query.executeTakeFirst(), 'BATCH_NOT_FOUND');
}

/** Changes the locked batch: ready, by whom, or on the spit again. */
export async function setBatchReady(
  transaction: Transaction,
  id: number,
  ready: { readyAt: number; readyBy: number } | { readyAt: null; readyBy: null },
): Promise<BatchRow> {
  const row = await transaction.sql
    .updateTable('ovenBatches')
    .set({ ...ready, version: NEXT_VERSION })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('oven');
  return row;
}

export async function deleteBatch(transaction: Transaction, id: number): Promise<void> {
  await transaction.sql.deleteFrom('ovenBatches').where('id', '=', id).execute();
  transaction.announce('oven');
}

/** How many chickens were put on for the slot, ready or not. */
export async function sumPutOn(sql: Queries, slot: number): Promise<Tenths> {
  const { putOn } = await sql
    .selectFrom('ovenBatches')
    .select((is) => is.fn.sum<Sum | null>('chickens').as('putOn'))
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  return tenths(Number(putOn ?? 0));
}

/** How many chickens of the slot are ready. */
export async function sumReady(sql: Queries, slot: number): Promise<Tenths> {
  const { ready } = await sql
    .selectFrom('ovenBatches')
    .select((is) => is.fn.sum<Sum | null>('chickens').as('ready'))
    .where('slot', '=', slot)
    .where('readyAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return tenths(Number(ready ?? 0));
}
