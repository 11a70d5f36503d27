// Invoices as staff ask for them, and what they do with one.
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  amendInvoiceRecord,
  annulInvoice,
  checkChain,
  correctInvoice,
  listInvoices,
  readInvoice,
} from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { addressOf, type BodyOf } from '@brasa/core/kernel/call.ts';
import { keyOf, queryOf, send } from '../browser/api/send.ts';
import type { Callbacks } from '../browser/api/single-change.ts';
import { invoiceKeys, PATIENCE_MS, useInvoiceChange } from './invoice-changes.ts';
import type { Period } from './page/periods.ts';

const PAGE_LENGTH = 50;

/** A page of the period's invoices, the newest first; they are made on other devices too. */
export function useInvoices(period: Period, before: number | null) {
  const older = before === null ? {} : { before: String(before) };
  const query = { ...period, ...older, limit: PAGE_LENGTH };
  return useQuery({ ...queryOf(listInvoices, { query }), staleTime: 0 });
}

/** As it is now; as the list has it until then. */
export function useInvoice(id: number, known: Invoice | undefined) {
  return useQuery({
    ...queryOf(readInvoice, { params: { id } }),
    staleTime: 0,
    ...(known && { placeholderData: known }),
  });
}

type CitedBy = Invoice['citedBy'];

/** Those that correct it or took its place, once all of them are there. */
export function useCiting({ id, citedBy }: Pick<Invoice, 'id' | 'citedBy'>) {
  return useQuery({
    queryKey: [...keyOf(readInvoice, { params: { id } }), 'citing', citedBy.map((one) => one.id)],
    queryFn: ({ signal }) => readAll(citedBy, signal),
  });
}

const readAll = (cited: CitedBy, signal?: AbortSignal): Promise<Invoice[]> =>
  Promise.all(
    cited.map(({ id }) => send(readInvoice, { params: { id }, ...(signal && { signal }) })),
  );

/** An invoice with those that correct it, none of them annulled. */
export type Corrected = { invoice: Invoice; citing: Invoice[] };

export const isStanding = ({ annulledAt }: Invoice): boolean => annulledAt === null;

/** Asks the server, past what is cached. */
export async function readCorrected(id: number): Promise<Corrected> {
  const invoice = await send(readInvoice, { params: { id } });
  return { invoice, citing: (await readAll(invoice.citedBy)).filter(isStanding) };
}

/** Asked for by hand: it goes through every record there is. */
export function useChainCheck() {
  return useMutation({ mutationFn: () => send(checkChain) });
}

/** As a further invoice; answers that one. */
export function useCorrectInvoice(id: number, callbacks: Callbacks<Invoice>) {
  const sent = { params: { id }, timeoutMs: PATIENCE_MS };
  return useInvoiceChange(
    (body: BodyOf<typeof correctInvoice>) =>
      invoiceKeys.send(addressOf(correctInvoice, sent), body, (key) =>
        send(correctInvoice, { ...sent, body, key }),
      ),
    callbacks,
  );
}

export function useAnnulInvoice(id: number, callbacks: Callbacks<Invoice>) {
  const sent = { params: { id }, timeoutMs: PATIENCE_MS };
  return useInvoiceChange(
    (body: BodyOf<typeof annulInvoice>) =>
      invoiceKeys.send(addressOf(annulInvoice, sent), body, (key) =>
        send(annulInvoice, { ...sent, body, key }),
      ),
    callbacks,
  );
}

export function useAmendRecord(id: number, callbacks: Callbacks<Invoice>) {
  const sent = { params: { id }, timeoutMs: PATIENCE_MS };
  return useInvoiceChange(
    (body: BodyOf<typeof amendInvoiceRecord>) =>
      invoiceKeys.send(addressOf(amendInvoiceRecord, sent), body, (key) =>
        send(amendInvoiceRecord, { ...sent, body, key }),
      ),
    callbacks,
  );
}
