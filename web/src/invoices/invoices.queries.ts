// Invoices as staff ask for them, and what they do with one.
import { useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import {
  amendInvoiceRecord,
  annulInvoice,
  checkChain,
  correctInvoice,
  listInvoices,
  readInvoice,
} from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { addressOf, type BodyOf } from '@brasa/core/kernel/call.ts';
import { queryOf, send } from '../browser/api/send.ts';
import type { Callbacks } from '../browser/api/single-change.ts';
import { keyed, PATIENCE_MS, useInvoiceChange } from './invoice-changes.ts';
import type { Period } from './page/periods.ts';

const PAGE_LENGTH = 50;

type Pages = { pages: (InvoiceList | null)[] };

/** Null when the session has ended. */
function joined({ pages }: Pages): InvoiceList | null {
  const read = pages.filter((page) => page !== null);
  const [first] = read;
  if (!first || read.length < pages.length) return null;
  return {
    ...first,
    invoices: read.flatMap(({ invoices }) => invoices),
    hasMore: read.at(-1)?.hasMore ?? false,
  };
}

/** The period's invoices, the newest first, a page at a time; they are made on other devices too. */
export function useInvoices(period: Period) {
  return useInfiniteQuery({
    queryKey: [addressOf(listInvoices, { query: period }), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      const query = { ...period, ...before, limit: PAGE_LENGTH };
      return queryOf(listInvoices, { query }).queryFn({ signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => {
      const last = page?.invoices.at(-1);
      return page?.hasMore && last ? String(last.id) : undefined;
    },
    select: joined,
    staleTime: 0,
  });
}

/** As it is now; as the list has it until then. */
export function useInvoice(id: number, known: Invoice | undefined) {
  return useQuery({
    ...queryOf(readInvoice, { params: { id } }),
    staleTime: 0,
    ...(known && { placeholderData: known }),
  });
}

/** Those that correct it or took its place; `found` once all of them are there. */
export function useCiting({ citedBy }: Pick<Invoice, 'citedBy'>) {
  return useQueries({
    queries: citedBy.map(({ id }) => queryOf(readInvoice, { params: { id } })),
    combine: (answers) => {
      const found = answers.flatMap(({ data }) => (data ? [data] : []));
      const query = {
        isError: answers.some(({ isError }) => isError),
        isFetching: answers.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
      return { found: found.length === answers.length ? found : undefined, query };
    },
  });
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
      keyed(addressOf(correctInvoice, sent), body, (key) =>
        send(correctInvoice, { ...sent, body, key }),
      ),
    callbacks,
  );
}

export function useAnnulInvoice(id: number, callbacks: Callbacks<Invoice>) {
  const sent = { params: { id }, timeoutMs: PATIENCE_MS };
  return useInvoiceChange(
    (body: BodyOf<typeof annulInvoice>) =>
      keyed(addressOf(annulInvoice, sent), body, (key) =>
        send(annulInvoice, { ...sent, body, key }),
      ),
    callbacks,
  );
}

export function useAmendRecord(id: number, callbacks: Callbacks<Invoice>) {
  const sent = { params: { id }, timeoutMs: PATIENCE_MS };
  return useInvoiceChange(
    (body: BodyOf<typeof amendInvoiceRecord>) =>
      keyed(addressOf(amendInvoiceRecord, sent), body, (key) =>
        send(amendInvoiceRecord, { ...sent, body, key }),
      ),
    callbacks,
  );
}
