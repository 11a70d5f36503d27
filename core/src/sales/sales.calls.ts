import { staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import { priceChanged } from '../orders/lines/order-lines.contract.ts';
import { daySales, newSale, saleRefund, salesQuery, soldReply } from './sales.contract.ts';

export const sellAtCounter = staff.post('/api/sales', {
  summary: 'Note what was sold and paid at the counter; without an Idempotency-Key it is refused',
  repeatable: 'with-key',
  body: newSale,
  answers: { 201: soldReply, 409: priceChanged },
  refusals: [
    'IDEMPOTENCY_KEY_MISSING',
    'SALE_ALREADY_NOTED',
    'PRICE_CHANGED',
    'LINES_NOT_AVAILABLE',
    'STOCK_LIMIT_REACHED',
  ],
});

export const listSales = staff.get('/api/sales', {
  summary: "A page of a day's counter sales, the last one first, and what those that stand come to",
  query: salesQuery,
  answers: { 200: daySales },
});

export const annulSale = staff.post('/api/sales/:id/annulment', {
  summary: 'Take a counter sale back: its money goes out again and its chickens come back',
  repeatable: true,
  params: byId,
  answers: { 200: soldReply },
  refusals: ['SALE_NOT_FOUND', 'SALE_INVOICED', 'SALE_RETURNED', 'STOCK_LIMIT_REACHED'],
});

export const refundSale = staff.post('/api/sales/:id/refunds', {
  summary: 'Give the price of goods of a counter sale back',
  repeatable: true,
  params: byId,
  body: saleRefund,
  answers: { 201: soldReply },
  refusals: [
    'SALE_NOT_FOUND',
    'SALE_ANNULLED',
    'SALE_CHANGED',
    'SALE_INVOICED',
    'STOCK_LIMIT_REACHED',
  ],
});
