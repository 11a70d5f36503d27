// Where the tax QR of an invoice leads (docs/rules/invoices.md#tax-qr).
import { centsToDecimal, type Cents } from '../../kernel/amounts/cents.ts';
import type { Day } from '../../kernel/time/madrid-time.ts';
import { recordDay } from './records.rules.ts';

/** The tax agency's: where invoices count, and where they are only tried. */
const HOSTS = {
  production: 'https://www2.agenciatributaria.gob.es',
  test: 'https://prewww2.aeat.es',
} as const;
export type TaxAgency = keyof typeof HOSTS;

/** The line under the QR of an invoice whose record is sent to the tax agency. */
export const VERIFIABLE_TEXT = 'Factura verificable en la sede electrónica de la AEAT';
/** The line above every tax QR. */
export const QR_TITLE = 'QR tributario:';

type Invoice = { issuerNif: string; code: string; issuedOn: Day; total: Cents };

/**
 * The address, its four parameters percent-encoded. `agency` is null where records are not sent: such an
 * invoice says so itself, by another path.
 */
export function qrAddress(invoice: Invoice, agency: TaxAgency | null): string {
  const path = agency === null ? 'ValidarQRNoVerifactu' : 'ValidarQR';
  const { issuerNif, code, issuedOn, total } = invoice;
  const parameters = [
    ['nif', issuerNif],
    ['numserie', code],
    ['fecha', recordDay(issuedOn)],
    ['importe', centsToDecimal(total)],
  ].map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${HOSTS[agency ?? 'production']}/wlpl/TIKE-CONT/${path}?${parameters.join('&')}`;
}
