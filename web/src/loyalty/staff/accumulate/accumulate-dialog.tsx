import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { AccumulateCustomer } from './accumulate-customer.tsx';
import { AccumulatePayment } from './accumulate-payment.tsx';
import { AccumulateSearchFields } from './accumulate-search.tsx';
import { visitName, type OrderVisit, type Visit } from './accumulate-values.ts';
import { dismissFailure } from '../points-failure.ts';
import { useAccumulateForm, type VisitEvents } from './use-accumulate.ts';
import { useAccumulateSearch } from './use-accumulate-search.ts';

type AccumulateDialogProps = VisitEvents & OpenProps & { visit: Visit; onNewVisit: () => void };

/**
 * Points for what was paid in cash, with an order or without. What was typed stays when the dialog
 * is closed meanwhile; another visit begins anew.
 */
export default function AccumulateDialog(props: AccumulateDialogProps) {
  const { open, onOpenChange, visit, onNewVisit, ...events } = props;
  const points = useAccumulateForm(visit, events);
  const [isNext, setIsNext] = useState(false);
  const isWalkIn = 'walkInId' in visit;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Acumular puntos"
      description={
        isWalkIn ? (
          <>
            Visita sin pedido · ID visita: <span className="inline-block">{visit.walkInId}</span>
          </>
        ) : (
          `Pedido n.º ${visit.orderId} · ${visit.customerName}`
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
      <Accumulate
        key={visitName(visit)}
        points={points}
        order={isWalkIn ? null : visit}
        takesFocus={isWalkIn && isNext}
      />
    </Dialog>
  );
}

type AccumulateProps = {
  points: ReturnType<typeof useAccumulateForm>;
  order: OrderVisit | null;
  /** Whether it has come in the place of another visit's form. */
  takesFocus: boolean;
};

function Accumulate({ points, order, takesFocus }: AccumulateProps) {
  const { form, submit, isPending, failure } = points;
  const search = useAccumulateSearch((phone) => {
    form.setValue('phone', phone);
    form.clearErrors('phone');
  });
  // Whose order it is, or whom the dialog was closed over, is known already.
  const begin = useEffectEvent(() => {
    search.byPhone(form.getValues('phone'));
    if (takesFocus) form.setFocus('phone');
  });
  useEffect(() => begin(), []);
  return (
    <form noValidate aria-label="Acumular puntos" onSubmit={submit} className="grid gap-5">
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <AccumulateSearchFields form={form} search={search} />
      <AccumulateCustomer state={search.state} />
      <AccumulatePayment form={form} order={order} />
      <SubmitButton className="min-h-16!" pending={isPending} pendingText="Acumulando...">
        Acumular puntos
      </SubmitButton>
    </form>
  );
}
