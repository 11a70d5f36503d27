// What an order consists of: its lines, the chickens in them, and the words for it.
// See docs/rules/orders.md#order-lines.
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import { centsToDecimal } from '@brasa/core/kernel/cents.ts';
import {
  MAX_CUSTOMER_QUANTITY,
  MAX_STAFF_QUANTITY,
  tenths,
  type Tenths,
} from '@brasa/core/kernel/tenths.ts';
import { availabilityFault, stepText } from '@brasa/core/orders/availability.rules.ts';
import { detailsOfLines } from '@brasa/core/orders/order-details.rules.ts';
import { viewLine } from '@brasa/core/orders/order-line-wire.rules.ts';
import {
  chickensOfLines,
  isSameThing,
  linesTotal,
  requestedOfQuantity,
  resolveLines,
  type Line,
  type LineFault,
  type RequestedLine,
} from '@brasa/core/orders/order-lines.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/settings.rules.ts';
import { MOST_CHICKENS_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import { Failure, invalidField } from '../failure.ts';

/** What there is to choose from, for whom and when. */
type LineChoice = {
  menu: ReadonlyMap<number, MenuItem>;
  isByStaff: boolean;
  pickup: number;
  now: number;
};

/** With the products that a plain quantity stands for. */
export type Choice = LineChoice & { products: ChickenProducts };

export type Ordered = { lines: Line[]; quantity: Tenths };

const FAULT_TEXTS: Record<LineFault, (name: string) => string> = {
  unknown: () => 'Este producto ya no está en la carta',
  'no-such-line': () => 'Esta línea ya no está en el pedido',
  quarter: stepText,
  'too-much': () => 'Como máximo 99 de lo mismo',
};

/** The lines as they are stored. Throws LINES_NOT_AVAILABLE with the place of each fault. */
export function chosenLines(
  requested: readonly RequestedLine[],
  choice: LineChoice,
  before: readonly Line[] = [],
): Ordered {
  const resolved = resolveLines(requested, choice.menu, before);
  if ('fault' in resolved) {
    const { fault, at } = resolved;
    throw notAvailable([[at, FAULT_TEXTS[fault](nameOf(requested[at], choice, before))]]);
  }
  const { lines } = resolved;
  checkAvailability(lines.filter(isChangeOf(before)), requested, choice);
  return { lines, quantity: chickensOfLines(lines) };
}

/**
 * As `chosenLines`, for an order. Throws QUANTITY_MISMATCH too, where a quantity came beside them that is not theirs,
 * and VALIDATION for more chickens than one order may have.
 */
export function orderedLines(
  requested: readonly RequestedLine[],
  choice: Choice,
  { before = [], quantity }: { before?: readonly Line[]; quantity?: Tenths | undefined } = {},
): Ordered {
  const ordered = chosenLines(requested, choice, before);
  if (quantity !== undefined && quantity !== ordered.quantity) {
    throw new Failure('QUANTITY_MISMATCH');
  }
  checkMost(ordered.quantity, choice);
  return ordered;
}

function nameOf(
  requested: RequestedLine | undefined,
  { menu }: LineChoice,
  before: readonly Line[],
): string {
  const { productId = 0 } = requested ?? {};
  const ofOrder = before.find((line) => line.productId === productId);
  return ofOrder?.name ?? menu.get(productId)?.name ?? '';
}

/** As the specified form orders: chickens alone; without lines where the menu does not say what they cost. */
export function orderedChickens(quantity: Tenths, choice: Choice): Ordered {
  const requested = requestedOfQuantity(quantity, choice.products, choice.menu);
  return requested ? orderedLines(requested, choice) : { lines: [], quantity };
}

/** What is in the order, in words. */
export function wordsFor({ lines, quantity }: Ordered, products: ChickenProducts): string {
  return lines.length > 0 ? detailsOfLines(lines, products) : detailsOfQuantity(quantity);
}

/** Throws PRICE_CHANGED, with what it costs now, where the sender expects another total. */
export function refusePriceChange(
  lines: readonly Line[],
  expected: Cents | null | undefined,
): void {
  const total = lines.length === 0 ? null : linesTotal(lines);
  if (expected == null || expected === total) return;
  const current = {
    lines: lines.map(viewLine),
    linesTotal: total === null ? null : centsToDecimal(total),
  };
  throw new Failure('PRICE_CHANGED', { current });
}

/** What the order has already, in the same quantity, is not asked about again. */
const isChangeOf = (before: readonly Line[]) => (line: Line) =>
  before.find(({ id }) => id === line.id)?.quantity !== line.quantity;

function checkAvailability(
  lines: readonly Line[],
  requested: readonly RequestedLine[],
  { menu, isByStaff, pickup, now }: LineChoice,
): void {
  const faults = lines.flatMap((line): [number, string][] => {
    const item = menu.get(line.productId);
    const found = item && availabilityFault(item, line.quantity, { pickup, now });
    if (!found || (isByStaff && found.fault !== 'step')) return [];
    return [[requested.findIndex((one) => isSameThing(one, line)), found.text]];
  });
  if (faults.length > 0) throw notAvailable(faults);
}

function notAvailable(faults: readonly [at: number, message: string][]): Failure {
  const details = faults.map(([at, message]) => ({ path: `lines.${at}`, message }));
  return new Failure('LINES_NOT_AVAILABLE', { details });
}

function checkMost(chickens: Tenths, { isByStaff }: LineChoice): void {
  const most = isByStaff ? MAX_STAFF_QUANTITY : MAX_CUSTOMER_QUANTITY;
  if (chickens <= tenths(most)) return;
  throw invalidField('quantity', MOST_CHICKENS_MESSAGE[isByStaff ? 'staff' : 'customer']);
}
