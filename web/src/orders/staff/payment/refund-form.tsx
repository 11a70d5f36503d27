// "Devolver 6,50 €": money that a customer is to be given back (docs/rules/payments.md#refunds).
import { useState, type SubmitEvent } from 'react';
import {
  cents,
  centsToDecimal,
  formatEuros,
  parseCents,
  type Cents,
} from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { wayBack, type Way } from '@brasa/core/payments/payments.rules.ts';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { SentFields } from '../../../ui/form/sent-fields.tsx';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { WayChips } from '../../../ui/form/way-chips.tsx';
import { typedAmount } from './payment-values.ts';
import { RefundPlace } from './refund-place.tsx';
import { ReturnFields } from './return-form.tsx';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import { useRefund } from './use-refund.ts';

/** In cents: what is to be given back of the order; null where nothing is. */
function toGiveBack({ amountDue }: Order): Cents | null {
  const due = parseCents(amountDue ?? '');
  return due !== null && due < 0 ? cents(0 - due) : null;
}

/** True where the amount owed may be the price of goods that come back: their invoice is corrected before they are. */
const mayHoldGoods = ({ status, invoicedTotal, lines }: Order): boolean =>
  status === 'delivered' && invoicedTotal !== null && lines.length > 0;

/** Nothing where nothing is to be given back. Give it the order's id as key. */
export function Refund({ order }: { order: Order }) {
  const owed = toGiveBack(order);
  if (owed === null) return null;
  return (
    <RefundPlace
      text={`Devolver ${formatEuros(owed)}`}
      variant="secondary"
      className="@max-xl:w-full"
      form={(close) =>
        mayHoldGoods(order) ? (
          <ReturnFields order={order} paid={owed} isOwed onClose={close} />
        ) : (
          <RefundForm order={order} owed={owed} onClose={close} />
        )
      }
    />
  );
}

type RefundFormProps = { order: Order; owed: Cents; onClose: () => void };

function RefundForm({ order, owed, onClose }: RefundFormProps) {
  const [typed, setTyped] = useState(() => typedAmount(centsToDecimal(owed)));
  const [way, setWay] = useState<Way>(wayBack(order.paymentMethod));
  const [fault, setFault] = useState<string | null>(null);
  const { give, isPending, isUnanswered } = useRefund(order, onClose);
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
      <SentFields isUnanswered={isUnanswered}>
        <AmountField
          label="Importe que se devuelve"
          value={typed}
          error={fault ?? undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(null);
          }}
        />
        <WayChips label="Cómo se devuelve" value={way} onChange={setWay} />
      </SentFields>
      <DialogButtons row="flex-wrap *:grow" cancel="Volver" onCancel={onClose} pending={isPending}>
        Anotar devolución
      </DialogButtons>
    </form>
  );
}

const TOO_MUCH = 'No hay tanto que devolver';
