// A change of an order that was typed here, from the tap to the answer. What has been sent and not
// answered is asked about again before anything else is sent, and before anything is said of what the
// list tells: the newer version may be this very change.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { leavesUnknown } from '../../browser/api/retried-mutation.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { useEditOrder } from './order-status.queries.ts';

/** What was sent, under which key, and what the form held then. */
export type Attempt<Values> = { values: Values; body: object; key: string };

type Sending<Values> = {
  /** As the list knows it now. */
  order: Order;
  /** What the form was filled from, or has met since. */
  base: RefObject<Order>;
  /** Sent and not answered; kept with the form's draft. */
  attempt: RefObject<Attempt<Values> | null>;
  /** The attempt has changed. */
  onAttempt: () => void;
  bodyOf: (values: Values, base: Order) => object;
  isSame: (one: Values, other: Values) => boolean;
  onSaved: (saved: Order, sent: Values) => void;
  /** An earlier attempt turns out to have been done; what the form holds by now is sent next. */
  onArrived: (saved: Order) => void;
  /** `isThere`: whether the form is still on the screen. */
  onRefused: (error: Error, isThere: boolean) => void;
  /** Somebody else has changed the order. */
  onNews: (current: Order) => void;
};

export function useOrderSending<Values>(sending: Sending<Values>) {
  const { order, base, attempt, onAttempt, onSaved, onNews } = sending;
  const edit = useEditOrder();
  const isThere = useIsThere();
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);

  const note = (next: Attempt<Values> | null) => {
    attempt.current = next;
    onAttempt();
  };
  const ask = async (sent: Attempt<Values>): Promise<Order> => {
    note(sent);
    try {
      const saved = await edit.mutateAsync({ id: order.id, body: sent.body, key: sent.key });
      note(null);
      return saved;
    } catch (error) {
      if (!leavesUnknown(error)) note(null);
      throw error;
    }
  };
  const alone = async (job: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    try {
      await job();
    } catch (error) {
      sending.onRefused(error as Error, isThere.current);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  const askAgain = () =>
    alone(async () => {
      const open = attempt.current;
      if (open) onSaved(await ask(open), open.values);
    });
  const send = (values: Values) =>
    alone(async () => {
      const earlier = attempt.current;
      if (earlier) {
        const saved = await ask(earlier);
        if (sending.isSame(earlier.values, values)) {
          onSaved(saved, values);
          return;
        }
        sending.onArrived(saved);
      }
      const body = sending.bodyOf(values, base.current);
      onSaved(await ask({ values, body, key: newKey() }), values);
    });

  // What a form was closed over is asked about when it is opened again.
  const begin = useEffectEvent(() => void askAgain());
  useEffect(() => begin(), []);

  // A poll may tell before the server has to.
  const askedAt = useRef(0);
  useEffect(() => {
    if (isPending || order.version <= base.current.version) return;
    if (!attempt.current) {
      onNews(order);
    } else if (askedAt.current !== order.version) {
      askedAt.current = order.version;
      void askAgain();
    }
  });

  const { isInDoubt, error, reset } = edit;
  return { send, isPending, isInDoubt, error, forgetError: reset };
}

function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
