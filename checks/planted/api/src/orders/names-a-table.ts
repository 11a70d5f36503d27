import type { OrdersTable } from '../db/tables/orders.ts';
export type Row = OrdersTable;
