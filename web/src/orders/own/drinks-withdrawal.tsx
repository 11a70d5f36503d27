// The customer's withdrawal from closed drinks (docs/rules/orders.md#withdrawal-from-drinks). The form works without scripts.
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { changePath, OWN_CHANGES } from '@brasa/core/orders/page/order-page.rules.ts';
import {
  bringBackText,
  isWithdrawn,
  mayWithdraw,
  receivedText,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_PATH,
} from '@brasa/core/orders/page/withdrawal.rules.ts';
import { focusInSight } from '../../browser/device/focus-in-sight.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Link } from '../../ui/link.tsx';
import { useSentNotice, useWithdrawFromDrinks } from '../own-order.queries.ts';
import { refusalText } from './refusal-text.ts';

type DrinksWithdrawalProps = { code: string; order: OrderPage; today: Day | null };

export function DrinksWithdrawal({ code, order, today }: DrinksWithdrawalProps) {
  const { withdrawal = null } = order;
  const [isDoneHere, setDoneHere] = useState(false);
  if (withdrawal !== null && isWithdrawn(order)) {
    return <Received order={order} withdrawal={withdrawal} isDoneHere={isDoneHere} />;
  }
  if (today === null || !mayWithdraw(order, today)) return null;
  return (
    <section aria-labelledby="drinks" className="grid gap-3 text-sm">
      <h2 id="drinks" className="text-base font-semibold">
        ¿Bebidas sin abrir?
      </h2>
      <p className="text-ink-soft">
        Puedes devolverlas en {WITHDRAWAL_DAYS} días desde que recogiste el pedido.{' '}
        <Link to={WITHDRAWAL_PATH} className="underline underline-offset-4">
          Cómo funciona
        </Link>
      </p>
      <WithdrawalForm code={code} order={order} onDone={() => setDoneHere(true)} />
    </section>
  );
}

type Withdrawal = NonNullable<OrderPage['withdrawal']>;

type ReceivedProps = {
  order: OrderPage;
  withdrawal: Withdrawal;
  /** It takes the place of the form, which had the focus. */
  isDoneHere: boolean;
};

function Received({ order, withdrawal, isDoneHere }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isDoneHere && heading.current) focusInSight(heading.current);
  }, [isDoneHere]);
  return (
    <section aria-labelledby="drinks" role="status" className="grid gap-2 text-sm">
      <h2 id="drinks" ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {OWN_CHANGES.withdrawal}
      </h2>
      <p className="wrap-anywhere">Desistes de la compra de {withdrawal.drinks}.</p>
      <p>{receivedText(withdrawal.at)}</p>
      {order.acknowledgedBy === 'mail' && <p>Te enviamos el justificante por email.</p>}
      {order.drinks?.length !== 0 && <p>{bringBackText(withdrawal.at)}</p>}
    </section>
  );
}

/** The statement comes before the button that confirms it. */
type WithdrawalFormProps = { code: string; order: OrderPage; onDone: () => void };

function WithdrawalForm({ code, order, onDone }: WithdrawalFormProps) {
  const sent = useSentNotice();
  const { send, isPending, error } = useWithdrawFromDrinks(code, onDone);
  const fault = error ? refusalText(error) : sent?.isDone === false ? sent.text : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    send({ version: order.version, email: typeof email === 'string' ? email : null });
  };
  return (
    <details
      className="group rounded border-2 border-line-strong"
      open={fault !== null || undefined}
    >
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold">
        Desistir de las bebidas aquí
      </summary>
      <form
        method="post"
        action={changePath(code, 'withdrawal')}
        className="grid gap-3 px-4 pt-1 pb-4"
        onSubmit={submit}
      >
        <input type="hidden" name="version" value={order.version} />
        <p className="wrap-anywhere">
          <bdi>{order.customerName}</bdi> desiste de la compra de {order.drinks?.join(', ')}, del
          pedido n.º {order.id}.
        </p>
        {order.acknowledgedBy === 'mail' && (
          <p className="text-ink-soft">Te enviaremos el justificante al email del pedido.</p>
        )}
        {order.acknowledgedBy === 'asked_mail' && (
          <TextField
            label="Email para el justificante"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        )}
        {fault !== null && (
          <FormError>
            <p>{fault.replace(/\.?$/, '.')}</p>
          </FormError>
        )}
        <Button type="submit" pending={isPending}>
          Confirmar desistimiento
        </Button>
      </form>
    </details>
  );
}
