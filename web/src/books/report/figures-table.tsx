// What came of the period, beside what came of the one before.
import { NO_FIGURES } from '@brasa/core/books/report-figures.rules.ts';
import type { Report, ReportFigures } from '@brasa/core/books/report.contract.ts';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { PARTS } from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { figure } from '../../ui/chart/count-text.ts';
import { readSales } from '../books-texts.ts';
import { beforeTitle, changeText } from './report-texts.ts';

type Row = {
  label: string;
  /** In the smallest unit: cents, tenths of a chicken, points or people. */
  valueOf: (figures: ReportFigures) => number;
  textOf: (value: number) => string;
  isSum?: boolean;
  /** Left out where there is nothing of it on either side. */
  isRare?: boolean;
};

const money = (wire: string): number => parseCents(wire) ?? 0;
const chickens = (wire: string): number => parseTenths(wire) ?? 0;
const euros = (value: number): string => formatEuros(cents(value));
const salesOf = (figures: ReportFigures, which: 'made' | 'annulled') =>
  readSales(figures)?.[which] ?? NO_FIGURES.sales;
const quantity = (value: number): string => formatChickens(tenths(value));

const PAID: readonly Row[] = [
  ...PARTS.map((part): Row => ({
    label: PAYMENT_METHOD_NAMES[part],
    valueOf: ({ payments }) => money(payments[part]),
    textOf: euros,
  })),
  {
    label: 'Total cobrado',
    valueOf: ({ payments }) => money(payments.total),
    textOf: euros,
    isSum: true,
  },
];

const OTHERS: readonly Row[] = [
  {
    label: 'Descuentos por puntos',
    valueOf: ({ discounts }) => money(discounts),
    textOf: euros,
  },
  { label: 'Pedidos entregados', valueOf: ({ orders }) => orders, textOf: figure },
  {
    label: 'Ventas de mostrador',
    valueOf: (figures) => salesOf(figures, 'made').count,
    textOf: figure,
  },
  {
    label: 'Importe de las ventas',
    valueOf: (figures) => salesOf(figures, 'made').total,
    textOf: euros,
  },
  {
    label: 'Ventas anuladas',
    valueOf: (figures) => salesOf(figures, 'annulled').count,
    textOf: figure,
    isRare: true,
  },
  {
    label: 'Importe de las anuladas',
    valueOf: (figures) => 0 - salesOf(figures, 'annulled').total,
    textOf: euros,
    isRare: true,
  },
  {
    label: 'Pollos de pedidos',
    valueOf: (figures) => chickens(figures.chickens.ordered),
    textOf: quantity,
  },
  {
    label: 'Pollos sin pedido',
    valueOf: (figures) => chickens(figures.chickens.walkIn),
    textOf: quantity,
  },
  { label: 'Puntos dados', valueOf: ({ points }) => points.given, textOf: figure },
  { label: 'Puntos canjeados', valueOf: ({ points }) => points.redeemed, textOf: figure },
  { label: 'Clientes nuevos', valueOf: ({ customers }) => customers.new, textOf: figure },
  {
    label: 'Clientes que vuelven',
    valueOf: ({ customers }) => customers.returning,
    textOf: figure,
  },
];

type FiguresTableProps = { report: Report; today: Day };

export function FiguresTable({ report, today }: FiguresTableProps) {
  const { unit, before } = report;
  return (
    <table className="w-full border-collapse text-right tabular-nums max-sm:text-sm">
      <caption className="sr-only">Cifras del periodo y del anterior</caption>
      <thead>
        <tr className="border-b-2 border-line align-bottom text-sm *:py-2">
          <th scope="col" className="text-left">
            <span className="sr-only">Cifra</span>
          </th>
          <th scope="col">Periodo</th>
          <th scope="col" className="w-24 pl-2 font-normal text-ink-soft sm:w-40 sm:pl-3">
            {beforeTitle(unit, before, today)}
          </th>
        </tr>
      </thead>
      {[PAID, OTHERS].map((rows) => (
        <tbody key={rows[0]?.label} className="border-b-2 border-line last:border-b-0">
          {rows
            .filter((row) => !row.isRare || valuesOf(row, report).some((value) => value !== 0))
            .map((row) => (
              <FigureRow key={row.label} row={row} report={report} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

const valuesOf = ({ valueOf }: Row, { figures, before }: Report) =>
  [valueOf(figures), valueOf(before.figures)] as const;

function FigureRow({ row, report }: { row: Row; report: Report }) {
  const { label, textOf, isSum = false } = row;
  const [now, before] = valuesOf(row, report);
  const change = changeText(now, before);
  return (
    <tr className={`*:py-1.5 ${isSum ? 'border-t border-line font-bold' : ''}`}>
      <th scope="row" className={`text-left ${isSum ? '' : 'font-normal'}`}>
        {label}
      </th>
      <td className={`whitespace-nowrap ${isSum ? 'text-base sm:text-lg' : 'font-semibold'}`}>
        {textOf(now)}
      </td>
      <td className="pl-2 font-normal whitespace-nowrap text-ink-soft sm:pl-3">
        {textOf(before)}
        {change !== null && (
          <span className="block text-xs leading-tight sm:text-sm"> {change}</span>
        )}
      </td>
    </tr>
  );
}
