// What Deshacer offers after orders were handed over or called off: several of a kind are one line, which
// takes back each of them. See docs/rules/orders.md#deshacer.
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { isQueued } from '@brasa/core/orders/queued-order.rules.ts';
import { isCalledOff, type Transition } from '@brasa/core/orders/orders.rules.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { isToastShown, toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { orderText, reopenedText, withPointsChange } from '../order-texts.ts';
import { isUnpaid } from '../payment/payment-values.ts';
import { changeFailure } from '../transition-failure.ts';

const DONE: Record<Transition, [one: string, several: string]> = {
  confirm: ['Pedido entregado', 'entregados'],
  cancel: ['Pedido cancelado', 'cancelados'],
  error: ['Pedido marcado como error', 'marcados como error'],
};

const DONE_BEFORE: Record<Transition, string> = {
  confirm: 'El pedido ya estaba entregado',
  cancel: 'El pedido ya estaba cancelado',
  error: 'El pedido ya estaba marcado como error',
};

const UNDO_MS = 10_000;

/** What is said where the oven is full by now. */
export const REOPEN_ANYWAY = 'Reabrir igualmente';

type Undo = (orders: readonly Order[], overCapacity?: boolean) => void;

type Offer = { toastId: number; orders: readonly Order[] };

const offers = new Map<Transition, Offer>();

/** As many as a message has room for. */
const MOST_NAMED = 6;

const names = (orders: readonly Order[]) => orders.map((order) => order.customerName).join(', ');

/** "Lola, Ana, … y 12 más". */
function fewNames(orders: readonly Order[]): string {
  const more = orders.length - MOST_NAMED;
  return more > 1 ? `${names(orders.slice(0, MOST_NAMED))} y ${more} más` : names(orders);
}

/** Says what was done to the order. Taking it back is offered of one's own doing alone: it may be somebody else's. */
export function tellDone(transition: Transition, order: ChangedOrder, undo: Undo): void {
  if (order.unchanged) toastSuccess(DONE_BEFORE[transition], orderText(order));
  else offerUndo(transition, [order], undo);
}

/** Says what was done to the orders, at least one, and offers to take it back, with what the same line offers already. */
export function offerUndo(transition: Transition, done: readonly ChangedOrder[], undo: Undo): void {
  const earlier = offers.get(transition);
  const before = earlier && isToastShown(earlier.toastId) ? earlier.orders : [];
  const orders = [...before.filter(({ id }) => !done.some((one) => one.id === id)), ...done];
  const [one, several] = DONE[transition];
  const [only] = orders;
  const isOne = only !== undefined && orders.length === 1;
  const told = done.find(isQueued) ?? done.at(-1);
  const text = isOne
    ? [orderText(only), moneyText(only)].filter(Boolean).join('. ')
    : fewNames(orders);
  const toastId = toast({
    title: isOne ? one : `${orders.length} ${several}`,
    description: told && withPointsChange(text, told),
    tone: 'good',
    action: { label: 'Deshacer', onSelect: () => undo(orders) },
    durationMs: UNDO_MS,
    outlivesNext: true,
    replaces: earlier?.toastId,
  });
  offers.set(transition, { toastId, orders });
}

/** What became of the money of an order that was called off; nothing of any other. */
function moneyText(order: Order): string {
  if (!isCalledOff(order.status)) return '';
  const kept = parseCents(order.keptAmount) ?? 0;
  return kept > 0 ? `El local se queda ${formatEuros(cents(kept))}` : (owedOf(order)?.text ?? '');
}

/** Says which are pending again and which could not be taken back, and offers to try those again. */
export function reportUndone(
  orders: readonly Order[],
  outcomes: readonly PromiseSettledResult<ChangedOrder>[],
  undo: Undo,
): void {
  const reopened = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const failed = orders.filter((_order, index) => outcomes[index]?.status === 'rejected');
  if (failed.length === 0) {
    toastSuccess(...reopenedTexts(reopened));
    return;
  }
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [changeFailure(outcome.reason as Error, 'reopen')] : [],
  );
  const isFull = outcomes.some(
    (outcome) => outcome.status === 'rejected' && hasCode(outcome.reason, 'SLOT_FULL'),
  );
  const reason = reasons[0]?.description ?? '';
  toast({
    title:
      orders.length === 1
        ? (reasons[0]?.title ?? '')
        : `No se ${failed.length === 1 ? 'pudo' : 'pudieron'} reabrir ${failed.length} de ${orders.length} pedidos`,
    description: orders.length === 1 ? reason : `${names(failed)}: ${reason}`,
    tone: 'bad',
    action: isFull
      ? { label: REOPEN_ANYWAY, onSelect: () => undo(failed, true) }
      : { label: 'Reintentar', onSelect: () => undo(failed) },
    durationMs: UNDO_MS,
    outlivesNext: true,
  });
}

function reopenedTexts(reopened: readonly ChangedOrder[]): [title: string, description: string] {
  const [only] = reopened;
  if (only && reopened.length === 1) return ['Pedido reabierto', reopenedText(only)];
  const points = reopened
    .filter(({ pointsChange }) => pointsChange !== undefined)
    .map((order) => withPointsChange(order.customerName, order));
  const paid = reopened.filter((order) => !isUnpaid(order));
  const left = paid.length === 0 ? [] : [`Sigue anotado el pago de ${fewNames(paid)}`];
  return [
    `${reopened.length} pedidos reabiertos`,
    [`${fewNames(reopened)}: vuelven a estar pendientes`, ...left, ...points].join('. '),
  ];
}
