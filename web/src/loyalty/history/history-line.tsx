// A line of somebody's points, as they themselves and staff read it.
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import type { HistoryItem } from '@brasa/core/loyalty/loyalty.contract.ts';
import { signedPoints, transactionText } from '@brasa/core/loyalty/points-texts.rules.ts';

type HistoryTextProps = {
  item: HistoryItem;
  /** Who entered it, where that is to be said. */
  by?: string | null;
};

/** What happened, and when, for which order and by whom. */
export function HistoryText({ item, by = null }: HistoryTextProps) {
  const { type, orderId, description, createdAt } = item;
  const word = transactionText(type);
  const title = description ?? word;
  const order = orderId === null ? null : `Pedido ${orderId}`;
  const more = [word, order, by].filter((text) => text !== null && text !== title);
  return (
    <div className="min-w-0 leading-snug">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        <time dateTime={createdAt}>{formatMoment(Date.parse(createdAt))}</time>
        {more.map((text) => ` · ${text}`)}
      </p>
    </div>
  );
}

export function SignedPoints({ points }: { points: Points }) {
  return (
    <p
      className={`font-display text-xl leading-none font-semibold whitespace-nowrap ${
        points < 0 ? 'text-accent' : 'text-good'
      }`}
    >
      {signedPoints(points)}
      <span className="sr-only"> {Math.abs(points) === 1 ? 'punto' : 'puntos'}</span>
    </p>
  );
}
