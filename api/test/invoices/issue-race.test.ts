// Numbers without gap or repeat, however many ask at once (docs/rules/invoices.md#series-and-numbers).
import { expect, test } from 'vitest';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { openInvoicingShop } from './invoicing-shop.ts';

/** The long run asks for 200 (`npm run long -- invoices`). */
const COUNT = Number(process.env['BRASA_INVOICES'] ?? 40);

test(`${COUNT} simplified invoices at once are numbered 1 to ${COUNT}, in one chain`, async () => {
  const under = await openInvoicingShop();
  await rewriteSetting(under.shop, 'dailyInitialStock', '9999');
  const [here, there] = await twoDevices(under);
  const ids: number[] = [];
  while (ids.length < COUNT) ids.push((await placeOrder(under.staff, { quantity: 0.5 })).id);
  const ask = (id: number, at: number) =>
    (at % 2 === 0 ? here : there).post(`/api/orders/${id}/simplified-invoice`);
  // Each twice: the one that comes second finds what the first has made.
  const replies = await Promise.all([...ids.map(ask), ...ids.toReversed().map(ask)]);
  expect(countStatuses(replies)).toEqual({ 200: 2 * COUNT });
  const rows = await under.shop.db.read
    .selectFrom('invoices')
    .select(['number', 'id'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(ids.map((_, at) => at + 1));
  expect(await checkChain(under.shop.db.read)).toEqual({ records: COUNT, broken: null });
});
