// The right to give closed drinks back (articles 102 to 108 TRLGDCU; docs/rules/orders.md#withdrawal-from-drinks).
import { shortDay } from '../../kernel/time/date-texts.ts';
import {
  addDays,
  dayOfWeek,
  madridClock,
  madridDay,
  type Day,
} from '../../kernel/time/madrid-time.ts';
import type { OrderPage } from './order-page.contract.ts';

/** From the day of the pick-up, that day not counted. */
export const WITHDRAWAL_DAYS = 14;

/** Where it is explained. */
export const WITHDRAWAL_PATH = '/condiciones-compra#desistir-bebidas';

type HandedOver = Pick<OrderPage, 'collectedAt' | 'drinks' | 'withdrawal'>;
type Collected = HandedOver & Pick<OrderPage, 'stage' | 'pickupTime'>;

/**
 * True of an order with drinks that was picked up at most 14 days before today. Days count from the time for which it was ordered, or
 * from the hand-over where that came later; a last day at a weekend gives way to Monday (Regulation 1182/71, article 3.4). Who has
 * withdrawn may do so again once other drinks were handed over.
 */
export function mayWithdraw(order: Collected, today: Day): boolean {
  const { stage, pickupTime, collectedAt, drinks = [] } = order;
  if (stage !== 'collected' || drinks.length === 0 || isWithdrawn(order)) return false;
  const collected = Math.max(Date.parse(pickupTime), Date.parse(collectedAt ?? pickupTime));
  return today <= workingDayFrom(lastDayFrom(collected));
}

/** True where the customer has withdrawn from what was handed over last. */
export function isWithdrawn({ collectedAt, drinks = [], withdrawal }: HandedOver): boolean {
  if (!withdrawal) return false;
  const isBefore = collectedAt != null && Date.parse(withdrawal.at) < Date.parse(collectedAt);
  return !isBefore || withdrawal.drinks === drinks.join(', ');
}

/** The last of the 14 days after that instant's. */
const lastDayFrom = (instant: number): Day => addDays(madridDay(instant), WITHDRAWAL_DAYS);

/** The day, or the Monday after a Saturday or Sunday. */
function workingDayFrom(day: Day): Day {
  const days: Record<number, number> = { 6: 2, 0: 1 };
  return addDays(day, days[dayOfWeek(day)] ?? 0);
}

/** "Lo recibimos el martes 1/12/2026 a las 12:04." */
export function receivedText(at: string): string {
  const received = Date.parse(at);
  return `Lo recibimos el ${shortDay(madridDay(received))} a las ${madridClock(received)}.`;
}

/** Until when the drinks are brought back, and when the money is. */
export function bringBackText(at: string): string {
  const last = shortDay(lastDayFrom(Date.parse(at)));
  return `Tráelas sin abrir hasta el ${last}. Te devolvemos lo que pagaste por ellas, de la misma forma, en ${WITHDRAWAL_DAYS} días, o en cuanto las traigas si es después.`;
}
