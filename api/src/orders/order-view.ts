import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { viewState } from '@brasa/core/orders/change/order-state.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { OrderRow } from './orders.store.ts';

/** Null for an order from whose drinks nobody has withdrawn, or whose customer was erased. */
export function withdrawalOf({ withdrawnAt, withdrawnDrinks }: OrderRow) {
  if (withdrawnAt === null || withdrawnDrinks === null) return null;
  return { drinks: withdrawnDrinks, at: instantToIso(withdrawnAt) };
}

export function viewOrder(row: OrderRow): Order {
  const { invoicedTotal, customerChangedAt, erasedAt } = row;
  const withdrawal = withdrawalOf(row);
  return {
    id: row.id,
    code: row.code,
    ...viewState(row),
    customerDNI: row.customerDni,
    customerAddress: row.customerAddress,
    invoicePDF: row.invoicePdf,
    invoiceNumber: row.invoiceNumber,
    invoicedTotal: invoicedTotal === null ? null : centsToDecimal(invoicedTotal),
    notificado: row.notificado === 1,
    userId: row.userId,
    isManualEntry: row.isManualEntry === 1,
    customerChangedAt: customerChangedAt === null ? null : instantToIso(customerChangedAt),
    ...(withdrawal && { withdrawal }),
    erasedAt: erasedAt === null ? null : instantToIso(erasedAt),
    version: row.version,
    createdAt: instantToIso(row.createdAt),
    updatedAt: instantToIso(row.updatedAt),
  };
}
