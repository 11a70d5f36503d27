// Figures as an invoice shows them, in Spanish.
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';

function decimals(least: number, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat('es-ES', {
    useGrouping: true,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

const amounts = decimals(2, 2);
const quantities = decimals(0, 1);

/** 123450 → "1.234,50": where the table says that it is euros. */
export const formatAmount = (amount: Cents): string => amounts.format(amount / 100);

/** 15 → "1,5", 20 → "2". */
export const formatQuantity = (quantity: Tenths): string => quantities.format(quantity / 10);

const PLACES = [2, 3, 4] as const;

/** Euros as a whole number of the smallest unit that so many places show. */
type Price = { places: number; units: number };

function priceWith(places: number, base: Cents, quantity: Tenths): Price {
  // Cents for tenths: base / 100 over quantity / 10.
  return { places, units: Math.round((base * 10 ** places) / (quantity * 10)) };
}

function multipliesOut({ places, units }: Price, base: Cents, quantity: Tenths): boolean {
  const product = (units * quantity * 10) / 10 ** places;
  return Math.round(Math.abs(product)) === Math.abs(base);
}

/**
 * What one unit costs without tax, with as few places (2 to 4) as give the base again when multiplied by
 * the quantity; four where none does. Empty where there is no quantity.
 */
export function formatUnitPrice(base: Cents, quantity: Tenths): string {
  if (quantity === 0) return '';
  const prices = PLACES.map((places) => priceWith(places, base, quantity));
  const price = prices.find((one) => multipliesOut(one, base, quantity)) ?? prices.at(-1);
  if (price === undefined) return '';
  return decimals(price.places, price.places).format(price.units / 10 ** price.places);
}
