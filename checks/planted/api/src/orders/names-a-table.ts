import type { OrdersTable } from './orders.tables.ts';
export type Row = OrdersTable;
