import { useEffect, useState } from 'react';
import { parseCents, formatEuros, cents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { isUnanswered, reasonOf } from '../../browser/api/error-texts.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { OUTCOME_UNKNOWN, maySentHaveArrived } from '../../browser/api/unanswered-attempt.ts';
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import { useAttemptDraft } from '../../browser/forms/use-attempt-draft.ts';
import { withQueuedNote } from '../../browser/outbox/queued-note.ts';
import { toast, toastError } from '../../ui/toast/toast.ts';
import {
  cashDue,
  changeText,
  NOTHING_SOLD,
  saleBody,
  withoutSold,
  type Menu,
  type SaleValues,
} from './sale-values.ts';
import { useAnnulSale, useSell, type Attempt } from './sales.queries.ts';

const DRAFT = 'counter-sale';

/** Ends what a closed drawer ends: what is sold afterwards counts by itself. */
export const useSaleDraft = () => useCachedDraft(DRAFT);

const FAILURE = 'No se pudo cobrar la venta';
const MIXED = 'En efectivo, al menos la mitad y no más del total';
const UNDO_MS = 10_000;

type SentSale = { attempt: Attempt; isRepeat: boolean; text: string; values: SaleValues };

/**
 * A sale from the first tap to the answer. While the form shows what has gone out without an answer, sending it repeats
 * that very attempt; anything else is a sale of its own.
 */
export function useSale(menu: Menu, onSold: (id: number) => void) {
  const attempts = useAttemptDraft<SaleValues, Attempt>(DRAFT, () => setValues(NOTHING_SOLD));
  const { unanswered, setUnanswered, open, storeDraft, dropDraft } = attempts;
  const [values, setValues] = useState(attempts.draft?.values ?? NOTHING_SOLD);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (values === NOTHING_SOLD && unanswered === null) dropDraft();
    else storeDraft({ values, unanswered: open });
  }, [values, unanswered, open, storeDraft, dropDraft]);
  const offerUndo = useUndo();
  const sell = useSell<SentSale>({
    onSettled: () => attempts.setSending(null),
    onSuccess: (reply, { attempt, text, values: sent }) => {
      offerUndo(text, reply);
      setValues((now) => withoutSold(now, sent));
      attempts.noteDone(attempt);
      // The worker's own answer has no sale yet.
      if ('sale' in reply) onSold(reply.sale.id);
    },
    onError: (error, { attempt, isRepeat: isRepeated }) => {
      toastError(FAILURE, descriptionOf(error));
      if (maySentHaveArrived(error, isRepeated)) setUnanswered(attempt);
    },
  });
  const body = saleBody(values, menu);
  const isRepeat = unanswered !== null && isSame(unanswered.body, body);

  const change = (changed: Partial<SaleValues>) => {
    setFault(null);
    setValues({ ...values, ...changed });
  };
  const submit = () => {
    if (sell.isPending) return;
    if (body === null) {
      setFault(values.chosen.length === 0 ? 'Elige al menos un producto' : MIXED);
      return;
    }
    const attempt = isRepeat ? unanswered : { body, key: newKey() };
    setUnanswered(null);
    attempts.setSending(attempt);
    sell.mutate({ attempt, isRepeat, values, text: soldText(values, body.expectedTotal) });
  };
  return {
    values,
    change,
    fault,
    submit,
    isPending: sell.isPending,
    failure: failureOf(sell.error, unanswered),
    unanswered,
    isRepeat,
    /** What the form shows was sold once more: nothing is repeated. */
    beginAnew: () => {
      setUnanswered(null);
      sell.reset();
    },
  };
}

export type SaleInProgress = ReturnType<typeof useSale>;

const isSame = (one: Attempt['body'], other: Attempt['body'] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Says what was sold and offers to take it back; what waits on the device is taken back there. */
function useUndo() {
  const annul = useAnnulSale();
  return (description: string, reply: SoldReply) => {
    const action = 'sale' in reply && {
      label: 'Deshacer',
      onSelect: () => annul.mutate(reply.sale.id),
    };
    toast({
      title: 'Venta cobrada',
      description: withQueuedNote(description, reply),
      tone: 'good',
      durationMs: UNDO_MS,
      ...(action && { action, outlivesNext: true }),
    });
  };
}

/** "13,50 €, Efectivo. Cambio: 6,50 €". */
function soldText(values: SaleValues, expected: Attempt['body']['expectedTotal']): string {
  const total = parseCents(String(expected)) ?? cents(0);
  const due = cashDue(values, total);
  const change = due === null ? '' : changeText(due, parseTypedCents(values.given));
  const sold = `${formatEuros(total)}, ${PAYMENT_METHOD_NAMES[values.method]}`;
  return change.startsWith('Cambio') ? `${sold}. ${change}` : sold;
}

/** Also where the page that has sent it is gone. */
function failureOf(error: Error | null, unanswered: Attempt | null) {
  if (!error && !unanswered) return null;
  return { title: FAILURE, description: error ? descriptionOf(error) : OUTCOME_UNKNOWN };
}

function descriptionOf(error: Error): string {
  if (isUnanswered(error)) return OUTCOME_UNKNOWN;
  if (!hasCode(error, 'PRICE_CHANGED')) return reasonOf(error);
  return 'El precio ha cambiado hace un momento. Mira el total de ahora y vuelve a cobrar.';
}
