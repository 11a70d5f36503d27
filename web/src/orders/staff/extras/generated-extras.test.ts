// The desk and the customer's form say the same of any basket (docs/rules/orders.md#order-lines). What the
// server says of it is api/test/orders/generated-baskets.test.ts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { VAT_RATES } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { viewLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { chickensOfLines, isPlainChicken } from '@brasa/core/orders/lines/order-lines.rules.ts';
import {
  EMPTY_BASKET,
  requestedLines,
  sumOf,
  withMore,
  withNote,
  type Basket,
  type Offer,
} from '@brasa/core/orders/place/basket.rules.ts';
import { deskOrder } from '../../../../test/staff-desk.ts';
import { composed, extrasOf, orderedAgain, type ExtraLine } from './extra-lines.ts';

const [WHOLE, HALF] = [1, 2];
const PRODUCTS = { whole: WHOLE, half: HALF };

const anyItem = fc.record({
  price: fc.integer({ min: 1, max: 9999 }).map(cents),
  vatRate: fc.constantFrom(...VAT_RATES),
  isByHalves: fc.boolean(),
  least: fc.integer({ min: 1, max: 4 }),
  chickens: fc.constantFrom(0, 0, 0, 10).map(tenths),
});
const anyMenu = fc.array(anyItem, { minLength: 3, maxLength: 12 }).map((items): Offer => {
  const menu = items.map(({ isByHalves, least, chickens, price, vatRate }, index): MenuItem => {
    const isPlain = index < 2;
    const step = tenths(isByHalves && !isPlain ? 5 : 10);
    return {
      ...{ id: index + 1, name: `Plato ${index + 1}`, price, vatRate, quantityStep: step },
      minQuantity: isPlain ? tenths(10) : tenths(least * step),
      chickens: isPlain ? tenths(index === 0 ? 10 : 5) : tenths(step === 5 ? 0 : chickens),
      orderAhead: null,
      soldOutOn: null,
    };
  });
  return { menu: new Map(menu.map((item) => [item.id, item])), products: PRODUCTS };
});
const anySteps = fc.array(
  fc.record({ place: fc.nat(99), note: fc.constantFrom('', '', 'sin sal', ' muy hecho ', '🍗') }),
  { maxLength: 15 },
);

function basketOf(offer: Offer, steps: readonly { place: number; note: string }[]): Basket {
  const items = [...offer.menu.values()];
  return steps.reduce<Basket>((basket, { place, note }) => {
    const item = items[place % items.length];
    if (!item) return basket;
    const more = withMore(basket, item, PRODUCTS);
    return note === '' ? more : withNote(more, item.id, note);
  }, EMPTY_BASKET);
}

/** As staff have it before them who enter the same. */
function extrasIn({ lines }: Basket, { menu }: Offer): ExtraLine[] {
  return lines.flatMap(({ productId, quantity, note }) => {
    const item = menu.get(productId);
    if (!item) return [];
    const { name, price, vatRate, chickens } = item;
    return [{ productId, name, quantity, unitPrice: price, vatRate, chickens, note }];
  });
}

test('any basket is asked for and costs the same at the desk as in the form', () => {
  const anyBasket = fc
    .tuple(anyMenu, anySteps)
    .map(([offer, steps]) => ({ offer, basket: basketOf(offer, steps) }));
  fc.assert(
    fc.property(anyBasket, ({ offer, basket }) => {
      const sum = sumOf(basket, offer);
      if (!sum) throw new Error('the menu has all of it');
      const plain = sum.lines.filter((line) => isPlainChicken(line, PRODUCTS));
      const chickens = chickensOfLines(plain);
      const atTheDesk = composed({ chickens, extras: extrasIn(basket, offer) }, offer);
      expect(atTheDesk?.lines).toEqual(sum.lines);
      expect(atTheDesk?.requested).toEqual(requestedLines(basket, offer));

      // Ordered, opened for an edit and left as it is; ordered again.
      const order = deskOrder(1, '2026-11-20T14:00', { lines: sum.lines.map(viewLine) });
      const extras = extrasOf(order, PRODUCTS);
      expect(composed({ chickens, extras }, offer, sum.lines)?.lines).toEqual(sum.lines);
      expect(composed(orderedAgain(sum.lines, offer), offer)?.lines).toEqual(sum.lines);
    }),
    { numRuns: 1000 },
  );
});
