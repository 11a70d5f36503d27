import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { amountCell, csvHead, csvLine, tenthsCell, textCell } from './csv.ts';
import { tenths } from './tenths.ts';

test.each([
  ['Cerveza', 'Cerveza'],
  ['=1+1', "'=1+1"],
  ['+34600111222', "'+34600111222"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Pan; sal', '"Pan; sal"'],
  ['El "bueno"', '"El ""bueno"""'],
  ['=cmd|"/c";', '"\'=cmd|""/c"";"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
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
