export type OrdersTable = { id: number };
