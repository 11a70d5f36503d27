// How a product is ordered, in words for staff (docs/rules/catalog.md#how-a-product-is-ordered).
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { QUANTITY_STEPS } from '@brasa/core/catalog/menu-item.rules.ts';
import { noticeWords } from '@brasa/core/catalog/notice.rules.ts';
import { chickenWords } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatChickens, parseTenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';

/** As it travels; what was typed and is no quantity yet is passed over. */
type Ordering = Pick<Product, 'chickens' | 'quantityStep' | 'minQuantity' | 'orderAhead'>;

type Words = (string | null)[];

const said = (words: Words) => words.filter((word) => word !== null);

/** What is special about it, in a short line: "1 pollo", "desde 2 · el día antes, hasta las 20:00". */
export function specialWords(product: Ordering): string {
  const { chickens, isByHalves, least, ahead } = partsOf(product);
  return said([chickens, isByHalves ? 'por mitades' : null, least, ahead]).join(' · ');
}

/** All of it, where nothing is special too: "De una en una, sin antelación". */
export function orderingSummary(product: Ordering): string {
  const { chickens, isByHalves, least, ahead } = partsOf(product);
  const words = said([
    isByHalves ? 'por mitades' : 'de una en una',
    least,
    ahead ?? 'sin antelación',
    chickens && `${chickens} por unidad`,
  ]).join(', ');
  return capitalised(words);
}

function partsOf({ chickens, quantityStep, minQuantity, orderAhead }: Ordering) {
  const taken = parseTenths(chickens);
  const step = parseTenths(quantityStep) ?? QUANTITY_STEPS[0];
  const least = parseTenths(minQuantity);
  return {
    chickens: taken ? chickenWords(taken) : null,
    isByHalves: step < QUANTITY_STEPS[0],
    least: least === null || isUsual(least, step) ? null : `desde ${formatChickens(least)}`,
    ahead: orderAhead && noticeWords(orderAhead),
  };
}

/** One step is what anybody would take for the least. */
const isUsual = (least: Tenths, step: Tenths) => least === step;
