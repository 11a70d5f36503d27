// Goods of an order or a counter sale that are paid back: a customer brings them back, or complains of them.
// See docs/rules/payments.md#refunds.
import { tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import { invalidField, type Refused } from '../../kernel/refused.ts';
import { keptOf, returnedOf, type Line } from '../lines/order-lines.rules.ts';
import type { GoodsBack } from '../lines/order-lines.contract.ts';

/** A line of an order or of a sale. */
type Returnable = Pick<Line, 'id' | 'quantity' | 'chickens' | 'returned'>;

/**
 * The lines with the goods that come back. Refuses an unknown line, more than is left of a line, and a quarter of a chicken; `field` is
 * the place of the goods in the request.
 */
export function withGoodsBack<Some extends Returnable>(
  lines: readonly Some[],
  goods: GoodsBack,
  field: string,
): Some[] | Refused<'VALIDATION'> {
  const back = new Map<number, Tenths>();
  for (const [at, { line, quantity }] of goods.entries()) {
    const known = lines.find(({ id }) => id === line);
    if (!known) return invalidField(`${field}.${at}.line`, 'Línea inválida');
    const all = tenths((back.get(line) ?? 0) + quantity);
    const place = `${field}.${at}.quantity`;
    if (all > keptOf(known).quantity) return invalidField(place, TOO_MUCH_MESSAGE);
    // Half of half a chicken comes back from nowhere.
    if ((quantity * known.chickens) % 50 !== 0) return invalidField(place, 'Cantidad inválida');
    back.set(line, all);
  }
  return lines.map((line) => {
    const more = back.get(line.id);
    return more === undefined ? line : { ...line, returned: tenths(returnedOf(line) + more) };
  });
}

/** The lines with nothing back; none where nothing has come back. */
export function withNoneBack(lines: readonly Line[]): { lines?: Line[] } {
  if (lines.every((line) => returnedOf(line) === 0)) return {};
  return { lines: lines.map(({ returned: _returned, ...line }) => line) };
}

/** The chickens that are sold again. */
export const chickensToStock = (
  lines: readonly Pick<Line, 'id' | 'chickens'>[],
  goods: GoodsBack,
): Tenths =>
  tenths(
    goods.reduce((sum, { line, quantity, toStock }) => {
      const chickens = lines.find(({ id }) => id === line)?.chickens ?? 0;
      return sum + (toStock ? (quantity * chickens) / 10 : 0);
    }, 0),
  );

const TOO_MUCH_MESSAGE = 'De eso no queda tanto';
