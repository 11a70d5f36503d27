import { countText } from '../../ui/chart/count-text.ts';

/** "Sin contar 1.200 pedidos pendientes que no caben en la lista de Pedidos." */
export function unlistedText(lead: 'Sin contar' | 'Sin mirar', count: number): string {
  const orders = countText(count, 'pedido pendiente', 'pedidos pendientes');
  return `${lead} ${orders} que no ${count === 1 ? 'cabe' : 'caben'} en la lista de Pedidos.`;
}
