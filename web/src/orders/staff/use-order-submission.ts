// A change of an order that was typed here, from the tap to the answer. What has been sent and not
// answered is sent again under its key before anything else is sent, and before anything is said of what the
// list tells: the newer version may be this very change.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isQueued } from '@brasa/core/orders/queued-order.rules.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { queryOf } from '../../browser/api/send.ts';
import { leavesOutcomeUnknown } from '../../browser/api/retried-mutation.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { useIsMounted } from '../../browser/forms/use-is-mounted.ts';
import { useEditOrder, type OrderChange } from './order-status.queries.ts';

/** What was sent, under which key, and what the form held then. */
export type Attempt<Values> = { values: Values } & Omit<OrderChange, 'id'>;

export type Submitted<Values> = {
  valuesOf: (order: Order) => Values;
  bodyOf: (values: Values, base: Order) => OrderChange['body'];
  isSame: (one: Values, other: Values) => boolean;
  /** It adds to the order: once an earlier one is found to be done, a second one is not sent unasked. */
  isAddition?: true;
};

type SubmissionOptions<Values> = Submitted<Values> & {
  order: Order;
  /** What the form was filled from, or has been merged with since. */
  base: RefObject<Order>;
  /** Sent and not answered; kept with the form's draft. */
  attempt: RefObject<Attempt<Values> | null>;
  onAttempt: () => void;
  onSaved: (saved: ChangedOrder, sent: Values) => void;
  /** The form stands on this order from now on. */
  rebase: (saved: Order) => void;
  /** `isMounted`: whether the form is still on the screen. */
  onRefused: (error: Error, isMounted: boolean) => void;
  onRemoteChange: (current: Order) => void;
};

export function useOrderSubmission<Values>(options: SubmissionOptions<Values>) {
  const { order, base, attempt, onSaved, onRemoteChange } = options;
  const { submit, isRetrying, error, forgetError } = useAttempt(options);
  const isMounted = useIsMounted();
  const { exclusively, isPending } = useExclusively((failure) =>
    options.onRefused(failure, isMounted.current),
  );
  const retry = () =>
    exclusively(async () => {
      const unanswered = attempt.current;
      if (unanswered) onSaved(await submit(unanswered), unanswered.values);
    });
  const foreseen = useForeseenBase(options);
  const send = (values: Values) =>
    exclusively(async () => {
      const earlier = attempt.current;
      if (earlier) {
        const saved = await submit(earlier);
        if (options.isSame(earlier.values, values)) {
          onSaved(saved, values);
          return;
        }
        if (options.isAddition) {
          onRemoteChange(saved);
          return;
        }
        options.rebase(saved);
      }
      if (await foreseen.hasComeOtherwise()) return;
      const body = options.bodyOf(values, base.current);
      onSaved(await submit({ values, body, key: newKey() }), values);
    });

  // What a form was closed over is sent again when it is opened again.
  const begin = useEffectEvent(() => void retry());
  useEffect(() => begin(), []);

  // A poll may bring the change before the server refuses for it.
  const retriedAt = useRef(0);
  useEffect(() => {
    if (isPending) return;
    if (order.version <= base.current.version) {
      if (!attempt.current) foreseen.follow(order);
    } else if (!attempt.current) {
      onRemoteChange(order);
    } else if (retriedAt.current !== order.version) {
      retriedAt.current = order.version;
      void retry();
    }
  });

  return { send, isPending, isRetrying, error, forgetError };
}

type ForeseenOptions<Values> = Pick<
  SubmissionOptions<Values>,
  'order' | 'base' | 'isSame' | 'valuesOf' | 'rebase' | 'onRemoteChange'
>;

/**
 * A form may stand on an order that this device has only foreseen. The server's order of that version is then its own change,
 * or somebody else's where its own was refused.
 */
function useForeseenBase<Values>(options: ForeseenOptions<Values>) {
  const { base, isSame, valuesOf } = options;
  const queryClient = useQueryClient();
  /** Takes the server's order in place of the foreseen one. True where the two differ: the form asks about it then. */
  const follow = (now: Order): boolean => {
    const before = base.current;
    const isInItsPlace = isQueued(before) && !isQueued(now) && now.version === before.version;
    if (!isInItsPlace) return false;
    const isOther = !isSame(valuesOf(before), valuesOf(now));
    if (isOther) options.onRemoteChange(now);
    else options.rebase(now);
    return isOther;
  };
  const hasComeOtherwise = async (): Promise<boolean> => {
    if (!isQueued(base.current)) return false;
    const desk = await queryClient
      .query({ ...queryOf(readDashboard), staleTime: 0 })
      .catch(() => null);
    const now = desk?.orders.find(({ id }) => id === options.order.id);
    return now !== undefined && follow(now);
  };
  return { follow, hasComeOtherwise };
}

type AttemptOptions<Values> = Pick<SubmissionOptions<Values>, 'order' | 'attempt' | 'onAttempt'>;

/** What is sent is kept as the attempt for as long as nobody knows whether it has been done. */
function useAttempt<Values>({ order, attempt, onAttempt }: AttemptOptions<Values>) {
  const { mutateAsync, isRetrying, error, reset } = useEditOrder();
  const noteAttempt = (next: Attempt<Values> | null) => {
    attempt.current = next;
    onAttempt();
  };
  const submit = async (sent: Attempt<Values>): Promise<ChangedOrder> => {
    noteAttempt(sent);
    try {
      const saved = await mutateAsync({ id: order.id, body: sent.body, key: sent.key });
      noteAttempt(null);
      return saved;
    } catch (refusal) {
      if (!leavesOutcomeUnknown(refusal)) noteAttempt(null);
      throw refusal;
    }
  };
  return { submit, isRetrying, error, forgetError: reset };
}

/** One job at a time: while it is under way no other is begun. */
function useExclusively(onFailure: (error: Error) => void) {
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const exclusively = async (job: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    try {
      await job();
    } catch (error) {
      onFailure(error as Error);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  return { exclusively, isPending };
}
