// From the count to the close: what it is compared with, and what has moved since (docs/rules/books.md#closing-the-day).
import { useState } from 'react';
import type { closeDay } from '@brasa/core/books/books.calls.ts';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { isUnanswered } from '../../browser/api/error-texts.ts';
import { useBooksNow, useCloseDay } from '../books.queries.ts';

/** What the count is compared with; held while it is on the screen. */
export type Comparison = {
  books: OpenBooks;
  /** What should have been in the drawer, where that is no longer so. */
  before: string | null;
};

/** `next` is the number of the close that would be written now. */
export function useClosing(next: number, onWritten: (close: DayClose) => void) {
  // What is counted is of this close.
  const [number] = useState(next);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const look = useBooksNow((books) => {
    if (books.number === number) setComparison({ books, before: null });
  });
  // It may be written: it is sent again as it was before any other.
  const [unanswered, setUnanswered] = useState<BodyOf<typeof closeDay> | null>(null);
  const close = useCloseDay({
    onSuccess: onWritten,
    onError: (error) => {
      if (!isUnanswered(error)) setUnanswered(null);
      const current = movedBooks(error);
      if (current)
        setComparison((last) => ({ books: current, before: last && last.books.expectedCash }));
    },
  });
  const { error, isPending, isSuccess } = close;
  const isOwn = isPending || isSuccess || unanswered !== null;
  return {
    number,
    comparison,
    look,
    isPending,
    isUnanswered: unanswered !== null && !isPending,
    write: (body: BodyOf<typeof closeDay>) => {
      const attempt = unanswered ?? body;
      setUnanswered(attempt);
      close.send(attempt);
    },
    failure: movedBooks(error) ? null : error,
    isClosedElsewhere: !isOwn && (next > number || hasCode(error, 'CLOSED_MEANWHILE')),
    countAgain: () => {
      close.reset();
      setComparison(null);
    },
  };
}

/** The books as they are, where cash has come or gone since the comparison. */
function movedBooks(error: Error | null): OpenBooks | null {
  if (!hasCode(error, 'CASH_MOVED')) return null;
  return (error.body as { current?: OpenBooks }).current ?? null;
}
