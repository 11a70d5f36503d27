import { useEffect, useEffectEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError } from '../ui/form-error.tsx';
import { AccumulateCustomer } from './accumulate-customer.tsx';
import { AccumulatePayment } from './accumulate-payment.tsx';
import { AccumulateSearchFields } from './accumulate-search.tsx';
import type { Visit } from './accumulate-values.ts';
import { useAccumulateForm } from './use-accumulate.ts';
import { useAccumulateSearch } from './use-accumulate-search.ts';

type AccumulateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  visit: Visit;
  /** The visit has its points, or they wait for the connection. */
  onDone: () => void;
};

/**
 * Points for what was paid in cash, with an order or without. What was typed stays when the dialog
 * is closed meanwhile; give it the visit's name as key.
 */
export default function AccumulateDialog(props: AccumulateDialogProps) {
  const { open, onOpenChange, visit, onDone } = props;
  const points = useAccumulateForm(visit, onDone);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Acumular puntos"
      description={
        'walkInId' in visit ? (
          <>
            Visita sin pedido · ID visita: <span className="inline-block">{visit.walkInId}</span>
          </>
        ) : (
          `Pedido n.º ${visit.orderId} · ${visit.customerName}`
        )
      }
    >
      <Accumulate points={points} />
    </Dialog>
  );
}

function Accumulate({ points }: { points: ReturnType<typeof useAccumulateForm> }) {
  const { form, submit, isPending, failure } = points;
  const search = useAccumulateSearch((phone) => {
    form.setValue('phone', phone);
    form.clearErrors('phone');
  });
  // Whose order it is, or whom the dialog was closed over, is known already.
  const lookUpAgain = useEffectEvent(() => search.byPhone(form.getValues('phone')));
  useEffect(() => lookUpAgain(), []);
  return (
    <form noValidate aria-label="Acumular puntos" onSubmit={submit} className="grid gap-5">
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <AccumulateSearchFields form={form} search={search} />
      <AccumulateCustomer state={search.state} />
      <AccumulatePayment form={form} />
      <Button
        type="submit"
        size="large"
        className="min-h-16!"
        pending={isPending}
        pendingText="Acumulando..."
      >
        Acumular puntos
      </Button>
    </form>
  );
}
