import type { PastMerge } from '@brasa/core/customers/merging.contract.ts';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';

type Moved = Pick<PastMerge, 'availablePoints' | 'orders'>;

const countText = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const pointsCount = (points: Points) => countText(points, 'punto', 'puntos');
export const ordersCount = (orders: number) => countText(orders, 'pedido', 'pedidos');

/** "120 puntos, 3 pedidos" */
export function movedText({ availablePoints, orders }: Moved): string {
  return `${pointsCount(availablePoints)}, ${ordersCount(orders)}`;
}

/** "21/11/2026: se unió otra cuenta (120 puntos, 3 pedidos), por Ani" */
export function mergeLine({ mergedAt, by, ...moved }: PastMerge): string {
  const day = formatDay(madridDay(Date.parse(mergedAt)));
  return `${day}: se unió otra cuenta (${movedText(moved)})${by === null ? '' : `, por ${by}`}`;
}
