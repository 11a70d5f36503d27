import { useState } from 'react';
import { BooksDesk } from '../../../books/page/books-desk.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** Caja, with the orders that a close would not have. */
export default function AdminBooksPage() {
  const [orderId, setOrderId] = useState<number | null>(null);
  return (
    <>
      <BooksDesk onOrder={setOrderId} />
      {orderId !== null && <OrderSheet id={orderId} onClose={() => setOrderId(null)} />}
    </>
  );
}
