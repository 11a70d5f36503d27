// How the books are told in Spanish (docs/rules/books.md#page-of-the-books).
import type { BooksFacts, DayClose } from '@brasa/core/books/books.contract.ts';
import type { CashMovementKind } from '@brasa/core/books/cash.rules.ts';
import { madeSales, type Sales } from '@brasa/core/books/report-figures.rules.ts';
import { cents, formatEuros, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { signedChickens } from '@brasa/core/kernel/amounts/signed-chickens.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { BadgeTone } from '../ui/badge.tsx';

export const CASH_MOVEMENTS: readonly {
  value: CashMovementKind;
  label: string;
  hint: string;
  entered: string;
}[] = [
  {
    value: 'out',
    label: 'Sacar',
    hint: 'Un pago a un proveedor, una retirada',
    entered: 'Salida anotada',
  },
  { value: 'in', label: 'Meter', hint: 'Cambio que se añade al cajón', entered: 'Entrada anotada' },
  {
    value: 'opening',
    label: 'Empieza con',
    hint: 'Lo que hay en el cajón al empezar, si no es lo que quedó ayer',
    entered: 'Fondo anotado',
  },
];

/** "Sacar" as what was done: "Salida". */
export const MOVED_CASH: Record<CashMovementKind, string> = {
  out: 'Salida',
  in: 'Entrada',
  opening: 'Fondo',
};

/** "Cuadra", "Sobran 2,00 €", "Faltan 0,50 €", in the tone of it. */
export function differenceText(difference: Cents): { text: string; tone: BadgeTone } {
  if (difference === 0) return { text: 'Cuadra', tone: 'good' };
  const amount = formatEuros(cents(Math.abs(difference)));
  return difference > 0
    ? { text: `Sobran ${amount}`, tone: 'warn' }
    : { text: `Faltan ${amount}`, tone: 'bad' };
}

/** What was sold at the counter, and what was taken back, whenever it was sold; null where nothing is said of it. */
export function readSales({
  sales,
  annulledSales = { count: 0, total: '0.00' },
}: Pick<BooksFacts, 'sales' | 'annulledSales'>): { made: Sales; annulled: Sales } | null {
  if (!sales) return null;
  const annulled = readSold(annulledSales);
  return { made: madeSales({ sales: readSold(sales), annulledSales: annulled }), annulled };
}

const readSold = ({ count, total }: { count: number; total: string }): Sales => ({
  count,
  total: parseCents(total) ?? cents(0),
});

/** By what was counted last. */
export function lastDifference({ difference, corrections }: DayClose): Cents {
  return parseCents(corrections.at(-1)?.difference ?? difference) ?? cents(0);
}

/** "2 1/2 pollos", also of what came back: "-1 pollo". */
export const chickensText = (wire: string): string =>
  signedChickens(parseTenths(wire) ?? tenths(0));

/** "1 pedido", "3 pedidos". */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
