// The counter at which invented steps are taken.
import { cents, centsToDecimal, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { openInvoicingShop, type InvoicingShop } from '../invoices/invoicing-shop.ts';
import { newCustomer } from '../loyalty/customers.ts';
import type { Step } from './invented-steps.ts';

export type Counter = InvoicingShop & {
  userId: number;
  phone: string;
  prices: ReadonlyMap<number, Cents>;
  orders: number[];
  sales: number[];
  visits: string[];
  /** "order 3": what it comes to is no matter of payments alone any more. */
  corrected: Set<string>;
  /** What was not refused. */
  done: Set<Step['what']>;
};

export async function openCounter(): Promise<Counter> {
  const under = await openInvoicingShop();
  const { id: userId, phone } = await newCustomer(under);
  const products = await under.shop.db.read
    .selectFrom('products')
    .select(['id', 'price'])
    .execute();
  return {
    ...under,
    ...{ userId, phone, orders: [], sales: [], visits: [], corrected: new Set(), done: new Set() },
    prices: new Map(products.map(({ id, price }) => [id, price])),
  };
}

export const euros = (amount: number): string => centsToDecimal(cents(amount));

export const oneOf = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % items.length];
