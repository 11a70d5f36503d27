// Which of the pending orders nobody has looked at yet. What was there when the desk was opened is
// known; so is what was entered at this desk.
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

export type Watch = {
  known: ReadonlySet<number>;
  /** The last change that the first answer knew of, in milliseconds; 0 when there was none. */
  since: number;
  unseen: readonly number[];
};

export function beginWatch({ orders, lastUpdated }: DashboardData): Watch {
  return {
    known: new Set(orders.map(({ id }) => id)),
    since: lastUpdated === null ? 0 : Date.parse(lastUpdated),
    unseen: [],
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
    unseen: [...stillUnseen, ...strangers.filter(isNew).map(({ id }) => id)],
  };
}

export function markedSeen(watch: Watch, id?: number): Watch {
  const unseen = id === undefined ? [] : watch.unseen.filter((other) => other !== id);
  return unseen.length === watch.unseen.length ? watch : { ...watch, unseen };
}
