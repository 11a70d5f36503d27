import { list } from './orders/orders.store.ts';
export const app = list;
