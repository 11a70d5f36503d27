// Invoices of a shop with its tax identity, in November 2026.
import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { SITE } from './samples.ts';

export const FISCAL_SITE: SiteFacts = {
  ...SITE,
  legalName: 'Asador Ararat, S. L.',
  taxId: 'B12345674',
};

const HUELLA = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';

export const FULL: Invoice = {
  ...{ id: 1, series: 'F2026', number: 1, code: 'F2026-000001', kind: 'F1' },
  issuedAt: '2026-11-20T12:42:00.000Z',
  orderId: 4,
  saleId: null,
  recipientNif: '12345678Z',
  recipientName: 'Rosa Pérez',
  recipientAddress: 'Calle Ancha, 3, 03400 Villena',
  lines: [
    {
      ...{ description: 'Pollo entero a la leña', quantity: '2.0', rate: 10 },
      ...{ base: '24.55', tax: '2.45', total: '27.00' },
    },
    {
      ...{ description: 'Cerveza', quantity: '2.0', rate: 21 },
      ...{ base: '3.31', tax: '0.69', total: '4.00' },
    },
  ],
  rates: [
    { rate: 10, base: '24.55', tax: '2.45', total: '27.00' },
    { rate: 21, base: '3.31', tax: '0.69', total: '4.00' },
  ],
  ...{ base: '27.86', tax: '3.14', total: '31.00' },
  previousHuella: '',
  huella: HUELLA,
  qrUrl: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=B12345674',
  state: 'pending',
  stateText: null,
  method: null,
  cites: null,
  citedBy: [],
  reason: null,
  annulledAt: null,
  annulmentReason: null,
  soldOn: '2026-11-20',
};

/** Of another order, for nobody by name. */
export const TICKET: Invoice = {
  ...FULL,
  ...{ id: 2, series: 'S2026', number: 1, code: 'S2026-000001', kind: 'F2', orderId: 7 },
  ...{ recipientNif: null, recipientName: null, recipientAddress: null },
  state: 'accepted',
};

export function listOf(invoices: Invoice[], fields: Partial<InvoiceList> = {}): InvoiceList {
  return {
    invoices,
    hasMore: false,
    totals: {
      count: invoices.length,
      rates: [
        { rate: 10, base: '49.10', tax: '4.90', total: '54.00' },
        { rate: 21, base: '6.62', tax: '1.38', total: '8.00' },
      ],
      ...{ base: '55.72', tax: '6.28', total: '62.00' },
    },
    sending: { mode: 'off', pending: 1, rejected: 0, nextAttemptAt: null, lastError: null },
    hasTaxIdentity: true,
    ...fields,
  };
}
