// Who issues changes while invoices are made: each is of one issuer as a whole
// (docs/rules/settings.md#who-issues-the-invoices).
import { expect, test } from 'vitest';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { answered, openInvoicingShop, SHOP_NIF } from './invoicing-shop.ts';

const OTHER_NIF = '12345678Z';

test('invoices beside a change of the tax number are of the one or the other, in its series', async () => {
  const under = await openInvoicingShop();
  await rewriteSetting(under.shop, 'dailyInitialStock', '9999');
  const [here, there] = await twoDevices(under);
  const owner = await under.signedIn('superadmin');
  const ids: number[] = [];
  while (ids.length < 12) ids.push((await placeOrder(under.staff, { quantity: 0.5 })).id);
  const change = async (value: string) =>
    answered(await owner.patch('/api/settings/taxId', { value }));
  const asked = ids.map((id, at) =>
    (at % 2 === 0 ? here : there).post(`/api/orders/${id}/simplified-invoice`),
  );
  const changed = (async () => {
    for (const nif of [OTHER_NIF, SHOP_NIF, OTHER_NIF]) await change(nif);
  })();
  expect(countStatuses(await Promise.all(asked))).toEqual({ 200: ids.length });
  await changed;
  const last = await placeOrder(under.staff, { quantity: 0.5 });
  answered(await there.post(`/api/orders/${last.id}/simplified-invoice`));
  const rows = await under.shop.db.read
    .selectFrom('invoices')
    .select(['issuerNif', 'series', 'number', 'qrUrl'])
    .orderBy('id')
    .execute();
  expect(rows).toHaveLength(ids.length + 1);
  expect(rows.at(-1)?.issuerNif).toBe(OTHER_NIF);
  // The one that issued first has the series without a mark.
  const first = rows[0]?.issuerNif;
  const counted = new Map<string, number>();
  for (const { issuerNif, series, number, qrUrl } of rows) {
    expect(series).toBe(issuerNif === first ? 'S2026' : 'S2026B');
    const next = (counted.get(series ?? '') ?? 0) + 1;
    counted.set(series ?? '', next);
    expect(number).toBe(next);
    expect(qrUrl).toContain(`nif=${issuerNif}&`);
  }
  expect(await checkChain(under.shop.db.read)).toEqual({ records: rows.length, broken: null });
});

test('the first record and a change by haykakan: what was changed in time is what it says', async () => {
  const under = await openInvoicingShop();
  const [here, there] = await twoDevices(under);
  const { id } = await placeOrder(under.staff);
  const [made, changed] = await Promise.all([
    here.post(`/api/orders/${id}/simplified-invoice`),
    there.patch('/api/settings/taxId', { value: OTHER_NIF }),
  ]);
  expect(made.status).toBe(200);
  const { issuerNif } = await under.shop.db.read
    .selectFrom('invoices')
    .select('issuerNif')
    .executeTakeFirstOrThrow();
  expect([changed.status, issuerNif]).toEqual(
    changed.status === 200 ? [200, OTHER_NIF] : [403, SHOP_NIF],
  );
});
