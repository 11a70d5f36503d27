import { expect } from 'vitest';
import type { Tables } from '../src/db/tables/tables.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** Everything in every table of the database, as text. */
export async function everything({ shop }: ShopUnderTest): Promise<string> {
  const tables = await shop.db.read.introspection.getTables();
  expect(tables.map(({ name }) => name)).toContain('idempotency_keys');
  const rows: unknown[] = [];
  for (const { name } of tables) {
    rows.push(
      await shop.db.read
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute(),
    );
  }
  return JSON.stringify(rows);
}
