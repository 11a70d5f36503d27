import { expect, test } from 'vitest';
import { cents } from '../amounts/cents.ts';
import { amountCell, csvHead, csvLine, tenthsCell, textCell } from './csv.ts';
import { tenths } from '../amounts/tenths.ts';

test.each([
  ['Cerveza', 'Cerveza'],
  ['=1+1', '"\'=1+1"'],
  ['+34600111222', '"\'+34600111222"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\rA1', '"\'\rA1"'],
  ['＝1+1', '"\'＝1+1"'],
  ['＋34600111222', '"\'＋34600111222"'],
  ['－2', '"\'－2"'],
  ['＠SUM(A1)', '"\'＠SUM(A1)"'],
  ['﹦1', '"\'﹦1"'],
  ['﹢1', '"\'﹢1"'],
  ['﹣1', '"\'﹣1"'],
  ['﹫A1', '"\'﹫A1"'],
  ['  =1', '"\'  =1"'],
  ['\n=1', '"\'\n=1"'],
  ['\u00A0＝1', '"\'\u00A0＝1"'],
  ['\uFEFF+1', '"\'\uFEFF+1"'],
  ['\u200B\u2060@A1', '"\'\u200B\u2060@A1"'],
  ['\u202E\u3164－1', '"\'\u202E\u3164－1"'],
  ['\u0000=1', '"\'\u0000=1"'],
  ['a=1', '"a=1"'],
  [' Ana', '" Ana"'],
  ['Pan; sal', '"Pan; sal"'],
  ['El "bueno"', '"El ""bueno"""'],
  ['=cmd|"/c";', '"\'=cmd|""/c"";"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['', ''],
  ['Pollo entero 2', 'Pollo entero 2'],
  ['Jamón', 'Jamón'],
  ['Pan,=1', '"Pan,=1"'],
  ['Pan\t=1', '"Pan\t=1"'],
  ['Pan|=1', '"Pan|=1"'],
  ['Pan\u2028=1', '"Pan\u2028=1"'],
  ['Pan\u000B=1', '"Pan\u000B=1"'],
  ['A-2026', '"A-2026"'],
])('the text %j is the cell %j', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

test('figures have a decimal comma, and lines end as spreadsheets want it', () => {
  expect(amountCell(cents(-1350))).toBe('-13,50');
  expect(amountCell(cents(123_456_789))).toBe('1234567,89');
  expect(tenthsCell(tenths(25))).toBe('2,5');
  expect(csvLine(['a', 2, 'c'])).toBe('a;2;c\r\n');
  expect(csvHead(['Fecha', 'Importe'])).toBe('\uFEFFFecha;Importe\r\n');
});
