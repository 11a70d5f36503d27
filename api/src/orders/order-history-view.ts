// An order's history as it travels. The logs keep columns and units; screens get fields and texts.
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
import type { OrderLogRow } from './orders.report.ts';

type Describe = (value: unknown) => string;

const text: Describe = (value) => String(value);
const money: Describe = (value) => centsToDecimal(cents(Number(value)));
const chickens: Describe = (value) => tenthsToDecimal(tenths(Number(value)));
const instant: Describe = (value) => instantToIso(Number(value));

// Most logs name columns; the first ones of an order, and those of points, name fields.
const FIELDS: Record<string, [HistoryField, Describe]> = {
  status: ['status', text],
  customer_name: ['customerName', text],
  customer_phone: ['customerPhone', text],
  customer_email: ['customerEmail', text],
  customer_dni: ['customerDNI', text],
  customer_address: ['customerAddress', text],
  quantity: ['quantity', chickens],
  details: ['details', text],
  pickup_time: ['pickupTime', instant],
  pickupTime: ['pickupTime', instant],
  total_amount: ['totalAmount', money],
  totalAmount: ['totalAmount', money],
  final_amount: ['finalAmount', money],
  payment_method: ['paymentMethod', text],
  cash_amount: ['cashAmount', money],
  card_amount: ['cardAmount', money],
  transfer_amount: ['transferAmount', money],
  pointsEarned: ['pointsEarned', text],
  invoice_number: ['invoiceNumber', text],
};

type State = Record<string, unknown>;

function read(state: string | null): State {
  return state === null ? {} : (JSON.parse(state) as State);
}

function changesOf(before: State, after: State): OrderChange[] {
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
  const { created_by: id, role } = row;
  return {
    id: row.id,
    action: row.action as OrderAction,
    createdAt: instantToIso(row.created_at),
    createdBy:
      id === null || role === null
        ? null
        : { id, name: row.name ?? row.username ?? `Usuario ${id}`, isStaff: isStaff(role) },
    changes: changesOf(read(row.previous_state), read(row.new_state)),
  };
}
