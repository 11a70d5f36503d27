// What the edit form is filled with, and the request that becomes of it
// (docs/rules/orders.md#editing-an-order).
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatChickens, tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ownDetails } from '@brasa/core/orders/lines/order-content.rules.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import {
  chickensOfLines,
  isPlainChicken,
  lineText,
} from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import {
  composed,
  extrasOf,
  sentExtras,
  sentLines,
  type Composed,
  type ExtraLine,
} from '../extras/extra-lines.ts';
import {
  staffOrderPayload,
  type StaffOrderField,
  type StaffOrderValues,
} from '../staff-order-values.ts';

export const EDIT_FIELD_NAMES: Record<StaffOrderField, string> = {
  customerName: 'Nombre',
  quantity: 'Cantidad',
  lines: 'Lo demás',
  details: 'Detalles',
  note: 'Nota del cliente',
  pickupDay: 'Día de recogida',
  pickupClock: 'Hora de recogida',
  customerPhone: 'Teléfono',
  customerEmail: 'Email',
};
export const EDIT_FIELDS = Object.keys(EDIT_FIELD_NAMES) as StaffOrderField[];

export function editValues(order: Order, products: ChickenProducts): StaffOrderValues {
  const pickup = Date.parse(order.pickupTime);
  const lines = extrasOf(order, products);
  return {
    customerName: order.customerName,
    quantity: tenthsToDecimal(tenths(chickensOf(order) - chickensOfLines(lines))),
    lines,
    details: ownDetails(order, products),
    note: order.note ?? '',
    pickupDay: madridDay(pickup),
    pickupClock: madridClock(pickup),
    customerPhone: order.customerPhone === null ? '' : formatPhone(order.customerPhone),
    customerEmail: order.customerEmail ?? '',
  };
}

export function editValueText(
  field: StaffOrderField,
  value: string | readonly ExtraLine[],
): string {
  if (value.length === 0) return 'nada';
  if (typeof value !== 'string') return value.map(extraText).join(', ');
  if (field === 'quantity') return formatChickens(chickensOf({ quantity: value }));
  if (field === 'pickupDay') return value.split('-').toReversed().join('/');
  return value;
}

const extraText = ({ note, ...line }: ExtraLine) =>
  lineText({ ...line, note: note === '' ? null : note });

type EditTerms = { overCapacity?: boolean; expectedTotal?: string | null };

/** A quantity alone changes the chickens alone; lines are sent where something else has changed. */
export function editPayload(
  values: StaffOrderValues,
  base: Order,
  offer: Offer,
  { overCapacity = false, expectedTotal = null }: EditTerms = {},
) {
  const before = chickensOf(base);
  const after = tenths(chickensOf(values) + chickensOfLines(values.lines));
  return {
    ...staffOrderPayload(values),
    quantity: tenthsToDecimal(after),
    ...(values.note !== (base.note ?? '') && { note: values.note }),
    ...changedLines(values, base, offer),
    status: 'pending',
    deleted: false,
    confirmado: false,
    error: false,
    ...(after !== before && { quantityDiff: (after - before) / 10, updateType: 'order_update' }),
    ...(overCapacity && { overCapacity }),
    ...(expectedTotal !== null && { expectedTotal }),
    version: base.version,
  };
}

type ChangedLines = { lines?: ReturnType<typeof sentLines> };

function changedLines(values: StaffOrderValues, base: Order, offer: Offer): ChangedLines {
  const extras = values.lines;
  const before = editValues(base, offer.products);
  const isSame = JSON.stringify(extras) === JSON.stringify(before.lines);
  if (isSame && (values.quantity === before.quantity || !hasWishes(extras, offer))) return {};
  const order = composedEdit(values, base, offer);
  // Where the menu does not say what the chickens are, the server says so.
  const lines = order ? sentLines(order.requested) : sentExtras(extras, base.lines.map(readLine));
  return { lines };
}

/** A quantity alone would change the chickens with a wish too. */
function hasWishes(extras: readonly ExtraLine[], { products }: Offer): boolean {
  return extras.some((extra) => isPlainChicken(extra, products));
}

/** Null where the menu does not say what the chickens are. */
function composedEdit(values: StaffOrderValues, base: Order, offer: Offer): Composed | null {
  const content = { chickens: chickensOf(values), extras: values.lines };
  return composed(content, offer, base.lines.map(readLine));
}

/** The order as the edit leaves it; null where it has no lines, or nobody knows them. */
export function editedOrder(values: StaffOrderValues, base: Order, offer: Offer): Composed | null {
  // An order without lines stays without while its chickens alone change.
  const hasLines = base.lines.length > 0 || values.lines.length > 0;
  return hasLines ? composedEdit(values, base, offer) : null;
}

/** The lines of the request, and how many of them the chickens take. */
export function requestedEdit(values: StaffOrderValues, base: Order, offer: Offer) {
  const { lines = [] } = changedLines(values, base, offer);
  return { lines, plainCount: Math.max(0, lines.length - values.lines.length) };
}
