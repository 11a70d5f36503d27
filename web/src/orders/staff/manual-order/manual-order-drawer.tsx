import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmailField, NameField, PhoneField } from '../../../ui/form/contact-fields.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { UnansweredNote } from '../unanswered-note.tsx';
import type { DeskFailure } from '../transition-failure.ts';
import type { ManualOrderValues } from './manual-order-values.ts';
import { ManualQuantity } from './manual-quantity.tsx';
import { pickupInstant } from '../../pickup/pickup-instant.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { pickupWarning } from '../pickup-warning.ts';
import { StaffPickupFields } from '../staff-pickup-fields.tsx';
import { useManualOrder } from './use-manual-order.ts';

type ManualOrderDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  week: Week;
  now: number;
  onEntered: (order: Order) => void;
};

/** An order by phone or at the counter. What was typed stays when the drawer is closed meanwhile. */
export default function ManualOrderDrawer(props: ManualOrderDrawerProps) {
  const { open, onOpenChange, week, now, onEntered } = props;
  const { form, submit, isPending, unanswered, failure } = useManualOrder(now, (order, isLast) => {
    onEntered(order);
    if (isLast) onOpenChange(false);
  });
  const formId = useId();
  const [pickupDay, pickupClock] = useWatch({
    control: form.control,
    name: ['pickupDay', 'pickupClock'],
  });
  const warning = pickupWarning(week, pickupInstant(pickupDay, pickupClock), now);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Nuevo pedido"
      description="Por teléfono o en el mostrador"
      footer={
        <div className="grid gap-3">
          {unanswered && <UnansweredNote unanswered={unanswered} />}
          <SaveButton formId={formId} pending={isPending} isWarned={warning !== null} />
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Nuevo pedido"
        onSubmit={submit}
        className="grid gap-6 [&_:is(input:not([type=radio]),select)]:min-h-14"
      >
        {failure && <Failure {...failure} />}
        <ItemFields form={form} />
        <StaffPickupFields form={form} time={pickupClock} warning={warning} />
        <ContactFields form={form} />
      </form>
    </Drawer>
  );
}

type SaveButtonProps = { formId: string; pending: boolean; isWarned: boolean };

function SaveButton({ formId, pending, isWarned }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      size="large"
      className="min-h-16! w-full"
      pending={pending}
      pendingText="Guardando..."
    >
      {isWarned ? 'Guardar igualmente' : 'Guardar pedido'}
    </Button>
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

type FieldsProps = { form: UseFormReturn<ManualOrderValues> };

/** Who orders, and what. */
function ItemFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <NameField
        autoComplete="off"
        aria-required
        error={errors.customerName?.message}
        {...form.register('customerName')}
      />
      <ManualQuantity form={form} />
      <TextArea
        label="Detalles"
        hint="Con 0 pollos, qué se lleva: paella, croquetas..."
        rows={2}
        error={errors.details?.message}
        {...form.register('details')}
      />
    </>
  );
}

/** How to reach them. */
function ContactFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PhoneField
        label="Teléfono (opcional)"
        autoComplete="off"
        error={errors.customerPhone?.message}
        {...form.register('customerPhone')}
      />
      <EmailField
        label="Email (opcional)"
        autoComplete="off"
        error={errors.customerEmail?.message}
        {...form.register('customerEmail')}
      />
    </div>
  );
}
