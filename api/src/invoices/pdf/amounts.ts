// The invoice's amounts: its lines, base and tax for each rate, and the total.
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { formatAmount, formatQuantity, formatUnitPrice } from './invoice-figures.ts';
import { PAGE, STYLES, type TextStyle } from './invoice-style.ts';
import { paymentText, showsRectified } from '@brasa/core/invoices/invoice-words.rules.ts';
import type { Sheet } from './sheet.ts';
import {
  columnsWidth,
  drawTable,
  fitColumns,
  tableHeight,
  type Column,
  type Table,
} from './table.ts';

const LINE_COLUMNS: readonly Column[] = [
  { title: 'Descripción', width: 0, align: 'left' },
  { title: 'Cantidad', width: 48, align: 'right' },
  { title: 'Precio sin\u00A0IVA', width: 56, align: 'right' },
  { title: 'IVA', width: 40, align: 'right' },
  { title: 'Base', width: 56, align: 'right' },
  { title: 'Importe con\u00A0IVA', width: 60, align: 'right' },
];

const RATE_COLUMNS: readonly Column[] = [
  { title: 'Tipo de IVA', width: 62, align: 'left', isRowHead: true, style: STYLES.strong },
  { title: 'Base imponible', width: 74, align: 'right' },
  { title: 'Cuota de IVA', width: 70, align: 'right' },
  { title: 'Total', width: 74, align: 'right' },
];

const RECTIFIED_COLUMNS: readonly Column[] = [
  { title: 'Rectificado', width: 62, align: 'left', isRowHead: true, style: STYLES.strong },
  { title: 'Base rectificada', width: 74, align: 'right' },
  { title: 'Cuota rectificada', width: 84, align: 'right' },
];

const GAP = { afterLines: 18, betweenTables: 12, beforeTotal: 24 } as const;

const percent = (rate: number): string => `${rate} %`;

function lineRows({ lines }: IssuedInvoice): string[][] {
  return lines.map(({ description, quantity, rate, base, total }) => [
    description,
    formatQuantity(quantity),
    formatUnitPrice(base, quantity),
    percent(rate),
    formatAmount(base),
    formatAmount(total),
  ]);
}

function fittedTable(sheet: Sheet, columns: readonly Column[], rows: string[][]): Table {
  return { x: PAGE.left, columns: fitColumns(sheet, columns, rows), rows };
}

/** What is right, and of a correction by substitution what was wrong. */
function rateTables(sheet: Sheet, invoice: IssuedInvoice): [Table, ...Table[]] {
  const rates = invoice.rates.map(({ rate, base, tax, total }) => [
    percent(rate),
    ...[base, tax, total].map(formatAmount),
  ]);
  const table = fittedTable(sheet, RATE_COLUMNS, rates);
  if (!showsRectified(invoice)) return [table];
  const rectified = invoice.rates.map(({ rate, rectifiedBase, rectifiedTax }) => [
    percent(rate),
    ...[rectifiedBase, rectifiedTax].map(formatAmount),
  ]);
  return [table, fittedTable(sheet, RECTIFIED_COLUMNS, rectified)];
}

function totalStyle(sheet: Sheet, text: string, width: number): TextStyle {
  const fits = Math.min(1, width / sheet.widthOf(text, STYLES.total));
  return { ...STYLES.total, size: STYLES.total.size * fits };
}

/** Draws it right of the rates, from `left` on. */
function drawTotal(sheet: Sheet, invoice: IssuedInvoice, left: number, top: number): void {
  const width = PAGE.right - left;
  const right = { x: left, width, align: 'right' } as const;
  const amount = formatEuros(invoice.total);
  const payment = paymentText(invoice);
  let y = top + 4;
  sheet.part(sheet.root, 'H2', () => {
    y = sheet.write('Total', STYLES.name, { ...right, y });
  });
  sheet.part(sheet.root, 'P', () => {
    y = sheet.write(amount, totalStyle(sheet, amount, width), { ...right, y, goesOn: true });
    y = sheet.write('IVA incluido', STYLES.quiet, { ...right, y });
  });
  if (payment === null) return;
  sheet.part(sheet.root, 'P', () => {
    sheet.write(payment, STYLES.strong, { ...right, y: y + 6 });
  });
}

function sumsHeight(sheet: Sheet, tables: readonly Table[]): number {
  const heights = tables.map((table) => tableHeight(sheet, table) + GAP.betweenTables);
  return Math.max(
    GAP.afterLines + heights.reduce((sum, height) => sum + height, 0),
    GAP.afterLines + 100,
  );
}

function lineTable(sheet: Sheet, invoice: IssuedInvoice): Table {
  const rows = lineRows(invoice);
  const columns = fitColumns(sheet, LINE_COLUMNS, rows, PAGE.innerWidth);
  return { x: PAGE.left, columns, rows, caption: 'Importes en euros' };
}

/** Draws them from `y` on; the sums stay together, with the last line where there is room. */
export function drawAmounts(sheet: Sheet, invoice: IssuedInvoice, y: number): void {
  const tables = rateTables(sheet, invoice);
  const lines = { ...lineTable(sheet, invoice), keepBelow: sumsHeight(sheet, tables) };
  const top = drawTable(sheet, sheet.root, lines, y) + GAP.afterLines;
  let end = top;
  for (const table of tables) {
    end = drawTable(sheet, sheet.root, table, end) + GAP.betweenTables;
  }
  const left = PAGE.left + columnsWidth(tables[0].columns) + GAP.beforeTotal;
  drawTotal(sheet, invoice, left, top);
}
