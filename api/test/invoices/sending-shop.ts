// A shop with a tax identity whose records go to an agency of the test's.
import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { sendRecords, type Step } from '../../src/invoices/sending/send-records.ts';
import type { Shop } from '../../src/shop.ts';
import {
  CERTIFICATE,
  CERTIFICATE_PASSWORD,
  openAgency,
  type Agency,
} from '../outside/tax-agency-under-test.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

export type SendingShop = ShopUnderTest & {
  agency: Agency;
  staff: SignedIn;
  /** Makes a simplified invoice of a new order. */
  invoice: () => Promise<Invoice>;
  /** Annuls the invoice, or amends its record. */
  annul: (invoice: Invoice) => Promise<void>;
  amend: (invoice: Invoice) => Promise<void>;
  /** What one attempt comes to. */
  step: (options?: { deadline?: AbortSignal; signal?: AbortSignal }) => Promise<Step>;
  /** The same with an agency that does not answer in time: time is up when it has heard the question. */
  stepInVain: () => Promise<Step>;
  /** How the page of invoices says that the sending stands. */
  sending: () => Promise<InvoiceList['sending']>;
  /** State, text and code of the answers, in the order of the chain; null of a pending record. */
  answers: () => Promise<([string, string | null, string | null] | null)[]>;
};

export const TAX_ID = 'B12345674';

/** The variables that send a shop's records to this agency. */
export const accessTo = (agency: Agency): Record<string, string> => ({
  VERIFACTU_URL: agency.url,
  VERIFACTU_CERTIFICATE: CERTIFICATE,
  VERIFACTU_CERTIFICATE_PASSWORD: CERTIFICATE_PASSWORD,
});

export async function openSendingShop(
  environment: Record<string, string> = {},
): Promise<SendingShop> {
  const agency = await openAgency();
  const under = await openShop({ ...accessTo(agency), ...environment });
  const { shop } = under;
  await rewriteSetting(shop, 'legalName', 'Pollos & Cía, S.L.');
  await rewriteSetting(shop, 'taxId', TAX_ID);
  const staff = await under.signedIn('haykakan');
  const post = async (url: string, body?: unknown): Promise<Invoice> => {
    const reply = await staff.post(url, body);
    if (reply.status >= 300) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
    return reply.body as Invoice;
  };
  const refused = new Map<string, number>();
  const step: SendingShop['step'] = ({ deadline, signal = new AbortController().signal } = {}) => {
    if (!shop.taxAgency) throw new Error('the shop sends no records');
    return sendRecords({ shop, access: shop.taxAgency, after: 0, refused, signal, deadline });
  };
  return {
    ...under,
    agency,
    staff,
    invoice: async () => {
      const order = await placeOrder(staff, { quantity: 1 });
      return post(`/api/orders/${order.id}/simplified-invoice`);
    },
    annul: async ({ id }) => void (await post(`/api/invoices/${id}/annulment`, { reason: 'x' })),
    amend: async ({ id }) => void (await post(`/api/invoices/${id}/amendment`, { reason: 'x' })),
    step,
    stepInVain: async () => {
      const deadline = new AbortController();
      const attempt = step({ deadline: deadline.signal });
      await agency.arrived(agency.submissions.length + 1);
      deadline.abort();
      return attempt;
    },
    sending: async () => ((await staff.get('/api/invoices')).body as InvoiceList).sending,
    answers: () => listAnswers(shop),
  };
}

async function listAnswers({
  db,
}: Shop): Promise<([string, string | null, string | null] | null)[]> {
  const rows = await db.read
    .selectFrom('invoiceRecords')
    .leftJoin('recordAnswers', 'recordAnswers.position', 'invoiceRecords.position')
    .select(['state', 'text', 'csv'])
    .orderBy('invoiceRecords.position')
    .execute();
  return rows.map(({ state, text, csv }) => (state === null ? null : [state, text, csv]));
}

/** Adds so many invoices like the first one, each with its record, which the chain check would not believe. */
export async function addCopies({ db }: Shop, count: number): Promise<void> {
  await db.transact(async ({ sql }) => {
    const { id, ...first } = await sql
      .selectFrom('invoices')
      .selectAll()
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const record = await sql
      .selectFrom('invoiceRecords')
      .selectAll()
      .where('invoiceId', '=', id)
      .executeTakeFirstOrThrow();
    const numbers = Array.from({ length: count }, (_one, index) => (first.number ?? 0) + index + 1);
    const codes = numbers.map((number) => `COPIA-${number}`);
    await sql
      .insertInto('invoices')
      .values(numbers.map((number, index) => ({ ...first, number, code: codes[index] ?? '' })))
      .execute();
    const copies = await sql
      .selectFrom('invoices')
      .select(['id', 'code', 'number'])
      .where('code', 'in', codes)
      .execute();
    await sql
      .insertInto('invoiceRecords')
      .values(
        copies.map((copy) => ({
          ...record,
          invoiceId: copy.id,
          position: record.position + (copy.number ?? 0) - (first.number ?? 0),
          previousHuella: record.huella,
          huella: `${record.huella}${copy.number ?? ''}`,
          xml: record.xml.replaceAll(first.code, copy.code),
        })),
      )
      .execute();
  });
}
