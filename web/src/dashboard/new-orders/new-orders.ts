// Which of the pending orders nobody has looked at yet. What was there when the desk was opened is
// known; so is what was entered at this desk.
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

export type Watch = {
  /** Each order, and each change of its customer's, by `tidingOf`. */
  known: ReadonlySet<string>;
  /** The last change that the first answer knew of, in milliseconds; 0 when there was none. */
  since: number;
  unseen: readonly number[];
  /** What "Ver" has led to last: marked for a while, or until it is opened. */
  shown: { ids: readonly number[]; at: number };
};

/** How long they stay marked, in milliseconds. */
const MARKED_MS = 60_000;

/** What the desk is told of an order at once: that it came, or what its customer changed last. */
const tidingOf = ({ id, customerChangedAt }: Order) => `${id} ${customerChangedAt ?? ''}`;

type Listed = Pick<DashboardData, 'orders' | 'cancelledByCustomer'>;

/** All of which the desk may be told. */
export const toldOf = ({ orders, cancelledByCustomer }: Listed): Order[] => [
  ...orders,
  ...cancelledByCustomer,
];

export function beginWatch({ lastUpdated, ...listed }: DashboardData): Watch {
  return {
    known: new Set(toldOf(listed).map(tidingOf)),
    since: lastUpdated === null ? 0 : Date.parse(lastUpdated),
    unseen: listed.cancelledByCustomer.filter(isWithdrawn).map(({ id }) => id),
    shown: { ids: [], at: 0 },
  };
}

/** Of its drinks, which have not come back: every desk that is opened is told. */
const isWithdrawn = ({ status }: Order): boolean => status === 'delivered';

/**
 * The watch after another answer; the same one when nothing has come or gone. An order that returns
 * to the list (Deshacer, on whichever desk) is not new, nor is one in `own`; what a customer changed is.
 */
export function watchOn(watch: Watch, orders: readonly Order[], own: ReadonlySet<number>): Watch {
  const strangers = orders.filter((order) => !watch.known.has(tidingOf(order)));
  const listed = new Set(orders.map(({ id }) => id));
  const stillUnseen = watch.unseen.filter((id) => listed.has(id));
  if (strangers.length === 0 && stillUnseen.length === watch.unseen.length) return watch;
  const isNew = ({ id, createdAt, customerChangedAt }: Order) =>
    customerChangedAt === null
      ? !own.has(id) && Date.parse(createdAt) >= watch.since
      : Date.parse(customerChangedAt) >= watch.since;
  const added = strangers.filter(isNew).map(({ id }) => id);
  return {
    known: new Set([...watch.known, ...strangers.map(tidingOf)]),
    since: watch.since,
    shown: watch.shown,
    unseen: [...stillUnseen.filter((id) => !added.includes(id)), ...added],
  };
}

/** After that order has been opened. */
export function markedSeen(watch: Watch, id: number): Watch {
  const { unseen, shown } = watch;
  if (!unseen.includes(id) && !shown.ids.includes(id)) return watch;
  const others = (ids: readonly number[]) => ids.filter((other) => other !== id);
  return { ...watch, unseen: others(unseen), shown: { ...shown, ids: others(shown.ids) } };
}

/**
 * What the desk is told next, of all that nobody has looked at, the oldest first: the order that its customer
 * cancelled or moved, each by itself, then at once all that are new.
 */
export function nextTold(orders: readonly Order[], unseen: readonly number[]): Order[] {
  const told = unseen.flatMap((id) => orders.find((order) => order.id === id) ?? []);
  const changed = told.find(({ customerChangedAt }) => customerChangedAt !== null);
  return changed ? [changed] : told;
}

/** After "Ver" of what is new: those are unseen no more, and marked. */
export function shownUnseen(watch: Watch, ids: readonly number[], now: number): Watch {
  const unseen = watch.unseen.filter((id) => !ids.includes(id));
  return { ...watch, unseen, shown: { ids, at: now } };
}

export function markedNow({ shown }: Watch, now: number): readonly number[] {
  return now - shown.at < MARKED_MS ? shown.ids : [];
}
