// The lines of an order: what was ordered of the menu, at the price and rate of that moment.
// See docs/rules/orders.md#order-lines.
import type { VatRate } from '../../catalog/catalog-editing.rules.ts';
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { MAX_LINE_QUANTITY } from '../../catalog/menu-item.rules.ts';
import { countedName } from '../../catalog/portions.rules.ts';
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { HALF, tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import { withNote } from './line-notes.rules.ts';

/** Name, price, rate and chickens are those of when it was ordered. */
export type Line = {
  /** Its number in the order. */
  id: number;
  productId: number;
  name: string;
  quantity: Tenths;
  unitPrice: Cents;
  vatRate: VatRate;
  /** What one unit takes from the oven. */
  chickens: Tenths;
  note: string | null;
  /** How much of it has come back for its price; absent for nothing. */
  returned?: Tenths | undefined;
};

/** The quantity that has come back. */
export const returnedOf = ({ returned }: Pick<Line, 'returned'>): Tenths => returned ?? tenths(0);

/** The price of the goods that did not come back, in cents. */
export const keptTotal = (
  lines: readonly Pick<Line, 'quantity' | 'returned' | 'unitPrice'>[],
): Cents => linesTotal(lines.map(keptOf));

/** The price of the goods that came back, in cents. */
export const returnedTotal = (
  lines: readonly Pick<Line, 'quantity' | 'returned' | 'unitPrice'>[],
): Cents => cents(linesTotal(lines) - keptTotal(lines));

/** The line without the goods that came back. */
export const keptOf = <Some extends Pick<Line, 'quantity' | 'returned'>>(line: Some): Some => ({
  ...line,
  quantity: tenths(line.quantity - returnedOf(line)),
});

/** The chickens that have come back. */
export const chickensBack = (lines: readonly Pick<Line, 'chickens' | 'returned'>[]): Tenths =>
  chickensOfLines(lines.map((line) => ({ ...line, quantity: returnedOf(line) })));

/** What somebody asks for. With an `id` it is a line that the order has already. */
export type RequestedLine = {
  id?: number | undefined;
  productId: number;
  quantity: Tenths;
  note: string | null;
};

export const MAX_LINES = 40;
export const LINE_NOTE_LENGTH = 120;

/** Of the note for the kitchen that a customer writes. */
export const NOTE_LENGTH = 120;

/** Between the parts of a note, which came in two fields. */
export const NOTE_SEPARATOR = ' · ';

/** Half a cent counts as a whole one. */
export function lineTotal({ unitPrice, quantity }: Pick<Line, 'unitPrice' | 'quantity'>): Cents {
  return cents(Math.floor((unitPrice * quantity + 5) / 10));
}

export function linesTotal(lines: readonly Pick<Line, 'unitPrice' | 'quantity'>[]): Cents {
  return cents(lines.reduce((sum, line) => sum + lineTotal(line), 0));
}

/** The chickens of all of them: what the order takes from the oven and the stock. */
export function chickensOfLines(lines: readonly Pick<Line, 'quantity' | 'chickens'>[]): Tenths {
  return tenths(lines.reduce((sum, line) => sum + (line.quantity * line.chickens) / 10, 0));
}

/** What tells one line from another: the same thing at another price or with another note is another. */
const kindOf = ({ productId, note, name, unitPrice, vatRate, chickens }: Omit<Line, 'id'>) =>
  JSON.stringify([productId, note, name, unitPrice, vatRate, chickens]);

/** Lines of the same thing become one, under the number of the first. */
function merged(lines: readonly Line[]): Line[] {
  const byKind = new Map<string, Line>();
  for (const line of lines) {
    const kind = kindOf(line);
    const first = byKind.get(kind);
    const quantity = tenths((first?.quantity ?? 0) + line.quantity);
    const returned = tenths((first ? returnedOf(first) : 0) + returnedOf(line));
    byKind.set(kind, { ...(first ?? line), quantity, ...(returned > 0 && { returned }) });
  }
  return [...byKind.values()];
}

export type LineFault =
  | 'unknown'
  /** The order has no line of that number, or it is of something else. */
  | 'no-such-line'
  /** So much of it would take a quarter of a chicken from the oven. */
  | 'quarter'
  | 'too-much';

export type ResolvedLines = { lines: Line[] } | { fault: LineFault; at: number };

/**
 * The lines as they are stored, by their numbers whatever order they are asked for in: one that the order
 * has keeps its name, price and rate, one that comes new takes today's of the menu. `at` is the place of
 * the request that is at fault.
 */
export function resolveLines(
  requested: readonly RequestedLine[],
  menu: ReadonlyMap<number, MenuItem>,
  before: readonly Line[] = [],
): ResolvedLines {
  let lastId = Math.max(0, ...before.map(({ id }) => id));
  const lines: Line[] = [];
  for (const [at, request] of requested.entries()) {
    const known = before.find(({ id }) => id === request.id);
    if (lines.some(({ id }) => id === request.id)) return { fault: 'no-such-line', at };
    const line = resolveLine(request, known, menu.get(request.productId));
    if (typeof line === 'string') return { fault: line, at };
    lines.push({ ...line, id: known?.id ?? (lastId += 1) });
  }
  const all = merged(lines).sort((one, other) => one.id - other.id);
  const tooMuch = all.find(({ quantity }) => quantity > MAX_LINE_QUANTITY);
  if (!tooMuch) return { lines: all };
  return { fault: 'too-much', at: requested.findIndex((line) => isSameThing(line, tooMuch)) };
}

function resolveLine(
  { id, productId, quantity, note }: RequestedLine,
  known: Line | undefined,
  item: MenuItem | undefined,
): Omit<Line, 'id'> | LineFault {
  if (id !== undefined && known?.productId !== productId) return 'no-such-line';
  const line = known ? { ...known, quantity, note } : item && lineOf(item, quantity, note);
  if (!line) return 'unknown';
  return (quantity * line.chickens) % (HALF * 10) === 0 ? line : 'quarter';
}

type Thing = Pick<Line, 'productId' | 'note'>;

/** Whether the request is what became that line. */
export const isSameThing = (one: Thing, { productId, note }: Thing): boolean =>
  one.productId === productId && one.note === note;

function lineOf(item: MenuItem, quantity: Tenths, note: string | null): Omit<Line, 'id'> {
  const { id: productId, name, price: unitPrice, vatRate, chickens } = item;
  return { productId, name, quantity, unitPrice, vatRate, chickens, note };
}

export const isPlainChicken = (
  { productId }: Pick<Line, 'productId'>,
  { whole, half }: ChickenProducts,
) => productId === whole || productId === half;

/** A whole or half chicken without a wish: its number says all there is to say of it. */
export const isChickenAlone = (
  line: Pick<Line, 'productId'> & { note: string | null },
  products: ChickenProducts,
) => line.note === null && isPlainChicken(line, products);

/** "2 × Cerveza (fría)", "4 raciones de paella valenciana". */
export function lineText({
  name,
  quantity,
  note,
}: Pick<Line, 'name' | 'quantity' | 'note'>): string {
  return withNote(countedName({ name, quantity }), note);
}
