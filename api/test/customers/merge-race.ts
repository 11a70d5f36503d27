// A shop with two devices of the staff, and people with two accounts, for the races of merging.
import { expect } from 'vitest';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { twoDevices } from '../two-devices.ts';
import { personWith } from './people.ts';

export async function openRace() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const [one, two] = await twoDevices(under);
  const pair = async ([points, others]: [number, number]) => ({
    kept: await personWith(under, points),
    other: await personWith(under, others),
  });
  return { under, staff, one, two, pair };
}

/** Everything of the one who went is the other's. */
export async function expectAllMoved(
  { shop }: ShopUnderTest,
  { id }: { id: number },
): Promise<void> {
  const sql = shop.db.read;
  for (const table of ['orders', 'pointTransactions', 'pointLots', 'sessions'] as const) {
    const left = await sql.selectFrom(table).selectAll().where('userId', '=', id).execute();
    expect(left, table).toEqual([]);
  }
  await expectLedgerToAgree(shop);
}
