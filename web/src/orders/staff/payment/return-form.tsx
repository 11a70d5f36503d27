// "Devolver dinero": of a payment as it should be, with what the customer brings back (docs/rules/payments.md#refunds).
import { useState, type SubmitEvent } from 'react';
import { cents, centsToDecimal, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isInvoiced } from '@brasa/core/orders/pay/due-total.rules.ts';
import { isQueued } from '@brasa/core/orders/queued-order.rules.ts';
import { wayBack, type Way } from '@brasa/core/payments/payments.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { goodsToWire, GoodsRows, worthOf, type Goods } from '../../../ui/form/goods-rows.tsx';
import { SentFields } from '../../../ui/form/sent-fields.tsx';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { WayChips } from '../../../ui/form/way-chips.tsx';
import { Link } from '../../../ui/link.tsx';
import { typedAmount } from './payment-values.ts';
import { RefundPlace } from './refund-place.tsx';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import { useRefund } from './use-refund.ts';

/** In cents: what was paid for an order that was handed over; null where there is nothing to give back of it. */
function paidFor(order: Order): Cents | null {
  const paid = parseCents(order.finalAmount ?? '');
  const isSettled = order.status === 'delivered' && Number(order.amountDue ?? 0) === 0;
  return isSettled && !isQueued(order) && paid !== null && paid > 0 ? paid : null;
}

/** Nothing where nothing was paid, or it is not settled. Give it the order's id as key. */
export function Return({ order }: { order: Order }) {
  const paid = paidFor(order);
  if (paid === null) return null;
  return (
    <RefundPlace
      text="Devolver dinero"
      variant="quiet"
      className="-ml-3 px-3!"
      form={(close) => <ReturnForm order={order} paid={paid} onClose={close} />}
    />
  );
}

type ReturnFormProps = { order: Order; paid: Cents; onClose: () => void };
type ReturnFieldsProps = ReturnFormProps & {
  /** True where a corrected invoice leaves `paid` owed: it is the amount that stands there first, and the most. */
  isOwed?: boolean;
};

function ReturnForm(props: ReturnFormProps) {
  return isInvoiced(props.order) ? (
    <CorrectFirst onClose={props.onClose} />
  ) : (
    <ReturnFields {...props} />
  );
}

function CorrectFirst({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid gap-3 pr-2 pb-2">
      <p>
        Este pedido tiene factura. Rectifícala en <Link to="/admin/facturas">Facturas</Link>: lo que
        sobre de lo pagado se devuelve después aquí.
      </p>
      <Button variant="secondary" className="min-h-14 justify-self-start" onClick={onClose}>
        Volver
      </Button>
    </div>
  );
}

type Faults = { amount?: string; reason?: string };

/** What is chosen and typed, and the refund that comes of it. The amount follows the goods until somebody types another one. */
function useReturn({ order, paid, isOwed = false, onClose }: ReturnFieldsProps) {
  const lines = order.lines.map(readLine);
  const [goods, setGoods] = useState<Goods>({});
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [way, setWay] = useState<Way>(wayBack(order.paymentMethod));
  const [faults, setFaults] = useState<Faults>({});
  const { give, isPending, isUnanswered } = useRefund(order, onClose);
  const worth = cents(Math.min(worthOf(lines, goods), paid));
  const proposed = isOwed ? paid : worth;
  const shown = typed ?? (proposed === 0 ? '' : typedAmount(centsToDecimal(proposed)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = cents(parseTypedCents(shown) ?? 0);
    const why = said.trim();
    const chosen = goodsToWire(goods);
    const tooMuch = isOwed ? 'No hay tanto que devolver' : 'Es más de lo que se pagó';
    const found: Faults = {
      ...(amount === 0 && { amount: 'Importe inválido' }),
      ...(amount > paid && { amount: tooMuch }),
      // The corrected invoice says why, unless goods come back.
      ...(why === '' && !(isOwed && chosen.length === 0) && { reason: 'Indica el motivo' }),
    };
    setFaults(found);
    const [field] = Object.keys(found);
    if (field) event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    else {
      const reason = why === '' ? {} : { reason: why };
      give({ method: way, amount: centsToDecimal(amount), ...reason, goods: chosen });
    }
  };
  return {
    ...{ lines, goods, setGoods, shown, setTyped, said, setSaid, way, setWay },
    ...{ faults, isPending, isUnanswered, submit },
  };
}

export function ReturnFields(props: ReturnFieldsProps) {
  const { lines, goods, faults, way, isPending, ...form } = useReturn(props);
  const element = useBroughtIntoSight((shown) =>
    shown?.querySelector<HTMLElement>('button, input')?.focus(),
  );
  return (
    <form
      ref={element}
      noValidate
      aria-label="Devolver dinero"
      className="grid scroll-mt-4 gap-4 pr-2 pb-2"
      onSubmit={form.submit}
    >
      <SentFields isUnanswered={form.isUnanswered}>
        {lines.length > 0 && <GoodsRows lines={lines} goods={goods} onChange={form.setGoods} />}
        <AmountField
          label="Importe que se devuelve"
          name="amount"
          value={form.shown}
          error={faults.amount}
          onChange={({ target }) => form.setTyped(target.value)}
        />
        <WayChips label="Cómo se devuelve" value={way} onChange={form.setWay} />
        <ReasonField
          hint="Queda en el historial del pedido."
          value={form.said}
          error={faults.reason}
          onChange={({ target }) => form.setSaid(target.value)}
        />
      </SentFields>
      <DialogButtons
        row="flex-wrap *:grow"
        cancel="Volver"
        onCancel={props.onClose}
        pending={isPending}
      >
        Anotar devolución
      </DialogButtons>
    </form>
  );
}
