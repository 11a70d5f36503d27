// The right to give closed drinks back (articles 102 to 108 TRLGDCU; docs/rules/orders.md#withdrawal-from-drinks).
import { addDays, madridDay, type Day } from '../../kernel/time/madrid-time.ts';
import type { OrderPage } from './order-page.contract.ts';

/** From the day of the pick-up, that day not counted. */
export const WITHDRAWAL_DAYS = 14;

/** Where it is explained. */
export const WITHDRAWAL_PATH = '/condiciones-compra#desistir-bebidas';

type Collected = Pick<OrderPage, 'stage' | 'pickupTime' | 'drinks'>;

/** True of an order with drinks that was picked up at most 14 days before today. */
export function mayWithdraw({ stage, pickupTime, drinks = [] }: Collected, today: Day): boolean {
  const last = addDays(madridDay(Date.parse(pickupTime)), WITHDRAWAL_DAYS);
  return stage === 'collected' && drinks.length > 0 && today <= last;
}

/** A mail to the shop that says it, ready to be sent. */
export function withdrawalMail({ id, drinks = [] }: OrderPage, email: string): string {
  const subject = `Desistimiento del pedido n.º ${id}`;
  const body = `Desisto de la compra de estas bebidas del pedido n.º ${id}: ${drinks.join(', ')}.`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
