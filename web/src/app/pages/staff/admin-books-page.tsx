import { useState } from 'react';
import { BooksDesk } from '../../../books/page/books-desk.tsx';
import { SalesDrawer } from '../../../sales/staff/sales-drawer.tsx';
import { ReceiptPlace } from '../../../tickets/print-place.tsx';
import { useSheet } from '../../../ui/overlay/use-sheet.ts';
import { OrderSheet } from './order-sheet.tsx';
import { SalePapers } from './sale-papers.tsx';

/** Caja, with the orders that a close would not have and the sales at the counter. */
export default function AdminBooksPage() {
  const [orderId, setOrderId] = useState<number | null>(null);
  const sales = useSheet<'sales'>();
  return (
    <>
      <BooksDesk onOrder={setOrderId} onSales={() => sales.show('sales')} />
      {orderId !== null && <OrderSheet id={orderId} onClose={() => setOrderId(null)} />}
      {sales.subject && (
        <SalesDrawer
          key={sales.turn}
          {...sales.opening}
          actions={(sold) => <SalePapers sale={sold} />}
          above={<ReceiptPlace />}
        />
      )}
    </>
  );
}
