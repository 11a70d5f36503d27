// How food that only the details name is marked there, and whether a price is of it too (docs/rules/orders.md#without-a-price).

const MARK = / *\(sin precio\)/giu;

/** "croquetas" → "croquetas (sin precio)", as it stands in the details. */
export const withoutPrice = (thing: string): string => `${thing} (sin precio)`;

/** The details as customers read them. */
export const withoutMarks = (details: string): string => details.replaceAll(MARK, '');

export type Sums = {
  paid: string | null;
  owed?: string | null | undefined;
  invoiced?: string | null | undefined;
};

/** Whether the price that its customer reads is of the whole order, dishes without a price among it. */
export const isPricedWhole = ({ paid, owed = null, invoiced = null }: Sums): boolean =>
  invoiced !== null || (paid !== null && (owed === null || Number(owed) <= 0));
