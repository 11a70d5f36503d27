// Of any invoices the lines, the rates, the book and the records say the same, to the cent.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VAT_RATES } from '../catalog/catalog-editing.rules.ts';
import { cents, parseCents, type Cents } from '../kernel/amounts/cents.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { bookRows, countedRates } from './invoice-book.rules.ts';
import { amountsOf, linesOfOrder } from './invoice-lines.rules.ts';
import { recordXml } from './records/record-xml.rules.ts';
import { baseOf, sumOf, taxByRate, totalOf } from './tax-split.rules.ts';

/** The long run tries 100,000 (`npm run long -- invoices`). */
const RUNS = Number(process.env['BRASA_INVOICE_SUMS'] ?? 1000);

const orderLine = fc.record({
  name: fc.constant('Pollo'),
  quantity: fc.integer({ min: 1, max: 198 }).map((halves) => tenths(halves * 5)),
  unitPrice: fc.integer({ min: 0, max: 20_000 }).map(cents),
  vatRate: fc.constantFrom(...VAT_RATES),
});
const orders = fc.record({
  lines: fc.array(orderLine, { maxLength: 12 }),
  total: fc.integer({ min: 1, max: 500_000 }).map(cents),
  replaced: fc.array(
    fc.record({ rate: fc.constantFrom(...VAT_RATES), total: fc.integer({ max: 9999 }).map(cents) }),
    { maxLength: 3 },
  ),
});

const issuedOn = '2026-11-20' as Day;
const key = { issuerNif: 'B12345674', code: 'F2026-000001', issuedOn };
const system = { producerName: 'Brasa', producerNif: 'B12345674', version: '1', installation: '1' };

const amountsIn = (xml: string, name: string): Cents[] =>
  [...xml.matchAll(new RegExp(`<sf:${name}>([^<]*)<`, 'g'))].map(
    ([, text = '']) => parseCents(text) ?? cents(0),
  );

const columnOf = (rows: string, column: number): Cents =>
  sumOf(
    rows
      .trimEnd()
      .split('\r\n')
      .map((row) => parseCents((row.split(';')[column] ?? '').replace(',', '.')) ?? 0),
  );

test(`of ${RUNS} orders`, () => {
  fc.assert(
    fc.property(orders, ({ lines, total, replaced }) => {
      const drafts = linesOfOrder({ lines, details: null, quantity: tenths(10) }, total);
      const before = taxByRate(replaced);
      const { lines: issued, rates, ...sums } = amountsOf(drafts, before);
      expect(sums.total).toBe(total);
      expect(totalOf(issued)).toEqual(sums);
      for (const { rate, ...amount } of rates) {
        const ofRate = issued.filter((line) => line.rate === rate);
        expect(totalOf(ofRate)).toMatchObject({ base: amount.base, tax: amount.tax });
        expect(amount.base).toBe(baseOf(amount.total, rate));
      }
      const xml = recordXml(
        {
          type: 'registration',
          invoice: key,
          previous: null,
          generatedAt: 0,
          system,
          issuerName: 'Brasa',
          amendment: null,
          kind: 'F1',
          correction: null,
          replaces: null,
          operationDay: null,
          description: 'Pollo',
          recipient: null,
          rates,
          tax: sums.tax,
          total,
        },
        '',
      );
      expect(sumOf(amountsIn(xml, 'BaseImponibleOimporteNoSujeto'))).toBe(sums.base);
      expect(sumOf(amountsIn(xml, 'CuotaRepercutida'))).toBe(sums.tax);
      expect(amountsIn(xml, 'ImporteTotal')).toEqual([total]);
      const entry = {
        ...{ series: 'F2026', number: 1, kind: 'F1' as const, operationDay: null },
        ...{ code: key.code, issuedOn, recipientNif: null, recipientName: null, cites: null },
        ...{ rates, isAnnulled: false, huella: '' },
      };
      const counted = totalOf(countedRates(entry));
      const rows = bookRows(entry);
      expect([columnOf(rows, 9), columnOf(rows, 10), columnOf(rows, 11)]).toEqual([
        counted.base,
        counted.tax,
        counted.total,
      ]);
      expect(counted.total).toBe(total - sumOf(before.map((one) => one.total)));
    }),
    { numRuns: RUNS },
  );
}, 600_000);
