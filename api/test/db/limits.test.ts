import { expect, test } from 'vitest';
import { openShop } from '../shop-under-test.ts';
import { LIMITS, ROWS } from './rows.ts';

test.each(LIMITS)('%s: what core allows and no more (%#)', async (table, allowed, refused) => {
  const under = await openShop();
  const insert = (change: object) =>
    under.shop.db.transact(({ sql }) =>
      sql
        .insertInto(table)
        .values({ ...ROWS[table].right, ...change } as never)
        .execute(),
    );
  for (const change of allowed) await insert(change);
  for (const change of refused) {
    await expect(insert(change), JSON.stringify(change)).rejects.toThrow(/constraint|violates/i);
  }
});
