// How a day's stock history is told in Spanish.

/** What can move a day's stock. */
export const STOCK_ACTION_TITLES = {
  order_created: 'Pedido nuevo',
  order_update: 'Pedido editado',
  order_delivered: 'Pedido entregado',
  order_cancelled: 'Pedido cancelado',
  order_error: 'Pedido marcado como error',
  order_reopened: 'Pedido reabierto',
  order_returned: 'Devuelto de un pedido',
  initial_stock: 'Stock inicial',
  stock_added: 'Entrada',
  walk_in_sale: 'Venta sin pedido',
  walk_in_annulled: 'Venta anulada',
  walk_in_returned: 'Devuelto de una venta',
  stock_corrected: 'Corrección',
} as const;
export type StockAction = keyof typeof STOCK_ACTION_TITLES;
export const STOCK_ACTIONS = Object.keys(STOCK_ACTION_TITLES) as StockAction[];

/** What passers-by took, and gave back. */
export const WALK_IN_ACTIONS = [
  'walk_in_sale',
  'walk_in_annulled',
  'walk_in_returned',
] as const satisfies readonly StockAction[];

/** Whether the entry changed only what is reserved, and nothing in the shop. */
export function isReservation(entry: { previousStock: string; newStock: string }): boolean {
  return entry.previousStock === entry.newStock;
}
