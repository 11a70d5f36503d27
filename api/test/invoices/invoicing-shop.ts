import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

export const SHOP_NIF = 'B12345674';
export const CUSTOMER_NIF = '12345678Z';

/** What the specified form sends. */
export function invoiceBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    customerEmail: 'maria@example.com',
    customerPhone: '600111222',
    customerDNI: CUSTOMER_NIF,
    customerAddress: 'Calle Nueva, 3, Villena',
    totalAmount: '20.00',
    ...changes,
  };
}

export type InvoicingShop = ShopUnderTest & {
  staff: SignedIn;
  /** A new order, paid with so much in cash where that is said. */
  order: (paid?: string, changes?: Record<string, unknown>) => Promise<Order>;
  /** A new order's simplified invoice. */
  simplified: (paid?: string) => Promise<Invoice>;
  /** The order's full invoice. */
  full: (order: Order, changes?: Record<string, unknown>) => Promise<Invoice>;
  list: (query?: string) => Promise<InvoiceList>;
};

/** A shop with a tax identity, unless it is to be without. */
export async function openInvoicingShop({
  hasIdentity = true,
  environment = {},
}: { hasIdentity?: boolean; environment?: Record<string, string> } = {}): Promise<InvoicingShop> {
  const under = await openShop(environment);
  if (hasIdentity) await giveTaxIdentity(under);
  const staff = await under.signedIn('haykakan');
  const order = async (paid?: string, changes: Record<string, unknown> = {}) => {
    const placed = await placeOrder(staff, changes);
    if (paid === undefined) return placed;
    const reply = await staff.patch(`/api/orders/${placed.id}`, { totalAmount: paid });
    return answered(reply) as Order;
  };
  const list = async (query = '') =>
    answered(await staff.get(`/api/invoices${query}`)) as InvoiceList;
  return {
    ...under,
    staff,
    order,
    list,
    simplified: async (paid = '20.00') => {
      const { id } = await order(paid);
      return answered(await staff.post(`/api/orders/${id}/simplified-invoice`)) as Invoice;
    },
    full: async ({ id }, changes) => {
      const reply = await staff.post(`/api/orders/${id}/invoice`, invoiceBody(changes));
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      const { invoices } = await list();
      const made = invoices.find((invoice) => invoice.orderId === id);
      if (!made) throw new Error('no invoice');
      return made;
    },
  };
}

export async function giveTaxIdentity({ shop }: Pick<ShopUnderTest, 'shop'>): Promise<void> {
  await rewriteSetting(shop, 'legalName', 'Brasa y Leña SL');
  await rewriteSetting(shop, 'taxId', SHOP_NIF);
}

/** The reply's body, for the caller to say of what type; throws what was refused. */
export function answered({ status, body }: { status: number; body: unknown }): unknown {
  if (status >= 400) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body;
}
