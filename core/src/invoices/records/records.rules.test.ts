import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cents } from '../../kernel/amounts/cents.ts';
import type { Day } from '../../kernel/time/madrid-time.ts';
import { recordXml } from './record-xml.rules.ts';
import { hashedTextOfXml } from './recorded-fields.rules.ts';
import { hashedText, recordMoment, type InvoicingRecord } from './records.rules.ts';

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();

const day = '2024-01-01' as Day;
const first = { issuerNif: '89890001K', code: '12345678/G33', issuedOn: day };
const second = { ...first, code: '12345679/G34' };
const system = { producerName: 'Brasa', producerNif: '89890001K', version: '1', installation: '1' };

const registration = {
  type: 'registration',
  invoice: first,
  previous: null,
  generatedAt: Date.parse('2024-01-01T18:20:30Z'),
  system,
  issuerName: 'Brasa',
  amendment: null,
  kind: 'F1',
  correction: null,
  replaces: null,
  operationDay: null,
  description: 'Pollos & patatas',
  recipient: { name: 'Ana <S.L.>', nif: '89890002E' },
  rates: [{ rate: 10, base: cents(11_110), tax: cents(1235) }],
  tax: cents(1235),
  total: cents(12_345),
} satisfies InvoicingRecord;

const HUELLAS = [
  '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
  '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
] as const;

const chained: InvoicingRecord = {
  ...registration,
  invoice: second,
  previous: { ...first, huella: HUELLAS[0] },
  generatedAt: Date.parse('2024-01-01T18:20:35Z'),
};

const annulment: InvoicingRecord = {
  type: 'annulment',
  invoice: second,
  previous: { ...second, huella: HUELLAS[1] },
  generatedAt: Date.parse('2024-01-01T18:20:40Z'),
  system,
  earlierRejection: 'none',
  isUnknownToAgency: false,
};

describe('the huella', () => {
  test.each([
    ['the first record', registration, HUELLAS[0]],
    ['a record after another', chained, HUELLAS[1]],
    ['an annulment', annulment, HUELLAS[2]],
  ])("is the tax agency's own for %s", (_name, record, huella) => {
    expect(sha(hashedText(record))).toBe(huella);
    expect(hashedTextOfXml(recordXml(record, huella))).toEqual({
      text: hashedText(record),
      huella,
      previousHuella: record.previous?.huella ?? '',
    });
  });

  test('is of the values without the blanks around them', () => {
    const blanks = { ...registration, invoice: { ...first, code: '    12345678 / G33  ' } };
    expect(hashedText(blanks)).toContain('&NumSerieFactura=12345678 / G33&');
  });
});

test.each([
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
  ['2026-12-31T23:30:05Z', '2027-01-01T00:30:05+01:00'],
])('%s is told as %s', (utc, madrid) => {
  expect(recordMoment(Date.parse(utc))).toBe(madrid);
});

describe('what is no record', () => {
  test.each(['', '<sf:RegistroAlta >', '<x>', recordXml(annulment, 'A').replace('Anulada>', '>')])(
    'has nothing that is hashed: %s',
    (xml) => {
      expect(hashedTextOfXml(xml)).toBeNull();
    },
  );
});
