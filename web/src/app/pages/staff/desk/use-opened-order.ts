import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useRestorableState } from '../../../../browser/forms/cached-draft.ts';
import { numberOf, withOutbox } from '../../../../browser/outbox/outbox-store.ts';
import { numberDrafts } from '../../../../orders/staff/desk-drafts.ts';

/**
 * The order that is open, and what was last known of it: it may leave the list meanwhile. `handled` are those that
 * can be opened beside the pending ones: handed over today, or cancelled by their customers. `isWhole` says that
 * none is pending beside these.
 */
export function useOpenedOrder(
  pending: readonly Order[],
  handled: readonly Order[],
  isWhole: boolean,
) {
  const [openId, setOpenId] = useRestorableState<number | null>('order', null);
  const [order, setOrder] = useState<Order | null>(null);
  const isOpen = order !== null && openId === order.id;
  // What was handled while it was open has gone from the list, and the drawer says so.
  const wasPending = isOpen && order.status === 'pending';
  const current = [...pending, ...(wasPending ? [] : handled)].find(({ id }) => id === openId);
  if (current && current !== order) setOrder(current);
  // It was open when the session ended, and has been attended to since.
  const isLost = openId !== null && order === null && !current;
  useEffect(() => {
    if (isLost) setOpenId(null);
  }, [isLost, setOpenId]);
  const onNumbered = useCallback(
    (name: number, number: number) => setOpenId((opened) => (opened === name ? number : opened)),
    [setOpenId],
  );
  const unnumbered = useNumbering(pending, onNumbered);
  const open = useCallback(
    (id: number) => {
      setOrder(null);
      setOpenId(id);
    },
    [setOpenId],
  );
  const close = (id: number) => setOpenId((opened) => (opened === id ? null : opened));
  // One that was made here leaves the list when it has its number: whether it has is looked up first.
  const hasLeft = wasPending && !current && (order.id > 0 || unnumbered.has(order.id));
  return { order, isOpen, isGone: isWhole && hasLeft, open, close };
}

/**
 * What was typed into an order that was made here goes on under its number once it has one, which is told. Answers
 * those that have left the list without.
 */
function useNumbering(
  pending: readonly Order[],
  onNumbered: (name: number, number: number) => void,
): ReadonlySet<number> {
  const queryClient = useQueryClient();
  const [unnumbered, setUnnumbered] = useState<ReadonlySet<number>>(() => new Set());
  const listed = useRef<readonly number[]>([]);
  useEffect(() => {
    const names = pending.map(({ id }) => id).filter((id) => id < 0);
    const gone = listed.current.filter((name) => !names.includes(name));
    listed.current = names;
    const look = async (name: number) => {
      const number = await withOutbox((outbox) => numberOf(outbox, name)).catch(() => name);
      if (number === name) {
        setUnnumbered((known) => new Set([...known, name]));
        return;
      }
      numberDrafts(queryClient, name, number);
      onNumbered(name, number);
    };
    for (const name of gone) void look(name);
  }, [pending, queryClient, onNumbered]);
  return unnumbered;
}
