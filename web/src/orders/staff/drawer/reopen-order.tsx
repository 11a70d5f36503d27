import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { RotateCcw } from 'lucide-react';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { STATUS_NAMES } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { REOPEN_ANYWAY } from './undo-offers.ts';
import { useReopenHandled } from '../order-status.queries.ts';
import { reopenedText } from '../order-texts.ts';
import { changeFailure, unanswered } from '../transition-failure.ts';

/** What is known of an order that was opened after it had been handed over. */
export type HandedOver = Order & { deliveredAt?: string };

type HandledNoteProps = {
  order: HandedOver;
  /** Away from the desk, where nobody remembers why, or told at the desk as called off by its customer. */
  asksReason: boolean | undefined;
};

/** It stands among the facts: where Reabrir was, nothing else comes that a second tap could press. */
export function HandledNote({ order, asksReason = false }: HandledNoteProps) {
  const { deliveredAt, status } = order;
  const isDelivered = status === 'delivered';
  if (status === 'pending' || (!isDelivered && !asksReason)) return null;
  return (
    <section
      aria-label={isDelivered ? 'Entrega' : 'Estado'}
      className={`flex flex-wrap items-center justify-between gap-3 rounded-card p-2 pl-4 ${isDelivered ? 'bg-good-surface' : 'bg-sunk'}`}
    >
      <p className="min-w-0 grow basis-40">
        <strong className="block">
          {deliveredAt === undefined
            ? STATUS_NAMES[status]
            : `Entregado a las ${madridClock(Date.parse(deliveredAt))}`}
        </strong>
        <span className="text-sm">Al reabrirlo vuelve a los pendientes y reserva su stock.</span>
      </p>
      {asksReason ? <ReopenWithReason order={order} /> : <ReopenButton order={order} />}
    </section>
  );
}

/** A button, and in its place the form; whoever goes back is at the button again. */
function ReopenWithReason({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isNamed, setIsNamed] = useState(true);
  const { reopen, isPending } = useReopening();
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (isAsking !== wasAsking.current) {
      place.current?.querySelector<HTMLElement>(isAsking ? 'input' : 'button')?.focus();
    }
    wasAsking.current = isAsking;
  }, [isAsking]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    setIsNamed(reason !== '');
    if (reason === '') place.current?.querySelector('input')?.focus();
    else if (!isPending) reopen({ order, overCapacity: false, reason });
  };
  return (
    <div ref={place} className={isAsking ? 'w-full pr-2 pb-2' : 'max-sm:w-full'}>
      {isAsking ? (
        <form noValidate aria-label="Reabrir el pedido" className="grid gap-4" onSubmit={submit}>
          <ReasonField
            hint="Queda en el historial del pedido."
            error={isNamed ? undefined : 'Indica el motivo'}
          />
          <DialogButtons
            row="flex-wrap *:grow sm:*:grow-0"
            cancel="Volver"
            onCancel={() => setIsAsking(false)}
            pending={isPending}
            pendingText="Reabriendo..."
          >
            Reabrir pedido
          </DialogButtons>
        </form>
      ) : (
        <Button
          variant="secondary"
          className="min-h-14 max-sm:w-full"
          onClick={() => {
            setIsNamed(true);
            setIsAsking(true);
          }}
        >
          <RotateCcw className="size-5" />
          Reabrir
        </Button>
      )}
    </div>
  );
}

export function ReopenButton({ order }: { order: Order }) {
  const { reopen, isPending } = useReopening();
  return (
    <Button
      variant="secondary"
      className="min-h-14"
      pending={isPending}
      onClick={() => {
        if (!isPending) reopen({ order, overCapacity: false });
      }}
    >
      <RotateCcw className="size-5" />
      Reabrir
    </Button>
  );
}

function useReopening() {
  const { reopen, isPending } = useReopenHandled({
    onRetry: () => toast({ ...unanswered('reopen'), tone: 'bad' }),
    onSuccess: (_sent, reopened) => toastSuccess('Pedido reabierto', reopenedText(reopened)),
    onError: (error, sent) => {
      const isFull = hasCode(error, 'SLOT_FULL');
      toast({
        ...changeFailure(error, 'reopen'),
        tone: 'bad',
        ...(isFull && {
          action: {
            label: REOPEN_ANYWAY,
            onSelect: () => reopen({ ...sent, overCapacity: true }),
          },
        }),
      });
    },
  });
  return { reopen, isPending };
}
