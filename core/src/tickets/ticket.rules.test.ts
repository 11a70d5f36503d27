import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asCopy, COLUMNS, figure, qr, text, TEXT_SIZES, type TextLine } from './ticket.rules.ts';

const textsOf = (lines: readonly TextLine[]) => lines.map((line) => line.text);

describe('a text', () => {
  it.each([
    ['one line', 'una', ['una']],
    ['between words', `${'a'.repeat(30)} ${'b'.repeat(20)}`, ['a'.repeat(30), 'b'.repeat(20)]],
    ['within a long one', 'x'.repeat(50), ['x'.repeat(42), 'x'.repeat(8)]],
    ['at its own line breaks', 'una\notra', ['una', 'otra']],
    ['nothing', '  ', []],
  ])('is wrapped: %s', (_case, content, expected) => {
    expect(textsOf(text(content))).toEqual(expected);
  });

  it('has half the columns at twice the size, stands in the middle, or a little to the right', () => {
    expect(textsOf(text('x'.repeat(30), { size: 2 }))).toEqual(['x'.repeat(21), 'x'.repeat(9)]);
    expect(textsOf(text('abcd', { isCentred: true }))).toEqual([`${' '.repeat(19)}abcd`]);
    expect(textsOf(text('abcd', { indent: 2 }))).toEqual(['  abcd']);
  });

  it('is never wider than the paper, and holds nothing that could be a command', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom(...TEXT_SIZES),
        fc.boolean(),
        (content, size, isCentred) => {
          const lines = textsOf(text(content, { size, isCentred }));
          expect(lines.filter((line) => line.length * size > COLUMNS)).toEqual([]);
          expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        },
      ),
    );
  });
});

describe('a figure', () => {
  it('stands at the right edge, of the last line where the text is long', () => {
    expect(textsOf(figure('Total', '13,50\u00A0€'))).toEqual([`Total${' '.repeat(30)}13,50 €`]);
    const lines = textsOf(figure('uno '.repeat(15), '1,00 €'));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^uno.*1,00 €$/);
    expect(lines[1]).toHaveLength(COLUMNS);
  });
});

describe('a QR code', () => {
  // Its side is 17 + 4 × version modules; eight dots are a millimetre.
  it.each([
    [60, 33],
    [120, 45],
    [131, 49],
    [160, 53],
    [180, 53],
    [213, 57],
  ])('of %i bytes is 30 to 40 mm', (length, modules) => {
    const side = qr('x'.repeat(length)).dots * modules;
    expect(side / 8).toBeGreaterThanOrEqual(length > 100 ? 30 : 25);
    expect(side / 8).toBeLessThanOrEqual(40);
  });
});

it('says first of all that it is a copy', () => {
  const ticket = { lines: text('Pedido 1') };
  expect(textsOf(asCopy(ticket).lines as TextLine[])).toEqual(['COPIA', 'Pedido 1']);
});
