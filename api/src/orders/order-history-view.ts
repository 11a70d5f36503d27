// An order's history as it travels. The logs hold fields and units; screens get fields and texts.
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { cents, centsToDecimal } from '@brasa/core/kernel/cents.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { tenths, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import type {
  OrderAction,
  OrderChange,
  OrderEvent,
  HistoryField,
} from '@brasa/core/orders/order-history.contract.ts';
import { readState, type LoggedState } from './logged-state.ts';
import type { OrderLogRow } from './orders.report.ts';

type Describe = (value: unknown) => string;

const text: Describe = (value) => String(value);
const money: Describe = (value) => centsToDecimal(cents(Number(value)));
const chickens: Describe = (value) => tenthsToDecimal(tenths(Number(value)));
const instant: Describe = (value) => instantToIso(Number(value));

const FIELDS: Record<string, [HistoryField, Describe]> = {
  status: ['status', text],
  customerName: ['customerName', text],
  customerPhone: ['customerPhone', text],
  customerEmail: ['customerEmail', text],
  customerDni: ['customerDNI', text],
  customerAddress: ['customerAddress', text],
  quantity: ['quantity', chickens],
  details: ['details', text],
  pickupTime: ['pickupTime', instant],
  totalAmount: ['totalAmount', money],
  finalAmount: ['finalAmount', money],
  paymentMethod: ['paymentMethod', text],
  cashAmount: ['cashAmount', money],
  cardAmount: ['cardAmount', money],
  transferAmount: ['transferAmount', money],
  pointsEarned: ['pointsEarned', text],
  invoiceNumber: ['invoiceNumber', text],
};

function changesOf(before: LoggedState, after: LoggedState): OrderChange[] {
  return Object.entries(after).flatMap(([key, value]) => {
    const known = FIELDS[key];
    if (!known) return [];
    const [field, describe] = known;
    const described = (state: unknown) =>
      state === null || state === undefined ? null : describe(state);
    return [{ field, before: described(before[key]), after: described(value) }];
  });
}

/** One entry of the history. */
export function viewOrderEvent(row: OrderLogRow): OrderEvent {
  const { createdBy: id, role } = row;
  return {
    id: row.id,
    action: row.action as OrderAction,
    createdAt: instantToIso(row.createdAt),
    createdBy:
      id === null || role === null
        ? null
        : { id, name: row.name ?? row.username ?? `Usuario ${id}`, isStaff: isStaff(role) },
    changes: changesOf(readState(row.previousState), readState(row.newState)),
  };
}
