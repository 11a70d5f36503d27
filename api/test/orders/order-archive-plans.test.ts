// No search of the archive reads all orders (docs/rules/orders.md#searching-the-archive): every statement of
// every combination of its conditions is explained.
import { expect, test } from 'vitest';
import { archiveQuery } from '@brasa/core/orders/archive/order-archive.contract.ts';
import { ARCHIVE_PAYMENTS } from '@brasa/core/orders/archive/order-archive.rules.ts';
import { ORDER_STATUSES } from '@brasa/core/orders/orders.rules.ts';
import { listArchive } from '../../src/orders/archive/list-archive.ts';
import { listened, tablesReadWhole } from '../explained.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const SEARCHES = ['', '7', '600111222', 'ana@example.com', 'ana', 'ana ruiz', 'aan', 'nobody'];
const DAYS = [{}, { from: '2026-11-01' }, { to: '2026-11-30' }];

function* queries() {
  for (const search of SEARCHES) {
    for (const status of [undefined, ...ORDER_STATUSES]) {
      for (const payment of [undefined, ...ARCHIVE_PAYMENTS]) {
        for (const days of DAYS) yield { search, status, payment, ...days };
      }
    }
  }
  yield { search: 'ana', near: 'true', before: '1763640000000-5' };
  yield { customer: '2', search: 'ana', status: 'error' };
}

const BIG = ['orders', 'order_name_words', 'name_words', 'other', 'named', 'order_lines', 'users'];

/** There are thousands of combinations; only what hangs takes this long. */
const PATIENCE = { timeout: 300_000 };

test('every statement of every combination goes by an index', PATIENCE, async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const one = { is_manual_entry: true, customerName: 'Ana Ruiz', customerPhone: '600111222' };
  for (let count = 0; count < 3; count += 1) await placeOrder(staff, one);
  const { nodes, shop } = listened(under);
  for (const query of queries()) await listArchive(shop, archiveQuery.parse(query));
  const read = await tablesReadWhole(under, nodes);
  expect(read.length).toBeGreaterThan(100);
  for (const { statement, tables } of read) {
    expect(
      tables.filter((name) => BIG.includes(name)),
      statement,
    ).toEqual([]);
  }
});
