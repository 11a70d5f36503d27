// The days' books as staff ask for them, and what they write into them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  closeDay,
  correctClose,
  listCloses,
  moveCash,
  readClose,
  readOpenBooks,
} from '@brasa/core/books/books.calls.ts';
import type { CashMovementView, DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { keyOf, queryOf, send } from '../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../browser/api/single-change.ts';
import { UnansweredKeys, useSentState } from '../browser/api/unanswered-keys.ts';

/** Others pay and are paid meanwhile. */
const LIVE_MS = 10_000;
const PATIENCE_MS = 15_000;
const PAGE_LENGTH = 20;

/** All that no close has yet; asked for again while it is looked at. */
export function useOpenBooks() {
  return useQuery({ ...queryOf(readOpenBooks), staleTime: 0, refetchInterval: LIVE_MS });
}

/** Asks for the books as they are now, whatever is known of them; the page shows them too. */
export function useBooksNow(onRead: (books: OpenBooks) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(readOpenBooks, { timeoutMs: PATIENCE_MS }),
    onSuccess: async (books) => {
      // A look from before would go over it.
      await queryClient.cancelQueries({ queryKey: keyOf(readOpenBooks), exact: true });
      queryClient.setQueryData(keyOf(readOpenBooks), books);
      onRead(books);
    },
  });
}

/** One close, which may be another device's. */
export function useClose(number: number) {
  return useQuery({ ...queryOf(readClose, { params: { number } }), staleTime: 0 });
}

/** A page of closes, the newest first. */
export function useCloses(before: number | null) {
  const query = { limit: PAGE_LENGTH, ...(before === null ? {} : { before }) };
  return useQuery({ ...queryOf(listCloses, { query }), staleTime: 0 });
}

type CashMoved = BodyOf<typeof moveCash>;

/** They outlive the sheet: who is in doubt closes it, looks at the list and enters the movement again. */
const cashKeys = new UnansweredKeys('cash');

/** `shown` is what the form holds; `isRepeat` whether it went out and nobody knows what became of it. */
export function useMoveCash(shown: CashMoved, callbacks: Callbacks<CashMovementView>) {
  const { path } = moveCash;
  const change = useSingleChange(
    'move-cash',
    (body: CashMoved) =>
      cashKeys.send(path, body, (key) => send(moveCash, { body, key, timeoutMs: PATIENCE_MS })),
    { shownBy: [readOpenBooks], ...callbacks },
  );
  return {
    ...change,
    isRepeat: useSentState(cashKeys, path, shown) === 'unknown',
    /** The movement that is shown is another one: it gets a key of its own. */
    beginAnew: () => {
      cashKeys.forget(path, shown);
      change.reset();
    },
  };
}

export function useCloseDay(callbacks: Callbacks<DayClose>) {
  return useSingleChange(
    'close-day',
    (body: BodyOf<typeof closeDay>, keyFor) =>
      send(closeDay, { body, key: keyFor(body), timeoutMs: PATIENCE_MS }),
    { shownBy: [readOpenBooks, listCloses], ...callbacks },
  );
}

export function useCorrectClose(number: number, callbacks: Callbacks<DayClose>) {
  const params = { number: String(number) };
  return useSingleChange(
    'correct-close',
    (body: BodyOf<typeof correctClose>, keyFor) =>
      send(correctClose, { params, body, key: keyFor({ number, body }), timeoutMs: PATIENCE_MS }),
    { shownBy: [listCloses, readClose], ...callbacks },
  );
}
