import { expect, test } from 'vitest';
import { cents } from '../../kernel/amounts/cents.ts';
import type { Day } from '../../kernel/time/madrid-time.ts';
import { STARTER_SETTINGS, settingsFrom } from '../../settings/settings.rules.ts';
import { bookRows } from '../invoice-book.rules.ts';
import { chainMoment } from './chain-clock.rules.ts';
import { invoiceCode, markOf, markOfNth, seriesOf } from './numbering.rules.ts';
import { qrAddress } from './qr-address.rules.ts';
import { taxIdentityOf } from '../tax-identity.rules.ts';
import { postalAddress } from '../../settings/postal-address.rules.ts';

test.each([
  ['F1', 'F2026'],
  ['F3', 'F2026'],
  ['F2', 'S2026'],
  ['R1', 'R2026'],
  ['R5', 'R2026'],
] as const)('%s is of the series %s', (kind, series) => {
  expect(seriesOf(kind, '2026-12-31' as Day)).toBe(series);
});

test.each([
  [1, ''],
  [2, 'B'],
  [26, 'Z'],
  [27, 'AA'],
  [28, 'AB'],
])('the tax number that issued as number %i marks its series with %j', (issuer, mark) => {
  expect(markOfNth(issuer)).toBe(mark);
  const series = seriesOf('F2', '2026-12-31' as Day, mark);
  expect(series).toBe(`S2026${mark}`);
  expect(markOf(invoiceCode(series, 7))).toBe(mark);
});

test('a number is padded to six digits and grows beyond them', () => {
  expect(invoiceCode('F2026', 7)).toBe('F2026-000007');
  expect(invoiceCode('F2026', 1_234_567)).toBe('F2026-1234567');
});

const sample = {
  issuerNif: '89890001K',
  code: '12345678&G33',
  issuedOn: '2024-09-01' as Day,
  total: cents(24_140),
};

test.each([
  ['test', 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?'],
  ['production', 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?'],
  [null, 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?'],
] as const)('the QR of %s leads there, percent-encoded', (agency, address) => {
  const query = 'nif=89890001K&numserie=12345678%26G33&fecha=01-09-2024&importe=241.40';
  expect(qrAddress(sample, agency)).toBe(address + query);
});

test.each([
  [10_999, null, 10_000],
  [10_999, 10_000, 10_000],
  [9000, 10_000, 10_000],
  [710_000, 1_010_000, 1_010_000],
  [709_999, 1_010_000, null],
])('at %i after %s the moment is %s', (now, last, moment) => {
  expect(chainMoment(now, last)).toBe(moment);
});

test('the tax identity wants name, number and street', () => {
  const settings = settingsFrom([]);
  expect(taxIdentityOf(settings)).toBeNull();
  const whole = { ...settings, legalName: ' Brasa SL ', taxId: 'b-12345674' };
  expect(taxIdentityOf(whole)).toEqual({
    name: 'Brasa SL',
    nif: 'B12345674',
    address: 'Calle Mayor, 12, 03400 Villena (Alicante)',
  });
  expect(taxIdentityOf({ ...whole, taxId: 'B12345675' })).toBeNull();
  expect(taxIdentityOf({ ...whole, streetAddress: ' ' })).toBeNull();
  expect(postalAddress({ ...STARTER_SETTINGS, province: '', postalCode: '' })).toBe(
    'Calle Mayor, 12, Villena',
  );
});

test('no cell of the book is a formula, and an annulled invoice counts as nothing', () => {
  const entry = {
    series: 'F2026',
    number: 1,
    code: 'F2026-000001',
    kind: 'F1' as const,
    issuedOn: '2026-11-20' as Day,
    operationDay: '2026-11-19' as Day,
    recipientNif: '12345678Z',
    recipientName: '=HYPERLINK("x";"y")',
    rates: [
      {
        rate: 10 as const,
        ...{ base: cents(1000), tax: cents(100), total: cents(1100) },
        ...{ rectifiedBase: cents(500), rectifiedTax: cents(50) },
      },
    ],
    cites: 'S2026-000001',
    isAnnulled: false,
    huella: 'AB',
  };
  const start = '20/11/2026;19/11/2026;F2026;1;"F2026-000001";F1;12345678Z';
  const name = `"'=HYPERLINK(""x"";""y"")"`;
  expect(bookRows(entry)).toBe(
    `${start};${name};10;10,00;1,00;11,00;"S2026-000001";;AB\r\n` +
      `${start};${name};10;-5,00;-0,50;-5,50;"S2026-000001";Importes sustituidos;AB\r\n`,
  );
  expect(bookRows({ ...entry, isAnnulled: true })).toBe(
    `${start};${name};10;0,00;0,00;0,00;"S2026-000001";Anulada;AB\r\n`,
  );
});
