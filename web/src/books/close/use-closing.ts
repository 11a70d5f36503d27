// From the count to the close: what it is compared with, and what has moved since (docs/rules/books.md#closing-the-day).
import { useState } from 'react';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
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
  const close = useCloseDay({
    onSuccess: onWritten,
    onError: (error) => {
      const current = movedBooks(error);
      if (current)
        setComparison((last) => ({ books: current, before: last && last.books.expectedCash }));
    },
  });
  const { error, isPending, isSuccess } = close;
  // Without an answer it may be this device's own close: sent again, it is answered as it was.
  const isOwn = isPending || isSuccess || isUnanswered(error);
  return {
    number,
    comparison,
    look,
    close,
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
