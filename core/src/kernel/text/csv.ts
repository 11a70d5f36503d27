// Tables for a Spanish spreadsheet: semicolons, decimal commas, a byte-order mark, lines ended by CR and LF, and
// no cell that is a formula.
import { centsToDecimal, type Cents } from '../amounts/cents.ts';
import { tenthsToDecimal, type Tenths } from '../amounts/tenths.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets begin a formula with, in any width, and what shows as nothing before it. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

/** Nothing in it that anybody could be told to split a line at. */
const PLAIN = /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u;

/** A cell that a spreadsheet takes for text, whatever it begins with and whatever separates cells there. */
export function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return PLAIN.test(harmless) ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}

/** "-13,50". */
export const amountCell = (amount: Cents): string => centsToDecimal(amount).replace('.', ',');

/** "2,5". */
export const tenthsCell = (amount: Tenths): string => tenthsToDecimal(amount).replace('.', ',');

/** The cells as a line, ended. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.join(';')}\r\n`;

/** The first line, with what tells a spreadsheet how the table is written. */
export const csvHead = (headings: readonly string[]): string =>
  `${BYTE_ORDER_MARK}${csvLine(headings)}`;
