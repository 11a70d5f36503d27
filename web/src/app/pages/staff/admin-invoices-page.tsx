import { useState } from 'react';
import { InvoicesDesk } from '../../../invoices/page/invoices-desk.tsx';
import { useSiteFacts } from '../../../settings/site-facts.queries.ts';
import { OrderSheet } from './order-sheet.tsx';

/** Facturas, with the order of each. */
export default function AdminInvoicesPage() {
  const { data: shop } = useSiteFacts();
  const [orderId, setOrderId] = useState<number | null>(null);
  return (
    <>
      <InvoicesDesk shop={shop} onOrder={setOrderId} />
      {orderId !== null && <OrderSheet id={orderId} onClose={() => setOrderId(null)} />}
    </>
  );
}
