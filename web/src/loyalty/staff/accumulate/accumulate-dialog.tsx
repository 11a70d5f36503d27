import { useEffect, useEffectEvent, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import { orderNumber } from '@brasa/core/orders/order-number.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { MovementsSection } from '../movements/movements-section.tsx';
import { AccumulateBonus, callingName } from './accumulate-bonus.tsx';
import { AccumulateCustomer } from './accumulate-customer.tsx';
import { AccumulatePayment } from './accumulate-payment.tsx';
import { AccumulateSearchFields } from './accumulate-search.tsx';
import { visitName, type OrderVisit, type Visit } from './accumulate-values.ts';
import { dismissFailure } from '../points-failure.ts';
import { useAccumulateForm, type VisitEvents } from './use-accumulate.ts';
import { useAccumulateSearch } from './use-accumulate-search.ts';
import { useTakenBonus, useVisitBonuses } from './taken-bonus.tsx';

type AccumulateDialogProps = VisitEvents &
  OpenProps & {
    visit: Visit;
    /** The visit's order as it is now; null without one, and once it has left the list. */
    order: Order | null;
    onNewVisit: () => void;
  };

/**
 * A customer at the desk: their bonus, points for what was paid in cash, with an order or without, and
 * their movements. What was typed stays when the dialog is closed meanwhile; another visit begins anew.
 */
export default function AccumulateDialog(props: AccumulateDialogProps) {
  const { open, onOpenChange, visit, order, onNewVisit, ...events } = props;
  const points = useAccumulateForm(visit, events);
  const bonuses = useVisitBonuses(visit, () => points.isFilledFor(visit));
  const [isNext, setIsNext] = useState(false);
  const isWalkIn = 'walkInId' in visit;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Puntos y bono"
      description={
        isWalkIn ? (
          <>
            Visita sin pedido · ID visita: <span className="inline-block">{visit.walkInId}</span>
          </>
        ) : (
          `Pedido ${orderNumber(visit.orderId)} · ${isolated(visit.customerName)}`
        )
      }
    >
      {isWalkIn && (
        <Button
          variant="secondary"
          className="mb-5 min-h-14 max-sm:w-full"
          onClick={() => {
            dismissFailure();
            setIsNext(true);
            onNewVisit();
          }}
        >
          <RotateCcw className="size-5" /> Nueva visita
        </Button>
      )}
      <AtDesk
        // With another phone somebody else is looked up.
        key={`${visitName(visit)} ${isWalkIn ? '' : visit.phone}`}
        points={points}
        visit={isWalkIn ? null : visit}
        bonuses={isWalkIn ? bonuses : null}
        order={order}
        takesFocus={isWalkIn && isNext}
        isShown={() => points.isFilledFor(visit)}
      />
    </Dialog>
  );
}

type AtDeskProps = {
  points: ReturnType<typeof useAccumulateForm>;
  /** Null without an order. */
  visit: OrderVisit | null;
  /** What was taken off the visit without an order. */
  bonuses: ReturnType<typeof useVisitBonuses> | null;
  order: Order | null;
  /** Whether it has come in the place of another visit's form. */
  takesFocus: boolean;
  /** Whether the form is still this visit's. */
  isShown: () => boolean;
};

function AtDesk({ points, visit, bonuses, order, takesFocus, isShown }: AtDeskProps) {
  const { form, submit, isPending, failure, forgetFailure } = points;
  const search = useAccumulateSearch((phone) => {
    form.setValue('phone', phone);
    form.clearErrors('phone');
  }, forgetFailure);
  // Whose order it is, or whom the dialog was closed over, is known already.
  const begin = useEffectEvent(() => {
    search.byPhone(form.getValues('phone'));
    if (takesFocus) form.setFocus('phone');
  });
  useEffect(() => begin(), []);
  const found = search.state.kind === 'found' ? search.state : null;
  const { note, take, forget } = useTakenBonus(form, order, { ofVisit: bonuses, isShown });
  return (
    <div className="grid gap-5">
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <AccumulateSearchFields form={form} search={search} />
      <AccumulateCustomer state={search.state} />
      {note}
      {found && (
        <AccumulateBonus
          key={`bonus ${found.user.id}`}
          {...{ found, order }}
          isWalkIn={visit === null}
          onTaken={(discount) => {
            take(discount, found.user);
            search.refresh();
          }}
        />
      )}
      <form noValidate aria-label="Acumular puntos" onSubmit={submit} className="grid gap-5">
        <AccumulatePayment form={form} order={visit} />
        <SubmitButton className="min-h-16!" pending={isPending} pendingText="Acumulando...">
          Acumular puntos
        </SubmitButton>
      </form>
      {found?.isVerified && (
        <MovementsSection
          key={`movements ${found.user.id}`}
          userId={found.user.id}
          who={callingName(found.user)}
          onChanged={(annulled) => {
            if (annulled?.type === 'redeemed' && annulled.orderId === (order?.id ?? null)) {
              forget(found.user.id);
            }
            search.refresh();
          }}
        />
      )}
    </div>
  );
}
