import { useState } from 'react';
import { BooksDesk } from '../../../books/page/books-desk.tsx';
import { useSalesSheet } from './desk/use-sales-sheet.tsx';
import { OrderSheet } from './desk/order-sheet.tsx';

/** Caja, with the orders that a close would not have and the sales at the counter. */
export default function AdminBooksPage() {
  const [orderId, setOrderId] = useState<number | null>(null);
  const sales = useSalesSheet();
  return (
    <>
      <BooksDesk onOrder={setOrderId} onSales={() => sales.show('today')} />
      {orderId !== null && <OrderSheet id={orderId} onClose={() => setOrderId(null)} />}
      {sales.sheet}
    </>
  );
}
