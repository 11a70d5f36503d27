// A device without a connection changes an order while another desk changes it too. In no sequence does a queued change
// replace one of the other desk unasked, and without the other desk none is refused. The server is a model of its rules of
// versions. See docs/rules/dashboard.md#without-a-connection.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QueuedKind } from '@brasa/core/dashboard/queued-changes.rules.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { followAnswer, followDiscard, nextEntry } from './outbox-order.ts';

const ORDER = 8;
const ACTIONS = ['edit', 'ready', 'confirm', 'cancel', 'reopen', 'points'] as const;
type Action = (typeof ACTIONS)[number];
type Status = 'pending' | 'delivered' | 'cancelled';

type Model = { version: number; status: Status };
type Answer = { isOk: boolean; id?: number; version?: number; unchanged?: true };

type Request = { call: QueuedKind['call']; named: unknown; isStale: boolean };

type Verdict = Partial<Model> | 'already' | 'no';

/** Judged by the version that the request names, or by its time. Answers the change of the order. */
function judge(order: Model, { call, named, isStale }: Request): Verdict {
  const isPending = order.status === 'pending';
  if (call === 'reopenOrder' && isPending) return 'already';
  if (call === 'editOrder' || call === 'reopenOrder') {
    return named === order.version ? { status: 'pending' } : 'no';
  }
  if (call === 'ready') return isPending ? {} : 'no';
  return judgeByTime(order, call, isStale);
}

function judgeByTime({ status }: Model, call: Request['call'], isStale: boolean): Verdict {
  if (call === 'accumulatePoints') return isStale || status === 'cancelled' ? 'no' : {};
  const aim = call === 'confirm' ? 'delivered' : 'cancelled';
  if (status === aim) return 'already';
  return isStale || status !== 'pending' ? 'no' : { status: aim };
}

/** The server's answer. `isStale`: somebody else has changed the order since the request was made. */
function serve(order: Model, request: Request): Answer {
  const judged = judge(order, request);
  if (judged === 'no') return { isOk: false };
  if (judged === 'already') return { isOk: true, ...answerOf(order), unchanged: true };
  // That an order is ready raises no version.
  Object.assign(order, judged, request.call !== 'ready' && { version: order.version + 1 });
  // Points are answered without the order.
  return { isOk: true, ...(request.call !== 'accumulatePoints' && answerOf(order)) };
}

const answerOf = ({ version }: Model) => ({ id: ORDER, version });

const requestOf = ({ call, body }: QueuedKind, isStale = false): Request => ({
  ...{ call, isStale },
  named: body?.['version'],
});

/** The request as the desk makes it over the order that it foresees; null where its screen offers none. */
function kindOf(action: Action, { version, status }: Model): QueuedKind | null {
  const order = { orderId: ORDER };
  switch (action) {
    case 'edit':
      return { call: 'editOrder', ...order, body: { version } };
    case 'reopen':
      if (status === 'pending') return null;
      return { call: 'reopenOrder', ...order, body: { version, undo: true } };
    case 'points':
      return status === 'cancelled' ? null : { call: 'accumulatePoints', ...order, body: {} };
    case 'ready':
    case 'confirm':
    case 'cancel':
      return status === 'pending' ? { call: action, ...order, body: null } : null;
  }
}

const anyStory = fc.record({
  mine: fc.array(fc.constantFrom(...ACTIONS), { minLength: 1, maxLength: 6 }),
  /** After so many sendings the other desk does this. */
  theirs: fc.array(
    fc.record({
      after: fc.nat(6),
      action: fc.constantFrom<Action[]>('edit', 'confirm', 'cancel', 'reopen', 'points'),
    }),
    { maxLength: 3 },
  ),
  /** By its place among the sendings: what is refused then is sent once more. */
  retried: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
});

type Story = typeof anyStory extends fc.Arbitrary<infer Value> ? Value : never;

/** The entries of these actions, all made without a connection. */
function queueOf(actions: readonly Action[], known: Model): OutboxEntry[] {
  const foreseen = { ...known };
  return actions.flatMap((action, index): OutboxEntry[] => {
    const kind = kindOf(action, foreseen);
    if (!kind) return [];
    const baseVersion = foreseen.version;
    serve(foreseen, requestOf(kind));
    return [
      {
        ...{ seq: index + 1, key: `key-${index}`, userId: 1, madeAt: 0, isSent: false },
        ...{ baseVersion, attempts: 0, dueAt: 0, refusal: null },
        ...kind,
      },
    ];
  });
}

/** Sends it all; `onAnswer` is told of each answer, and whether the other desk had touched the order. */
function play(
  { mine, theirs, retried }: Story,
  onAnswer: (call: string, answer: Answer, how: { hasEffect: boolean; isTouched: boolean }) => void,
): void {
  const order: Model = { version: 3, status: 'pending' };
  let entries = queueOf(mine, order);
  let isTouched = false;
  for (let sendings = 0; ; sendings += 1) {
    for (const { action } of theirs.filter(({ after }) => after === sendings)) {
      const kind = kindOf(action, order);
      const before = order.version;
      if (kind) serve(order, requestOf(kind));
      isTouched ||= order.version > before;
    }
    const entry = nextEntry(entries, 1);
    if (!entry) return;
    const before = order.version;
    const answer = serve(order, requestOf(entry, isTouched));
    onAnswer(entry.call, answer, { hasEffect: order.version > before, isTouched });
    // Somebody sends what was refused once more, or discards it.
    if (!answer.isOk && retried.includes(sendings)) continue;
    const following = (answer.isOk ? followAnswer : followDiscard)(entries, entry, answer);
    entries = entries
      .filter(({ seq }) => seq !== entry.seq)
      .map((one) => following.find(({ seq }) => seq === one.seq) ?? one);
  }
}

it('replaces no change of another desk, and without one is not refused', () => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(anyStory, (story) => {
      play(story, (call, { isOk }, { hasEffect, isTouched }) => {
        seen[isOk ? 'accepted' : 'refused'] += 1;
        if (hasEffect && isTouched) expect.fail(`${call} replaces the other desk’s change`);
        if (!isOk && story.theirs.length === 0) expect.fail(`${call} is refused`);
      });
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(500);
});
