// Reports as tables for a spreadsheet (docs/rules/books.md#tables-for-the-accountant).
import { amountCell, csvHead, csvLine, tenthsCell, textCell } from '../kernel/text/csv.ts';
import type { Cents } from '../kernel/amounts/cents.ts';
import { formatDay, weekdayTitle } from '../kernel/time/date-texts.ts';
import { dayOfWeek, type Day } from '../kernel/time/madrid-time.ts';
import type { Tenths } from '../kernel/amounts/tenths.ts';
import { sumOfParts } from '../payments/parts.rules.ts';
import { PARTS } from '../payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES } from '../payments/way-texts.rules.ts';
import { madeSales, type Figures } from './report-figures.rules.ts';

const DAY_HEADINGS = [
  'Fecha',
  'Día',
  ...PARTS.map((part) => PAYMENT_METHOD_NAMES[part]),
  'Total cobrado',
  'Descuentos por puntos',
  'Pedidos entregados',
  'Ventas de mostrador',
  'Importe de las ventas',
  'Ventas anuladas',
  'Importe anulado',
  'Pollos de pedidos',
  'Pollos sin pedido',
  'Puntos dados',
  'Puntos canjeados',
  'Clientes nuevos',
  'Clientes que vuelven',
];

export const daysHead = (): string => csvHead(DAY_HEADINGS);

export function dayLine(day: Day, figures: Figures): string {
  const { parts, discounts, orders, annulledSales, chickens, points, customers } = figures;
  const made = madeSales(figures);
  return csvLine([
    formatDay(day),
    weekdayTitle(dayOfWeek(day)),
    ...[...PARTS.map((part) => parts[part]), sumOfParts(parts), discounts].map(amountCell),
    orders,
    made.count,
    amountCell(made.total),
    annulledSales.count,
    amountCell(annulledSales.total),
    tenthsCell(chickens.ordered),
    tenthsCell(chickens.walkIn),
    points.given,
    points.redeemed,
    customers.new,
    customers.returning,
  ]);
}

export type SoldProduct = { productId: number; name: string; quantity: Tenths; total: Cents };

export const productsHead = (): string => csvHead(['Producto', 'Cantidad', 'Importe']);

export const productLine = ({ name, quantity, total }: SoldProduct): string =>
  csvLine([textCell(name), tenthsCell(quantity), amountCell(total)]);
