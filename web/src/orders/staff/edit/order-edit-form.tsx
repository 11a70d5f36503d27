import { useEffect, useId, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatChickens, parseTenths, tenths, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { editQuantityOptions } from '@brasa/core/orders/quantity-options.rules.ts';
import { EmailField, NameField, PhoneField } from '../../../ui/form/contact-fields.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { OrderEditConflict } from './order-edit-conflict.tsx';
import { OrderEditSaveBar } from './order-edit-save-bar.tsx';
import { EDIT_FIELD_NAMES as NAMES, type OrderEditValues } from './order-edit-values.ts';
import { pickupInstant } from '../../pickup/pickup-instant.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { pickupWarning } from '../pickup-warning.ts';
import { RestoredNote } from '../restored-note.tsx';
import { StaffPickupFields } from '../staff-pickup-fields.tsx';
import { useOrderEdit } from './use-order-edit.ts';

type Form = UseFormReturn<OrderEditValues>;

type OrderEditFormProps = {
  /** As it is known now; it may change while it is edited. */
  order: Order;
  week: Week;
  now: number;
  onDone: () => void;
};

/** The order's fields in place of its facts. Whatever its status was, saving makes it pending. */
export function OrderEditForm({ order, week, now, onDone }: OrderEditFormProps) {
  const edit = useOrderEdit(order, { onSaved: onDone, onDiscarded: onDone });
  const { form, base, conflict, resolve, isPending, failure, submit } = edit;
  const [pickupDay, pickupClock] = useWatch({
    control: form.control,
    name: ['pickupDay', 'pickupClock'],
  });
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
      <StaffPickupFields
        form={form}
        time={pickupClock}
        warning={pickupWarning(week, pickupInstant(pickupDay, pickupClock), now)}
      />
      <ContactFields form={form} />
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

/** Whose it is and how much; the quantity it has stays a choice, even one that is no longer offered. */
function NameAndQuantity({ form, base }: { form: Form; base: Order }) {
  const { errors } = form.formState;
  const quantities = editQuantityOptions(parseTenths(base.quantity) ?? tenths(0));
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <NameField
        label={NAMES.customerName}
        autoComplete="off"
        error={errors.customerName?.message}
        {...form.register('customerName')}
      />
      <SelectField
        label={NAMES.quantity}
        options={quantities.map((quantity) => ({
          value: tenthsToDecimal(quantity),
          label: formatChickens(quantity),
        }))}
        error={errors.quantity?.message}
        {...form.register('quantity')}
      />
    </div>
  );
}

/** How the customer is reached, and what else there is to know. */
function ContactFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField
          label={NAMES.customerPhone}
          autoComplete="off"
          error={errors.customerPhone?.message}
          {...form.register('customerPhone')}
        />
        <EmailField
          label={NAMES.customerEmail}
          autoComplete="off"
          error={errors.customerEmail?.message}
          {...form.register('customerEmail')}
        />
      </div>
      <TextArea
        label={NAMES.details}
        hint="Vacío: se escriben solos a partir de la cantidad"
        rows={2}
        error={errors.details?.message}
        {...form.register('details')}
      />
    </>
  );
}
