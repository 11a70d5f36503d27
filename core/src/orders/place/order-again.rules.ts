// An order of before as the beginning of a new one (docs/rules/orders.md#ordering-again).
import { MAX_LINE_QUANTITY, type MenuItem } from '../../catalog/menu-item.rules.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { MAX_CUSTOMER_QUANTITY, tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import { cutText } from '../../kernel/text/cut-text.ts';
import {
  EMPTY_BASKET,
  MAX_BASKET_LINES,
  type Basket,
  type BasketLine,
  type Offer,
} from './basket.rules.ts';
import { isPlainChicken, LINE_NOTE_LENGTH, type Line } from '../lines/order-lines.rules.ts';

/** Without lines it is of nothing but chickens. */
export type OrderedBefore = {
  quantity: Tenths;
  lines: readonly Pick<Line, 'productId' | 'name' | 'quantity' | 'chickens' | 'note'>[];
};

export type OrderAgain = {
  basket: Basket;
  /** The names of what is no longer to be had. */
  gone: readonly string[];
  /** The names of what is there in another quantity than before. */
  changed: readonly string[];
  /** The names of what has a shorter note than before. */
  shortened: readonly string[];
};

/** What of the order can still be had, as it is sold today; prices are today's. */
export function orderAgain({ quantity, lines }: OrderedBefore, offer: Offer): OrderAgain {
  const isChicken = (line: OrderedBefore['lines'][number]) => isPlainChicken(line, offer.products);
  const chickens =
    lines.length === 0
      ? quantity
      : lines
          .filter(isChicken)
          .reduce((sum, line) => sum + (line.quantity * line.chickens) / 10, 0);
  const others = byProduct(lines.filter((line) => !isChicken(line)));
  const kept: BasketLine[] = [];
  const gone: string[] = [];
  const changed: string[] = chickens > MAX_CUSTOMER_QUANTITY ? ['pollos'] : [];
  const shortened: string[] = [];
  for (const { name, isCut, ...line } of others) {
    const item = offer.menu.get(line.productId);
    if (!item || kept.length === MAX_BASKET_LINES) gone.push(name);
    else {
      const sold = asSold(line.quantity, item);
      if (sold !== line.quantity) changed.push(item.name);
      if (isCut) shortened.push(item.name);
      kept.push({ ...line, quantity: sold });
    }
  }
  const wanted = tenths(Math.min(chickens, MAX_CUSTOMER_QUANTITY));
  const isNothing = wanted === 0 && kept.length === 0;
  return {
    basket: isNothing ? EMPTY_BASKET : { chickens: wanted, lines: kept },
    gone,
    changed,
    shortened,
  };
}

/** In the steps of today, and no less than is sold. */
function asSold(quantity: Tenths, { quantityStep, minQuantity }: MenuItem): Tenths {
  const inSteps = quantity - (quantity % quantityStep);
  return tenths(Math.min(MAX_LINE_QUANTITY, Math.max(minQuantity, inSteps)));
}

type NamedLine = BasketLine & { name: string; isCut: boolean };

/** A basket has one line of each thing: wishes stand beside each other, as far as a note takes them. */
function byProduct(lines: OrderedBefore['lines']): NamedLine[] {
  const ofProduct = groupBy(lines, ({ productId }) => productId);
  return [...ofProduct].map(([productId, same]) => {
    const wishes = same.flatMap(({ note }) => note || []).join(', ');
    const note = cutText(wishes, LINE_NOTE_LENGTH);
    return {
      ...{ productId, name: same.at(-1)?.name ?? '', note, isCut: note !== wishes },
      quantity: tenths(same.reduce((sum, { quantity }) => sum + quantity, 0)),
    };
  });
}
