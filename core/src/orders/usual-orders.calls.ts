import { staff } from '../kernel/call.ts';
import {
  usualOrderObjection,
  usualOrderParams,
  usualOrderReply,
} from './place/usual-order.contract.ts';
import { usualProducts } from './place/usual-products.contract.ts';

export const readUsualProducts = staff.get('/api/usual-products', {
  summary: 'What has sold best in the last eight weeks, by how many orders had it',
  answers: { 200: usualProducts },
  headers: ['ETag'],
});

export const readUsualOrder = staff.get('/api/usual-orders/:digits', {
  summary: 'What most of the last orders with a phone had',
  params: usualOrderParams,
  answers: { 200: usualOrderReply },
});

export const objectToUsualOrder = staff.patch('/api/usual-orders/:digits', {
  summary: 'No longer tell what the orders with a phone usually had, or tell it again',
  params: usualOrderParams,
  body: usualOrderObjection,
  answers: { 200: usualOrderReply },
});
