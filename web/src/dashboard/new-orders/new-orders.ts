// Which of the pending orders nobody has looked at yet. What was there when the desk was opened is
// known; so is what was entered at this desk.
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

export type Watch = {
  known: ReadonlySet<number>;
  /** The last change that the first answer knew of, in milliseconds; 0 when there was none. */
  since: number;
  unseen: readonly number[];
  /** What "Ver" has led to last: marked for a while, or until it is opened. */
  shown: { ids: readonly number[]; at: number };
};

/** How long they stay marked, in milliseconds. */
const MARKED_MS = 60_000;

export function beginWatch({ orders, lastUpdated }: DashboardData): Watch {
  return {
    known: new Set(orders.map(({ id }) => id)),
    since: lastUpdated === null ? 0 : Date.parse(lastUpdated),
    unseen: [],
    shown: { ids: [], at: 0 },
  };
}

/**
 * The watch after another answer; the same one when nothing has come or gone. An order that returns
 * to the list (Deshacer, on whichever desk) is not new, nor is one in `own`.
 */
export function watchOn(watch: Watch, orders: readonly Order[], own: ReadonlySet<number>): Watch {
  const strangers = orders.filter(({ id }) => !watch.known.has(id));
  const pending = new Set(orders.map(({ id }) => id));
  const stillUnseen = watch.unseen.filter((id) => pending.has(id));
  if (strangers.length === 0 && stillUnseen.length === watch.unseen.length) return watch;
  const isNew = ({ id, createdAt }: Order) => !own.has(id) && Date.parse(createdAt) >= watch.since;
  return {
    known: new Set([...watch.known, ...strangers.map(({ id }) => id)]),
    since: watch.since,
    shown: watch.shown,
    unseen: [...stillUnseen, ...strangers.filter(isNew).map(({ id }) => id)],
  };
}

/** After that order has been opened. */
export function markedSeen(watch: Watch, id: number): Watch {
  const { unseen, shown } = watch;
  if (!unseen.includes(id) && !shown.ids.includes(id)) return watch;
  const others = (ids: readonly number[]) => ids.filter((other) => other !== id);
  return { ...watch, unseen: others(unseen), shown: { ...shown, ids: others(shown.ids) } };
}

/** After "Ver": nothing is unseen any more, and what was is marked. */
export function shownUnseen(watch: Watch, now: number): Watch {
  return { ...watch, unseen: [], shown: { ids: watch.unseen, at: now } };
}

export function markedNow({ shown }: Watch, now: number): readonly number[] {
  return now - shown.at < MARKED_MS ? shown.ids : [];
}
