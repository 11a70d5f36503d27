// What an order consists of: its lines, the chickens in them, and the words for it.
// See docs/rules/orders.md#order-lines.
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { centsToDecimal, type Cents } from '../../kernel/amounts/cents.ts';
import { invalidField, isRefused, type Refused } from '../../kernel/refused.ts';
import {
  MAX_CUSTOMER_QUANTITY,
  MAX_STAFF_QUANTITY,
  tenths,
  type Tenths,
} from '../../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import { availabilityFault, GONE_TEXT, stepText } from '../place/availability.rules.ts';
import { requestedOfQuantity } from '../lines/lines-of-quantity.rules.ts';
import { detailsOfLines } from '../lines/order-details.rules.ts';
import { viewLine } from '../lines/order-line-wire.rules.ts';
import {
  chickensOfLines,
  isSameThing,
  linesTotal,
  resolveLines,
  type Line,
  type LineFault,
  type RequestedLine,
} from '../lines/order-lines.rules.ts';
import { detailsOfQuantity, MOST_CHICKENS_MESSAGE } from '../orders.rules.ts';

/** What there is to choose from, for whom and when. */
export type LineChoice = {
  menu: ReadonlyMap<number, MenuItem>;
  isByStaff: boolean;
  pickup: number;
  now: number;
};

/** With the products that a plain quantity stands for. */
export type Choice = LineChoice & { products: ChickenProducts };

export type Ordered = { lines: Line[]; quantity: Tenths };

export type ContentRefused = Refused<'LINES_NOT_AVAILABLE' | 'QUANTITY_MISMATCH' | 'VALIDATION'>;

const FAULT_TEXTS: Record<LineFault, (name: string) => string> = {
  unknown: () => GONE_TEXT,
  'no-such-line': () => 'Esta línea ya no está en el pedido',
  quarter: stepText,
  'too-much': () => 'Como máximo 99 de lo mismo',
};

/** The lines as they are stored. LINES_NOT_AVAILABLE with the place of each fault. */
export function chosenLines(
  requested: readonly RequestedLine[],
  choice: LineChoice,
  before: readonly Line[] = [],
): Ordered | Refused<'LINES_NOT_AVAILABLE'> {
  const resolved = resolveLines(requested, choice.menu, before);
  if ('fault' in resolved) {
    const { fault, at } = resolved;
    return notAvailable([[at, FAULT_TEXTS[fault](nameOf(requested[at], choice, before))]]);
  }
  const { lines } = resolved;
  const faults = unavailable(lines.filter(isChangeOf(before)), requested, choice);
  return faults.length > 0 ? notAvailable(faults) : { lines, quantity: chickensOfLines(lines) };
}

/**
 * As `chosenLines`, for an order. QUANTITY_MISMATCH too, where a quantity came beside them that is not theirs,
 * and VALIDATION for more chickens than one order may have.
 */
export function orderedLines(
  requested: readonly RequestedLine[],
  choice: Choice,
  { before = [], quantity }: { before?: readonly Line[]; quantity?: Tenths | undefined } = {},
): Ordered | ContentRefused {
  const ordered = chosenLines(requested, choice, before);
  if (isRefused(ordered)) return ordered;
  if (quantity !== undefined && quantity !== ordered.quantity) {
    return { refusal: 'QUANTITY_MISMATCH' };
  }
  return tooMany(ordered.quantity, choice) ?? ordered;
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
export function orderedChickens(quantity: Tenths, choice: Choice): Ordered | ContentRefused {
  const requested = requestedOfQuantity(quantity, choice.products, choice.menu);
  return requested ? orderedLines(requested, choice) : { lines: [], quantity };
}

/** What is in the order, in words. */
export function wordsFor({ lines, quantity }: Ordered, products: ChickenProducts): string {
  return lines.length > 0 ? detailsOfLines(lines, products) : detailsOfQuantity(quantity);
}

/** PRICE_CHANGED, with what it costs now, where the sender expects another total; null where they do not. */
export function priceRefusal(
  lines: readonly Line[],
  expected: Cents | null | undefined,
): Refused<'PRICE_CHANGED'> | null {
  const total = lines.length === 0 ? null : linesTotal(lines);
  if (expected == null || expected === total) return null;
  const current = {
    lines: lines.map(viewLine),
    linesTotal: total === null ? null : centsToDecimal(total),
  };
  return { refusal: 'PRICE_CHANGED', current };
}

/** What the order has already, in the same quantity, is not asked about again. */
const isChangeOf = (before: readonly Line[]) => (line: Line) =>
  before.find(({ id }) => id === line.id)?.quantity !== line.quantity;

type PlacedFault = [at: number, message: string];

function unavailable(
  lines: readonly Line[],
  requested: readonly RequestedLine[],
  { menu, isByStaff, pickup, now }: LineChoice,
): PlacedFault[] {
  return lines.flatMap((line): PlacedFault[] => {
    const item = menu.get(line.productId);
    const found = item && availabilityFault(item, line.quantity, { pickup, now });
    if (!found || (isByStaff && found.fault !== 'step')) return [];
    return [[requested.findIndex((one) => isSameThing(one, line)), found.text]];
  });
}

function notAvailable(faults: readonly PlacedFault[]): Refused<'LINES_NOT_AVAILABLE'> {
  const details = faults.map(([at, message]) => ({ path: `lines.${at}`, message }));
  return { refusal: 'LINES_NOT_AVAILABLE', details };
}

function tooMany(chickens: Tenths, { isByStaff }: LineChoice): Refused<'VALIDATION'> | null {
  const most = isByStaff ? MAX_STAFF_QUANTITY : MAX_CUSTOMER_QUANTITY;
  if (chickens <= tenths(most)) return null;
  return invalidField('quantity', MOST_CHICKENS_MESSAGE[isByStaff ? 'staff' : 'customer']);
}
