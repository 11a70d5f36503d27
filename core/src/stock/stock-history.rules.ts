// How a day's stock history is told in Spanish.
import type { StockAction } from './stock.contract.ts';

export const STOCK_ACTION_TITLES: Record<StockAction, string> = {
  order_created: 'Pedido nuevo',
  order_update: 'Pedido editado',
  order_delivered: 'Pedido entregado',
  order_cancelled: 'Pedido cancelado',
  order_error: 'Pedido marcado como error',
  order_reopened: 'Pedido reabierto',
  initial_stock: 'Stock inicial',
  stock_added: 'Entrada',
  walk_in_sale: 'Venta sin pedido',
  stock_corrected: 'Corrección',
};

/** Whether the entry changed only what is reserved, and nothing in the shop. */
export function isReservation(entry: { previousStock: string; newStock: string }): boolean {
  return entry.previousStock === entry.newStock;
}
