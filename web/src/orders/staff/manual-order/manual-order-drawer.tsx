import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { useId } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { NameField } from '../../../ui/form/contact-fields.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { DeskNote } from '../desk-note.tsx';
import type { DeskFailure } from '../transition-failure.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { usePickupWarning } from '../pickup-warning.ts';
import { StaffContactFields } from '../staff-contact-fields.tsx';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { StaffPickupFields } from '../staff-pickup-fields.tsx';
import { useManualOrder } from './use-manual-order.ts';
import type { UseFormReturn } from 'react-hook-form';
import { ManualQuantity } from './manual-quantity.tsx';

type ManualOrderDrawerProps = OpenProps & {
  week: Week;
  now: number;
  onEntered: (order: Order) => void;
};

/** An order by phone or at the counter. What was typed stays when the drawer is closed meanwhile. */
export default function ManualOrderDrawer(props: ManualOrderDrawerProps) {
  const { week, now, onEntered, ...drawer } = props;
  const desk = { now, week, isOpen: drawer.open };
  const entry = useManualOrder(desk, (order, isLast) => {
    onEntered(order);
    if (isLast) drawer.onOpenChange(false);
  });
  const { form, movedTime, submit, isPending, unanswered, failure } = entry;
  const formId = useId();
  const warning = usePickupWarning(form, week, now);
  return (
    <Drawer
      {...drawer}
      side="bottom"
      title="Nuevo pedido"
      description="Por teléfono o en el mostrador"
      footer={
        <div className="grid gap-3">
          {unanswered && <DeskNote {...unanswered} />}
          <SubmitButton
            form={formId}
            className="min-h-16! w-full short:min-h-12! short:py-1!"
            pending={isPending}
          >
            {warning === null ? 'Guardar pedido' : 'Guardar igualmente'}
          </SubmitButton>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Nuevo pedido"
        onSubmit={submit}
        className="@container grid gap-6 [&_:is(input:not([type=radio]),select)]:min-h-14"
      >
        {failure && <Failure {...failure} />}
        <ItemFields form={form} />
        <StaffPickupFields form={form} warning={warning} movedTime={movedTime} />
        <StaffContactFields
          form={form}
          phoneLabel="Teléfono (opcional)"
          emailLabel="Email (opcional)"
        />
      </form>
    </Drawer>
  );
}

function Failure({ title, description }: DeskFailure) {
  return (
    <FormError title={title}>
      <p>{description}</p>
      <p>Lo que has escrito sigue aquí.</p>
    </FormError>
  );
}

function ItemFields({ form }: { form: UseFormReturn<StaffOrderValues> }) {
  return (
    <>
      <NameField autoComplete="off" aria-required {...registered(form, 'customerName')} />
      <ManualQuantity form={form} />
      <TextArea
        label="Detalles"
        hint="Con 0 pollos, qué se lleva: paella, croquetas..."
        rows={2}
        {...registered(form, 'details')}
      />
    </>
  );
}
