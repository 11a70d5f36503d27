// An invoice of an order that is paid in part is of its whole price (docs/rules/payments.md#payments-add-up).
import { expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { answered, openInvoicingShop } from './invoicing-shop.ts';

const DEPOSIT = { totalAmount: '5.00', paymentMethod: 'card', waiveRest: false };
const add = (amount: string) => ({ addedPayment: { method: 'cash', amount } });

test('the rest is noted after the invoice, and nothing that leaves another price', async () => {
  const { staff, order, list, shop } = await openInvoicingShop();
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '1' }], quantity: 1 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, DEPOSIT));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect((await list()).invoices).toMatchObject([{ total: '13.50' }]);
  const other = { lines: [{ productId: 8, quantity: 2 }] };
  for (const change of [other, { totalAmount: '12.00', paymentMethod: 'cash' }]) {
    expect(await staff.patch(url, change)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_INVOICED' },
    });
  }
  answered(await staff.patch(url, add('4.50')));
  expect(answered(await staff.patch(url, add('4.00')))).toMatchObject({ amountDue: '0.00' });
  const paid = answered(await staff.get(url)) as Order;
  expect(paid).toMatchObject({ finalAmount: '13.50', invoicedTotal: '13.50' });
  await expectPaymentsToAgree(shop);
});

test('an invoice says Bizum where that is how it was paid', async () => {
  const { staff, order, list } = await openInvoicingShop();
  const { id } = await order();
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { totalAmount: '20.00', paymentMethod: 'bizum' }));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect((await list()).invoices).toMatchObject([{ total: '20.00' }]);
});
