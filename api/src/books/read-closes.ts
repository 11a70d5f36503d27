// The closes as they were written (docs/rules/books.md#closes).
import type { z } from 'zod';
import type { closeList, closesQuery, DayClose } from '@brasa/core/books/books.contract.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Storing } from '../db/idempotency.ts';
import { orRefuse } from '../failure.ts';
import { viewCloses } from './books-view.ts';
import { findClose, findCloses } from './books.store.ts';

/** Throws CLOSE_NOT_FOUND. */
export async function readClose(sql: Queries, number: number): Promise<DayClose> {
  const row = orRefuse(await findClose(sql, number), 'CLOSE_NOT_FOUND');
  return (await viewCloses(sql, [row]))[0] as DayClose;
}

/** A page of them, newest first. */
export async function listCloses(
  sql: Queries,
  { before, limit }: z.output<typeof closesQuery>,
): Promise<z.output<typeof closeList>> {
  const rows = await findCloses(sql, { before, limit: limit + 1 });
  return {
    closes: rows.length === 0 ? [] : await viewCloses(sql, rows.slice(0, limit)),
    hasMore: rows.length > limit,
  };
}

/** A repeat reads the close by its number: it says who wrote it. */
export function storedClose({ sql }: Transaction): Storing<DayClose, { number: number }> {
  return {
    store: ({ number }) => ({ number }),
    restore: ({ number }) => readClose(sql, number),
  };
}
