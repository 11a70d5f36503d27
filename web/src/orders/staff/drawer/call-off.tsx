// Cancelar and Marcar como Error, with the question about what was paid (docs/rules/payments.md#calling-off-a-paid-order).
import { useState, type SubmitEvent } from 'react';
import type { CallOffMoney } from '@brasa/core/orders/order-status.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { wayBack, type Way } from '@brasa/core/payments/payments.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { WayChips } from '../../../ui/form/way-chips.tsx';
import { paymentText } from '../payment/payment-values.ts';
import { useBroughtIntoSight } from '../payment/use-brought-into-sight.ts';
import { useFocusOnReturn } from '../payment/use-focus-on-return.ts';

type CallOffTransition = Exclude<Transition, 'confirm'>;

type CallOffProps = {
  order: Order;
  pending: Transition | null;
  act: (order: Order, transition: Transition, money?: CallOffMoney) => void;
};

const RARE = [
  ['cancel', 'Cancelar'],
  ['error', 'Marcar como Error'],
] as const;

const isPaid = ({ finalAmount }: Order): boolean => Number(finalAmount ?? 0) > 0;

/** Rarely needed, and harmful when it is hit by mistake: it lies away from Entregado. */
export function CallOff({ order, pending, act }: CallOffProps) {
  const [asked, setAsked] = useState<CallOffTransition | null>(null);
  const place = useFocusOnReturn<HTMLElement>(asked !== null);
  const begin = (transition: CallOffTransition) =>
    isPaid(order) ? setAsked(transition) : act(order, transition);
  return (
    <section
      ref={place}
      aria-label="Si no se va a entregar"
      className={`gap-4 border-t border-line pt-4 ${asked ? '' : '@2xl:flex @2xl:items-center @2xl:justify-between'}`}
    >
      <p className="text-sm text-ink-soft @max-2xl:mb-3">Si no se va a entregar</p>
      {asked ? (
        <MoneyQuestion
          order={order}
          transition={asked}
          isPending={pending === asked}
          onBack={() => setAsked(null)}
          onAnswer={(money) => act(order, asked, money)}
        />
      ) : (
        <div className="flex flex-wrap gap-3 @max-2xl:*:grow">
          {RARE.map(([transition, label]) => (
            <Button
              key={transition}
              variant="danger"
              className="min-h-14"
              pending={pending === transition}
              aria-disabled={pending !== null}
              onClick={() => begin(transition)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

type Fate = 'back' | 'owed' | 'kept';

const FATES: { value: Fate; label: string }[] = [
  { value: 'back', label: 'Se devuelve ahora' },
  { value: 'owed', label: 'Queda por devolver' },
  { value: 'kept', label: 'Se lo queda el local' },
];

const ANSWERS: Record<CallOffTransition, string> = {
  cancel: 'Cancelar pedido',
  error: 'Marcar como Error',
};

type MoneyQuestionProps = {
  order: Order;
  transition: CallOffTransition;
  isPending: boolean;
  onBack: () => void;
  /** Undefined where it is still to be given back. */
  onAnswer: (money?: CallOffMoney) => void;
};

function MoneyQuestion({ order, transition, isPending, onBack, onAnswer }: MoneyQuestionProps) {
  const [fate, setFate] = useState<Fate>('back');
  const [way, setWay] = useState<Way>(wayBack(order.paymentMethod));
  const [isNamed, setIsNamed] = useState(true);
  const element = useBroughtIntoSight((form) =>
    form?.querySelector<HTMLElement>('input:checked')?.focus(),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    if (fate === 'owed') onAnswer();
    if (fate === 'back') onAnswer({ refund: way });
    if (fate !== 'kept') return;
    const typed = new FormData(event.currentTarget).get('reason');
    const kept = typeof typed === 'string' ? typed.trim() : '';
    setIsNamed(kept !== '');
    if (kept === '') event.currentTarget.querySelector<HTMLElement>('[name=reason]')?.focus();
    else onAnswer({ kept });
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label="Lo que se ha pagado"
      className="grid scroll-mt-4 gap-4"
      onSubmit={submit}
    >
      <p>
        <span className="block text-sm text-ink-soft">Está pagado</span>
        <strong>{paymentText(order)}</strong>
      </p>
      <ChoiceChips
        label="¿Qué pasa con ese dinero?"
        className="[&_label>span]:min-h-14"
        choices={FATES}
        value={fate}
        onChange={setFate}
      />
      <FateDetails {...{ fate, way, isNamed }} onWay={setWay} />
      <DialogButtons
        row="flex-wrap *:grow"
        variant="danger"
        cancel="Volver"
        onCancel={onBack}
        pending={isPending}
      >
        {ANSWERS[transition]}
      </DialogButtons>
    </form>
  );
}

type FateDetailsProps = { fate: Fate; way: Way; onWay: (way: Way) => void; isNamed: boolean };

function FateDetails({ fate, way, onWay, isNamed }: FateDetailsProps) {
  if (fate === 'back') {
    return <WayChips label="Cómo se devuelve" value={way} onChange={onWay} />;
  }
  if (fate === 'owed') {
    return (
      <p className="text-ink-soft">
        Queda en Caja, «Antes de cerrar», hasta que se anote la devolución.
      </p>
    );
  }
  return (
    <ReasonField
      hint="Queda en el historial del pedido."
      error={isNamed ? undefined : 'Indica el motivo'}
    />
  );
}
