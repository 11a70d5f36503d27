import { order } from '../orders/orders.rules.ts';
export const seen = order;
