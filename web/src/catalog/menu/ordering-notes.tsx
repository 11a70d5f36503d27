// What stands in the way of having it today (docs/rules/catalog.md#product-cards).
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { noticeWords } from '@brasa/core/catalog/notice.rules.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';

const MINUTE_MS = 60_000;

export function OrderingNotes({ soldOutOn, orderAhead }: Product) {
  return (
    <>
      {soldOutOn && <SoldOut day={soldOutOn} />}
      {orderAhead && <p className="text-sm">Por encargo: {noticeWords(orderAhead)}</p>}
    </>
  );
}

/** The server tells of no day that is over; a page that is open for longer finds out by itself. */
function SoldOut({ day }: { day: string }) {
  const now = useNowInBrowser(MINUTE_MS);
  if (now !== null && madridDay(now) !== day) return null;
  return <p className="font-semibold text-bad">Agotado hoy</p>;
}
