// A bonus that is taken, and what is known of one that has gone out without an answer.
import type { BodyOf, ReplyOf } from '@brasa/core/kernel/call.ts';
import { consumeBonus } from '@brasa/core/orders/orders.calls.ts';
import { useSentState, type SentState } from '../../../browser/api/unanswered-keys.ts';
import { send } from '../../../browser/api/send.ts';
import { PATIENCE_MS, pointsKeys, usePointsChange } from '../points-changes.ts';
import type { SentCallbacks } from '../../../browser/api/single-change.ts';

export type Consumption = BodyOf<typeof consumeBonus>;

const { path } = consumeBonus;

/** A visit's bonus is its customer's, however they are found the next time; with a proof it was sent with more. */
type VisitBonus = { userId: number; isProven: boolean };

function contentOf(sent: Consumption): Consumption | VisitBonus {
  const { userId, orderId, qrCode } = sent;
  return orderId === undefined ? { userId, isProven: qrCode !== undefined } : sent;
}

/** The bonuses that went out last with a proof, by customers: the proof is in no storage. */
const proven = new Map<number, Consumption>();

export function useConsumeBonus(
  callbacks: SentCallbacks<ReplyOf<typeof consumeBonus>, Consumption>,
) {
  return usePointsChange(
    consumeBonus,
    (body: Consumption, key) => {
      if (body.qrCode !== undefined) proven.set(body.userId, body);
      return send(consumeBonus, { body, key, timeoutMs: PATIENCE_MS });
    },
    callbacks,
    contentOf,
  );
}

type OpenBonus = {
  state: SentState;
  /** What repeats it; null where a reload has taken the proof along. */
  body: Consumption | null;
  /** The next one is another. */
  giveUp: () => void;
};

/** How it stands with the bonus that was sent last for this customer without an order, in whatever dialog. */
export function useOpenBonus(userId: number): OpenBonus {
  const bare = useSentState(pointsKeys, path, { userId, isProven: false } satisfies VisitBonus);
  const withProof = useSentState(pointsKeys, path, { userId, isProven: true } satisfies VisitBonus);
  const isProven = bare === 'none';
  return {
    state: isProven ? withProof : bare,
    body: isProven ? (proven.get(userId) ?? null) : { userId },
    giveUp: () => pointsKeys.forget(path, { userId, isProven } satisfies VisitBonus),
  };
}
