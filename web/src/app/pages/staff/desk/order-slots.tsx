// What other rooms put into an order's drawer.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { OrderBonus } from '../../../../loyalty/staff/bonus/order-bonus.tsx';
import { OrderCustomer } from '../../../../loyalty/staff/bonus/order-customer.tsx';
import { OrderPrinting } from './order-printing.tsx';
import type { useInvoiceSheet } from './use-invoice-sheet.tsx';
import type { usePointsDialog } from './use-points-dialog.tsx';

type Sheets = {
  points: ReturnType<typeof usePointsDialog>;
  invoice: ReturnType<typeof useInvoiceSheet>;
};

export function orderSlots(order: Order, { points, invoice }: Sheets) {
  return {
    onPoints: points.openForOrder,
    bonus: <OrderBonus order={order} onOther={points.openForOther} />,
    invoice: (
      <>
        {invoice.entry}
        <OrderPrinting order={order} />
      </>
    ),
    customer: <OrderCustomer phone={order.customerPhone} />,
  };
}
