// Whether the chain is as it was made (docs/rules/invoices.md#chain-check).
import type { ChainCheck } from '@brasa/core/invoices/invoices.contract.ts';
import { hashedTextOfXml } from '@brasa/core/invoices/records/recorded-fields.rules.ts';
import type { Queries } from '../../db/database.ts';
import { findInvoices, type StoredInvoice } from '../invoices.store.ts';
import { listChain, listGaps, listLost, listUnrecorded } from '../invoices.report.ts';
import type { RecordRow } from './records.store.ts';
import { huellaOf, sealOf } from './seal.ts';

const PART = 500;
const LOST = 'Su factura ya no está';

/** How many records there are, and the first that is not as it was made, with what is wrong. */
export async function checkChain(sql: Queries): Promise<ChainCheck> {
  const checked: Checked = { last: null, ends: new Map() };
  for (let after = 0; ;) {
    const records = await listChain(sql, { after, limit: PART });
    if (records.length === 0) break;
    const ids = [...new Set(records.map(({ invoiceId }) => invoiceId))];
    const invoices = new Map((await findInvoices(sql, ids)).map((one) => [one.id, one]));
    for (const record of records) {
      const invoice = invoices.get(record.invoiceId);
      const fault = faultOf(record, invoice, checked);
      if (fault) return broken(record.position, invoice?.code ?? '', fault, record.position - 1);
      checked.last = record;
      checked.ends.set(invoice?.issuerNif, record.huella);
    }
    after = records.at(-1)?.position ?? after;
  }
  return checkNumbers(sql, checked.last?.position ?? 0);
}

type Checked = {
  last: RecordRow | null;
  /** The last huella of each tax number. */
  ends: Map<string | null | undefined, string>;
};

const broken = (position: number, code: string, fault: string, records: number): ChainCheck => ({
  records,
  broken: { position, code, fault },
});

function faultOf(
  record: RecordRow,
  invoice: StoredInvoice | undefined,
  checked: Checked,
): string | null {
  const before = checked.last;
  const { seal, ...unsealed } = record;
  if (record.position !== (before?.position ?? 0) + 1) return 'Falta el registro anterior';
  if (!invoice) return 'Falta su factura';
  if (!isLinked(record, invoice, checked)) return 'No enlaza con el registro anterior';
  if (!isHuellaRight(record)) return 'La huella no coincide';
  return sealOf(unsealed, invoice, before?.seal ?? '') === seal
    ? null
    : 'El registro o su factura han cambiado';
}

/** There was one chain for all tax numbers once: the first record of one may follow that of another. */
function isLinked(
  { previousHuella }: RecordRow,
  { issuerNif }: StoredInvoice,
  { last, ends }: Checked,
): boolean {
  return [ends.get(issuerNif) ?? '', last?.huella ?? ''].includes(previousHuella);
}

/** Whether the stored XML has the hashes that the record says, and hashes to its own. */
function isHuellaRight({ xml, huella, previousHuella }: RecordRow): boolean {
  const hashed = hashedTextOfXml(xml);
  if (hashed?.huella !== huella || hashed.previousHuella !== previousHuella) return false;
  return huellaOf(hashed.text) === huella;
}

/** Whether a number is missing in a series, a record to an invoice, or an invoice to its order or sale. */
async function checkNumbers(sql: Queries, records: number): Promise<ChainCheck> {
  const [gap] = await listGaps(sql);
  if (gap) return broken(records, gap.series, 'Falta un número en la serie', records);
  const [unrecorded] = await listUnrecorded(sql);
  if (unrecorded) return broken(records, unrecorded.code, 'La factura no tiene registro', records);
  const [lost] = await listLost(sql, 'orders');
  if (lost) return broken(records, `Pedido ${lost.id}`, LOST, records);
  const [lostSale] = await listLost(sql, 'sales');
  if (lostSale) return broken(records, `Venta ${lostSale.id}`, LOST, records);
  return { records, broken: null };
}
