// "Devolver 6,50 €": money that a customer is to be given back (docs/rules/payments.md#refunds).
import { useRef, useState, type SubmitEvent } from 'react';
import { Undo2 } from 'lucide-react';
import {
  cents,
  centsToDecimal,
  formatEuros,
  parseCents,
  type Cents,
} from '@brasa/core/kernel/cents.ts';
import { eurosText } from '@brasa/core/kernel/euros-text.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Way } from '@brasa/core/payments/payments.rules.ts';
import { WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import { leavesOutcomeUnknown } from '../../../browser/api/retried-mutation.ts';
import { newKey } from '../../../browser/api/idempotency-key.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { useEditOrder, type OrderChange } from '../order-status.queries.ts';
import { withPointsChange } from '../order-texts.ts';
import { changeFailure } from '../transition-failure.ts';
import { paidWay, WAY_CHOICES } from './payment-values.ts';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/** In cents: what is to be given back of the order; null where nothing is. */
function toGiveBack({ amountDue }: Order): Cents | null {
  const due = parseCents(amountDue ?? '');
  return due !== null && due < 0 ? cents(0 - due) : null;
}

/** A button, and in its place the form. Give it the order's id as key. */
export function Refund({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useFocusOnReturn<HTMLDivElement>(isOpen);
  const owed = toGiveBack(order);
  if (owed === null) return null;
  return (
    <div ref={place} className="w-full">
      {isOpen ? (
        <RefundForm order={order} owed={owed} onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          variant="secondary"
          className="min-h-14 @max-xl:w-full"
          onClick={() => setIsOpen(true)}
        >
          <Undo2 className="size-5" />
          Devolver {formatEuros(owed)}
        </Button>
      )}
    </div>
  );
}

/** So much, in euros, in that way. */
type Given = { method: Way; amount: string };

type RefundFormProps = { order: Order; owed: Cents; onClose: () => void };

function RefundForm({ order, owed, onClose }: RefundFormProps) {
  const [typed, setTyped] = useState(() => centsToDecimal(owed).replace('.', ','));
  const [way, setWay] = useState<Way>(paidWay(order));
  const [fault, setFault] = useState<string | null>(null);
  const { give, isPending } = useRefund(order, onClose);
  const element = useBroughtIntoSight((form) => form?.querySelector('input')?.focus());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = parseTypedCents(typed) ?? 0;
    const found = amount === 0 ? 'Importe inválido' : amount > owed ? TOO_MUCH : null;
    setFault(found);
    if (found === null) give({ method: way, amount: centsToDecimal(cents(amount)) });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label="Devolver dinero"
      className="grid scroll-mt-4 gap-4 pr-2 pb-2"
      onSubmit={submit}
    >
      <AmountField
        label="Importe que se devuelve"
        value={typed}
        error={fault ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
      />
      <ChoiceChips
        label="Cómo se devuelve"
        className="[&_label>span]:min-h-14"
        choices={WAY_CHOICES}
        value={way}
        onChange={setWay}
      />
      <DialogButtons row="flex-wrap *:grow" cancel="Volver" onCancel={onClose} pending={isPending}>
        Anotar devolución
      </DialogButtons>
    </form>
  );
}

const TOO_MUCH = 'No hay tanto que devolver';

/**
 * While nobody knows what became of a refund, it is sent again as it was, under its key and of its version, whatever is typed by
 * then: the order may have come back with that refund in it.
 */
function useRefund(order: Order, onDone: () => void) {
  const { mutateAsync, isPending } = useEditOrder();
  const unanswered = useRef<OrderChange & { body: { refund: Given } }>(null);
  const give = async (refund: Given): Promise<void> => {
    if (isPending) return;
    const { id, version } = order;
    unanswered.current ??= { id, body: { refund, version }, key: newKey() };
    const { method, amount } = unanswered.current.body.refund;
    try {
      const saved = await mutateAsync(unanswered.current);
      unanswered.current = null;
      const text = `${eurosText(amount)} ${WAY_TEXTS[method].how}`;
      toastSuccess('Devolución anotada', withPointsChange(text, saved));
      onDone();
    } catch (error) {
      if (!leavesOutcomeUnknown(error)) unanswered.current = null;
      toast({ ...changeFailure(error as Error, 'refund'), tone: 'bad' });
    }
  };
  return { give: (refund: Given) => void give(refund), isPending };
}
