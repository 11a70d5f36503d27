// The page that a customer has for an order: where it is, and how far the order can come. What may still be
// changed stands apart, since the page itself is told that. See docs/rules/orders.md#the-customers-order-page.
import { DAY } from '../../kernel/time/durations.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';

/** How long a code is: 128 random bits in base64url. */
export const ORDER_CODE_LENGTH = 22;
const ORDER_CODE = new RegExp(`^[\\w-]{${ORDER_CODE_LENGTH}}$`);

/** Whether this can be a code at all; what cannot is not looked for. */
export const isOrderCode = (text: string): boolean => ORDER_CODE.test(text);

/** How many days after its pick-up an order has a page. */
export const ORDER_PAGE_DAYS = 30;

/** How many of the pages opened last a device keeps for when it has no connection. */
export const ORDER_PAGES_ON_DEVICE = 5;

export const ORDER_STAGES = ['received', 'in_oven', 'ready', 'collected', 'cancelled'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Where the order with this code is shown to whoever has the code. */
export const orderPagePath = (code: string): string => `/pedido/${code}`;

/** Where the page's forms go. */
export const changePath = (code: string, change: OwnChangeName): string =>
  `${orderPagePath(code)}/${change}`;

/** Its pick-up as a file for a calendar. */
export const calendarPath = (code: string): string => `${orderPagePath(code)}/recogida.ics`;

/** Whether the page of an order is still there. */
export const hasPage = (pickup: number, now: number): boolean =>
  now <= pickup + ORDER_PAGE_DAYS * DAY;

/** What the page says of what was just done or refused, under this name beside what it begins with. */
export type OrderNotice = { isDone: boolean; text: string };
export const ORDER_NOTICE = 'order-notice';

/** What is said of what has been done. */
export const OWN_CHANGES = {
  change: 'Hemos cambiado la hora de recogida',
  cancel: 'Pedido cancelado',
  withdrawal: 'Hemos recibido tu desistimiento',
} as const;
export type OwnChangeName = keyof typeof OWN_CHANGES;

/** How far it can come, in its order; an order without chickens is in no oven. */
export function stagesOf(chickens: Tenths): OrderStage[] {
  return ORDER_STAGES.filter(
    (stage) => stage !== 'cancelled' && (stage !== 'in_oven' || chickens > 0),
  );
}

export const STAGE_NAMES: Record<OrderStage, string> = {
  received: 'Recibido',
  in_oven: 'En el horno',
  ready: 'Listo',
  collected: 'Recogido',
  cancelled: 'Cancelado',
};

/** Before its amount, on the page and in mails. */
export const POINTS_DISCOUNT = 'Descuento por puntos';
