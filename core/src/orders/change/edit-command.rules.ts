// An edit of an order, and the payment line. See docs/rules/orders.md#editing-an-order.
import { isRefused } from '../../kernel/refused.ts';
import type { OrderAction } from '../archive/order-history.rules.ts';
import type { OrderEdit } from '../orders.contract.ts';
import { hasSameContents } from '../pay/invoiced-order.rules.ts';
import { isBeyondOwed, isInvoiced } from '../pay/owed.rules.ts';
import { isAnotherOrder } from '../readiness.rules.ts';
import { NOTHING_KEPT } from './call-off.rules.ts';
import type { Command, Decision, DecisionRefused, LedgerEffect, World } from './decision.ts';
import { isEdit, isPaymentOnly } from './edit-fields.rules.ts';
import { editedContent } from './edited.rules.ts';
import { chickensToStock, withGoodsBack, withNoneBack } from './goods-back.rules.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import type { Choice } from './ordered.rules.ts';
import { changedPayment, isAllReturned } from './payment-change.rules.ts';
import { pointsCorrection } from './points-command.rules.ts';
import { waivedAfter } from './waived.rules.ts';

/** A payment alone leaves the status as it is; any other edit makes the order pending. */
export function edited(
  before: DecidedOrder,
  { edit, pickup }: Extract<Command, { kind: 'edit' }>,
  { now, ...offer }: World,
): Decision | DecisionRefused | null {
  if (!isEdit(edit)) return null;
  const isPayment = isPaymentOnly(edit);
  const choice = { ...offer, isByStaff: true, pickup, now };
  const columns = isPayment ? goodsBack(before, edit) : editedColumns(before, edit, choice);
  if (isRefused(columns)) return columns;
  const paid = withPayment(before, edit, columns);
  if (isRefused(paid)) return paid;
  const changes = { ...paid, ...waivedAfter(before, paid, edit) };
  const after = { ...before, ...changes };
  // A total kept for an invoice belongs to the earlier contents.
  const isOutdated = !isInvoiced(before) && !hasSameContents(before, after);
  const toStock = chickensToStock(before.lines, edit.refund?.goods ?? []);
  return {
    action: actionOf(edit),
    changes: {
      ...changes,
      ...(isOutdated && { invoiceAmount: null }),
      ...(isAnotherOrder(before, after) && { readyAt: null }),
    },
    ledger: ledgerOf(before, after, edit),
    ...(toStock > 0 && { toStock }),
  };
}

/** The points follow the payment. A whole return takes earned points back and gives spent ones back. */
const ledgerOf = (
  before: DecidedOrder,
  after: DecidedOrder,
  edit: OrderEdit,
): LedgerEffect | null =>
  isAllReturned(edit, after) ? { kind: 'reverse' } : pointsCorrection(before, after);

/** The columns with those of the payment. */
function withPayment(
  before: DecidedOrder,
  edit: OrderEdit,
  columns: Partial<OrderState>,
): Partial<OrderState> | DecisionRefused {
  const status = columns.status ?? before.status;
  const seen = edit.refund ? { ...before, ...columns } : before;
  const payment = changedPayment(seen, edit, status);
  if (isRefused(payment)) return payment;
  return { ...columns, ...payment, ...(status === 'pending' && NOTHING_KEPT) };
}

/** The lines, where a refund names their goods, or a payment stated anew with more than is paid and owed takes refunds back. */
function goodsBack(
  order: DecidedOrder,
  { refund, totalAmount: stated }: OrderEdit,
): Pick<Partial<OrderState>, 'lines'> | DecisionRefused {
  const { lines } = order;
  if (stated !== undefined && isBeyondOwed(order, stated)) return withNoneBack(lines);
  if (!refund?.goods || refund.goods.length === 0) return {};
  const after = withGoodsBack(lines, refund.goods, 'refund.goods');
  return isRefused(after) ? after : { lines: after };
}

const actionOf = (edit: OrderEdit): OrderAction => {
  if (!isPaymentOnly(edit)) return 'edited';
  return edit.refund ? 'refunded' : 'payment';
};

function editedColumns(
  before: OrderState,
  edit: OrderEdit,
  choice: Choice,
): Partial<OrderState> | DecisionRefused {
  const content = editedContent(before, edit, choice);
  if (isRefused(content)) return content;
  return {
    customerName: edit.customerName ?? before.customerName,
    customerPhone: edit.customerPhone === undefined ? before.customerPhone : edit.customerPhone,
    customerEmail: edit.customerEmail === undefined ? before.customerEmail : edit.customerEmail,
    ...content,
    note: edit.note === undefined ? before.note : edit.note,
    pickupTime: choice.pickup,
    status: 'pending',
  };
}
