import { useEffect, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatChickens, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { chickensOf } from '@brasa/core/orders/order-food.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { editQuantityOptions } from '@brasa/core/orders/quantity-options.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { NameField } from '../../../ui/form/contact-fields.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { OrderEditConflict } from './order-edit-conflict.tsx';
import { OrderEditSaveBar } from './order-edit-save-bar.tsx';
import type { Week } from '../../pickup/pickup-offer.ts';
import { usePickupWarning } from '../pickup-warning.ts';
import { RestoredNote } from '../restored-note.tsx';
import { StaffContactFields } from '../staff-contact-fields.tsx';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { StaffPickupFields } from '../staff-pickup-fields.tsx';
import { useOrderEdit } from './use-order-edit.ts';

type OrderEditFormProps = {
  /** As it is known now; it may change while it is edited. */
  order: Order;
  week: Week;
  now: number;
  onDone: () => void;
};

/** The order's fields in place of its facts. Whatever its status was, saving makes it pending. */
export function OrderEditForm({ order, week, now, onDone }: OrderEditFormProps) {
  const edit = useOrderEdit(order, onDone);
  const { form, base, conflict, resolve, isPending, failure, submit } = edit;
  const warning = usePickupWarning(form, week, now);
  const titleId = useId();
  // Not a field: on a phone that would bring the keyboard up over the form.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className="grid gap-5 [&_:is(input,select)]:min-h-14"
    >
      <h3 id={titleId} ref={heading} tabIndex={-1} className="text-lg outline-none">
        Editar pedido
      </h3>
      {edit.isRestored && <RestoredNote />}
      {conflict && <OrderEditConflict {...{ conflict, form }} onResolve={resolve} />}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <NameAndQuantity form={form} base={base} />
      <StaffPickupFields form={form} warning={warning} />
      <StaffContactFields form={form} />
      <TextArea
        label="Detalles"
        hint="Vacío: se escriben solos a partir de la cantidad"
        rows={2}
        {...registered(form, 'details')}
      />
      <OrderEditSaveBar
        conflict={conflict}
        isPending={isPending}
        unanswered={edit.unanswered}
        onDiscard={edit.discard}
        onShowConflict={() => heading.current?.scrollIntoView({ block: 'start' })}
      />
    </form>
  );
}

type NameAndQuantityProps = { form: UseFormReturn<StaffOrderValues>; base: Order };

/** Whose it is and how much; the quantity it has stays a choice, even one that is no longer offered. */
function NameAndQuantity({ form, base }: NameAndQuantityProps) {
  const quantities = editQuantityOptions(chickensOf(base));
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <NameField autoComplete="off" {...registered(form, 'customerName')} />
      <SelectField
        label="Cantidad"
        options={quantities.map((quantity) => ({
          value: tenthsToDecimal(quantity),
          label: formatChickens(quantity),
        }))}
        {...registered(form, 'quantity')}
      />
    </div>
  );
}
