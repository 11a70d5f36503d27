// Counter sales under a server that is killed: each is sent under one key until it has an answer.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import type { Queries } from '../../src/db/database.ts';
import type { Call } from '../site-under-test.ts';

/** `id` is the sale's, null while there was no answer. */
export type SentSale = { key: string; id: number | null };

const [WHOLE, BEER] = [8, 26];
const SALE = {
  lines: [
    { productId: WHOLE, quantity: 1 },
    { productId: BEER, quantity: 2 },
  ],
  ...{ paymentMethod: 'mixed', cashAmount: '10.00', cardAmount: '7.50' },
};

async function send(call: Call, { key }: SentSale): Promise<number> {
  const { status, body } = await call<SoldReply>('POST', '/api/sales', SALE, {
    'idempotency-key': key,
  });
  if (status !== 201) throw new Error(`a sale answered ${status}`);
  return body.sale.id;
}

/** Sells once more; some of it is taken back at once. */
export async function sellOne(call: Call, sent: SentSale[]): Promise<void> {
  const sale: SentSale = { key: `venta-${randomUUID()}`, id: null };
  const count = sent.push(sale);
  sale.id = await send(call, sale);
  if (count % 3 > 0) return;
  const { status } = await call('POST', `/api/sales/${sale.id}/annulment`);
  if (status !== 200) throw new Error(`an annulment answered ${status}`);
}

/** Sends them again, answered or not: whoever had an answer gets the same one. */
export async function sendAgain(call: Call, sent: readonly SentSale[]): Promise<void> {
  for (const sale of sent) {
    const id = await send(call, sale);
    if (sale.id !== null) expect(id).toBe(sale.id);
    sale.id = id;
  }
}

/** No answered sale is missing, and there are no more than were sent; where all are answered, exactly those. */
export async function expectNoSaleLostOrTwice(
  sql: Queries,
  sent: readonly SentSale[],
): Promise<void> {
  const rows = await sql.selectFrom('sales').select('id').execute();
  const stored = new Set(rows.map(({ id }) => id));
  const answered = sent.flatMap(({ id }) => (id === null ? [] : [id]));
  expect(new Set(answered).size).toBe(answered.length);
  expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  expect(stored.size).toBeGreaterThanOrEqual(answered.length);
  expect(stored.size).toBeLessThanOrEqual(sent.length);
}
