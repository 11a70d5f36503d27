// Names in other alphabets, and with letters that no font of the page has.
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { Fonts, type Face, type NamedFont } from '../../../src/invoices/pdf/fonts.ts';
import { renderInvoice } from '../../../src/invoices/pdf/render-invoice.ts';
import { plainText, SUBSTITUTE, textRuns } from '../../../src/invoices/pdf/text-runs.ts';
import { fontsOf, pdfText } from './read-pdf.ts';
import { sampleInvoice } from './sample-invoices.ts';

const FACES: Face[] = ['text', 'strong', 'display'];

function runsOf(text: string, face: Face) {
  const loaded = new Map<string, NamedFont>();
  const fonts = new Fonts(create, (font) => loaded.set(font.name, font));
  return textRuns(plainText(text), face, fonts).map((run) => ({
    ...run,
    loaded: loaded.get(run.font),
  }));
}

const shown = (text: string, face: Face): string =>
  runsOf(text, face)
    .map((run) => run.text)
    .join('');

describe.each(FACES)('%s', (face) => {
  test.each([
    ['Spanish', 'Año Ñandú · «¿Qué?» 12,50 € pingüino'],
    ['of the neighbours', 'Łukasz Őry Şenol Žižek Đorđe Ștefan'],
    ['Armenian', 'Արամ Խաչատրյան և Հայկական'],
    ['Cyrillic', 'Анна Ђорђевић Ёлкин Їжак Ґудзь'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Vietnamese', 'Nguyễn Thị Hồng'],
  ])('%s letters are shown as they are', (_alphabet, text) => {
    expect(shown(text, face)).toBe(text);
  });

  test.each([
    ['an accent that was typed apart', 'Jose\u0301', 'José'],
    ['letters of full width', 'ＡＢ', 'AB'],
    ['a ligature', 'ﬁn', 'fin'],
    ['a sign over a letter that has none', 'q\u0302', 'q'],
    ['ideographs', '王小明', '???'],
    ['a family in one emoji', '👩‍👩‍👧!', '?!'],
    ['what steers the direction', '\u202Eabc\u202C', 'abc'],
    ['a line break', 'uno\ndos\u0000', 'uno dos'],
    ['half a letter', 'a\uD83D', 'a?'],
  ])('%s: shown by what comes nearest', (_what, text, wanted) => {
    expect(shown(text, face)).toBe(wanted);
  });

  test('no letter is ever an empty box', () => {
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join(' ');
    for (const { text, loaded } of runsOf(every, face)) {
      const missing = Array.from(text).filter(
        (letter) => loaded?.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) !== true,
      );
      expect(missing).toEqual([]);
    }
  });
});

test('what stands for a letter says which', () => {
  const runs = runsOf('Sr. 王小明, 😀', 'text').map(({ text, actual }) => [text, actual]);
  expect(runs).toEqual([
    ['Sr. ', null],
    [SUBSTITUTE.repeat(3), '王小明'],
    [', ', null],
    [SUBSTITUTE, '😀'],
  ]);
});

test('on the page each is copied and heard as itself', async () => {
  const name = 'Արամ Анна Łukasz 王小明 😀 ﬁ';
  const recipient = { name, nif: 'X1234567L', address: 'Երևան, ул. Ленина 5' };
  const pdf = await renderInvoice(sampleInvoice({ recipient }));
  const text = await pdfText(pdf);
  expect(text).toContain(name);
  expect(text).toContain('Երևան, ул. Ленина 5');
  const names = (await fontsOf(pdf)).map((font) => font.name.replace(/^.*\+/, ''));
  expect(names).toContain('NotoSansArmenian-SemiBold');
});

test('an emoji in every text of the invoice spoils nothing', async () => {
  const odd = '😀 \u0301 \uD83D Ա';
  const issuer = { brand: odd, name: odd, nif: null, address: odd, phone: odd, email: odd };
  const pdf = await renderInvoice(
    sampleInvoice({ issuer, recipient: { name: odd, nif: odd, address: odd }, reason: odd }, [
      [odd, 10, 10, 110],
    ]),
  );
  expect(await pdfText(pdf)).toContain('Total 1,10 € IVA incluido');
});
