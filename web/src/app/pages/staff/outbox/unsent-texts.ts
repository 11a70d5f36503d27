// What is said of a change that waits on this device.
import { signedChickens } from '@brasa/core/kernel/amounts/signed-chickens.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  instantToIso,
  madridClock,
  madridDay,
  parseInstant,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { relativeDay } from '@brasa/core/kernel/time/near-days.ts';
import { describeChange, HISTORY_FIELDS } from '@brasa/core/orders/archive/order-history.rules.ts';
import { isPaymentOnly } from '@brasa/core/orders/change/edit-fields.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { amountIn, callOffMoneyIn, type Body } from '@brasa/core/orders/change/read-body.rules.ts';
import type { CallOffMoney } from '@brasa/core/orders/order-status.contract.ts';
import type { MovementType } from '@brasa/core/stock/stock.contract.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES, WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import {
  orderIdOf,
  type OutboxEntry,
  type Refusal,
} from '../../../../browser/outbox/outbox-entry.ts';
import { orderText } from '../../../../orders/staff/order-texts.ts';
import { MOVED } from '../../../../stock/staff/movement-values.ts';

/** "Lola, 2 pollos", by the order's id. */
export type NameOf = (orderId: number) => string;

const ACTIONS = {
  reopenOrder: 'Reabrir',
  confirm: 'Entregado',
  cancel: 'Cancelado',
  error: 'Marcado como error',
  ready: 'Listo',
} as const;

/** "Entregado: Lola, 2 pollos". */
export function unsentText(entry: OutboxEntry, nameOf: NameOf): string {
  const name = nameOf(orderIdOf(entry) ?? 0);
  switch (entry.call) {
    case 'createOrder':
      return `Pedido nuevo: ${name}`;
    case 'editOrder':
      return `${editTitle(entry.body)}: ${name}`;
    case 'moveStock':
      return movementText(entry.body);
    case 'sellAtCounter':
      return saleText(entry.body);
    case 'accumulatePoints':
      return pointsText(entry.body);
    case 'reopenOrder':
    case 'confirm':
    case 'cancel':
    case 'error':
    case 'ready':
      return `${ACTIONS[entry.call]}: ${name}`;
  }
}

/**
 * What an edit or a payment sets beside its lines, to be done by hand where the shop refuses it: "Total: 25,00 €". What it leaves
 * empty is not said.
 */
export function unsentValues({ call, body }: OutboxEntry): string[] {
  if (call === 'cancel' || call === 'error') return moneyTexts(callOffMoneyIn(body));
  if (call !== 'editOrder') return [];
  const moved = amountIn(body, 'addedPayment') ?? amountIn(body, 'refund');
  if (moved) return [`${formatEuros(moved.amount)} ${WAY_TEXTS[moved.method].how}`];
  return HISTORY_FIELDS.flatMap((field) => {
    if (Array.isArray(body[field])) return [];
    const value = said(body[field]);
    // That an order is edited is sent along with its status, which stays what it is.
    if (value === '' || field === 'status') return [];
    const at = field === 'pickupTime' ? parseInstant(value) : null;
    return [describeChange({ field, before: null, after: at === null ? value : instantToIso(at) })];
  });
}

/** The paid money of an order that is called off: given back, or kept by the shop. */
function moneyTexts(money: CallOffMoney | undefined): string[] {
  if (!money) return [];
  return 'kept' in money
    ? [`El local se queda el dinero: ${money.kept}`]
    : [`Se devuelve ${WAY_TEXTS[money.refund].how}`];
}

function editTitle(body: Body): string {
  if (!isPaymentOnly(body)) return 'Cambios';
  return amountIn(body, 'refund') ? 'Devolución' : 'Pago';
}

function movementText(body: Body): string {
  const quantity = parseTenths(said(body['quantity'])) ?? tenths(0);
  return `${MOVED[body['type'] as MovementType]}: ${signedChickens(quantity)}`;
}

/** "Venta: 13,50 €, Efectivo". */
function saleText(body: Body): string {
  const method = PAYMENT_METHOD_NAMES[body['paymentMethod'] as PaymentMethod];
  return `Venta: ${paidText(body)}, ${method}`;
}

/** What was paid for a sale: "13,50 €". */
export const paidText = (body: Body): string => eurosText(said(body['expectedTotal']));

/** Whether a sale was refused for what the menu says by now, and not for what was done. */
export const isOfOtherPrices = ({ refusal }: Pick<OutboxEntry, 'refusal'>): boolean =>
  refusal?.code === 'PRICE_CHANGED' || refusal?.code === 'LINES_NOT_AVAILABLE';

function pointsText(body: Body): string {
  const paid = eurosText(said(body['paymentAmount']));
  return `Puntos: ${paid}, ${formatPhone(said(body['phone']))}`;
}

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** By the desk's orders, and by those that wait themselves to be made, or were refused. */
export function nameIn(orders: readonly Order[], entries: readonly OutboxEntry[]): NameOf {
  return (id) => {
    const order = orders.find((known) => known.id === id);
    if (order) return orderText(order);
    const made = entries.find((entry) => entry.call === 'createOrder' && orderIdOf(entry) === id);
    return made ? said(made.body?.['customerName']) : `pedido n.º ${id}`;
  };
}

/** The shop's reason, and what it means where the device is to blame. */
export function refusalText(entry: OutboxEntry, { code, message }: Refusal): string {
  if (entry.call === 'sellAtCounter' && isOfOtherPrices(entry)) {
    const why = code === 'PRICE_CHANGED' ? 'Los precios han cambiado' : 'La carta ha cambiado';
    return `${why} desde entonces. Si cobraste ${paidText(entry.body)}, anótalo así: la venta queda con los precios de aquel momento.`;
  }
  return code === 'POINTS_VISIT_TOO_OLD' ? `${message}. ${CLOCK_IS_WRONG}` : message;
}

const CLOCK_IS_WRONG =
  'Si ha sido hoy, el reloj de este aparato va mal: ponlo en hora y apunta los puntos otra vez.';

/** "a las 13:40", "ayer a las 13:40". */
export function madeText({ madeAt }: Pick<OutboxEntry, 'madeAt'>, now: number): string {
  const day = relativeDay(madridDay(madeAt), madridDay(now));
  const clock = `a las ${madridClock(madeAt)}`;
  return day === 'hoy' ? clock : `${day} ${clock}`;
}

/** "1 cambio sin enviar", "3 cambios sin enviar". */
export const unsentCount = (count: number): string =>
  `${count} ${count === 1 ? 'cambio' : 'cambios'} sin enviar`;
