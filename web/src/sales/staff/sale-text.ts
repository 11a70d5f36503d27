import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { keptOf, returnedOf, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { ListedSale, Sale } from '@brasa/core/sales/sales.contract.ts';
import { annulledParts, soldInWords } from '@brasa/core/sales/sales.rules.ts';
import { partsBetween, readParts } from '@brasa/core/payments/parts.rules.ts';
import { partsText } from '@brasa/core/payments/way-texts.rules.ts';

export const linesOf = ({ lines }: Pick<Sale, 'lines'>): Line[] =>
  lines.map((line) => readLine({ ...line, note: null }));

/** "1 × Pollo entero, 2 × Cerveza". */
export const saleText = (sale: ListedSale): string => soldInWords(linesOf(sale));

/** "Devuelto 13,50 €: 1 × Pollo entero"; nothing where nothing came back. */
export function returnedText(sale: ListedSale): string {
  const back = linesOf(sale)
    .map((line) => ({ ...line, quantity: returnedOf(line) }))
    .filter(({ quantity }) => quantity > 0);
  if (back.length === 0) return '';
  return `Devuelto ${eurosText(sale.refundedAmount)}: ${soldInWords(back)}`;
}

/** "15,50 € en efectivo": the money that goes back when the sale is taken back. */
export function annulledText(sale: Sale): string {
  const parts = readParts(sale);
  return partsText(partsBetween(annulledParts(parts), parts));
}

/** True while some of its goods did not come back. */
export const hasGoods = (sale: ListedSale): boolean =>
  linesOf(sale).some((line) => keptOf(line).quantity > 0);
