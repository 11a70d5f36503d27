import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { useId, useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatChickens, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { editQuantityOptions } from '@brasa/core/orders/lines/quantity-options.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { NameField } from '../../../ui/form/contact-fields.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { Extras } from '../extras/extras.tsx';
import { useOrderMenu } from '../extras/order-menu.ts';
import { useMenuWarnings } from '../extras/use-menu-warnings.ts';
import { editValues } from './order-edit-values.ts';
import { OrderEditConflict } from './order-edit-conflict.tsx';
import type { Week } from '../../pickup/pickup-offer.ts';
import type { PriceChange } from '../../price-change.ts';
import { PriceChangeNote, priceSaveText } from '../price-change-note.tsx';
import { usePickupWarning } from '../pickup-warning.ts';
import { RestoredNote, DeskNote } from '../desk-note.tsx';
import { PaellaNote } from '../paella-note.tsx';
import { StaffContactFields } from '../staff-contact-fields.tsx';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { StaffPickupFields } from '../staff-pickup-fields.tsx';
import { useOrderEdit } from './use-order-edit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusOnShow } from '../../../ui/focus-on-show.ts';
import type { DeskFailure } from '../transition-failure.ts';
import type { OrderConflict } from './use-edit-conflict.ts';

type OrderEditFormProps = {
  /** As it is known now; it may change while it is edited. */
  order: Order;
  chickenProducts: ChickenProducts;
  week: Week;
  now: number;
  onDone: () => void;
};

/** The order's fields in place of its facts. Whatever its status was, saving makes it pending. */
export function OrderEditForm(props: OrderEditFormProps) {
  const { order, chickenProducts, week, now, onDone } = props;
  const menu = useOrderMenu(chickenProducts);
  const edit = useOrderEdit(order, menu, onDone);
  const { form, base, conflict, resolve, isPending, failure, submit } = edit;
  const warning = usePickupWarning(form, week, now);
  const before = useMemo(() => base.lines.map(readLine), [base]);
  const pickup = Date.parse(base.pickupTime);
  const ofMenu = useMenuWarnings(form, menu, { now, before: { lines: before, pickup } });
  const warnings = [warning, edit.ovenWarning, ...ofMenu.chickens];
  const isWarned = [...warnings, ...ofMenu.lines].some((one) => one !== null);
  const titleId = useId();
  // Not a field: on a phone that would bring the keyboard up over the form.
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className="grid gap-5 [&_:is(input,select)]:min-h-14"
    >
      <h3 id={titleId} ref={focusOnShow} tabIndex={-1} className="text-lg outline-none">
        Editar pedido
      </h3>
      {edit.isRestored && <RestoredNote />}
      {conflict && (
        <OrderEditConflict {...{ conflict, form }} products={chickenProducts} onResolve={resolve} />
      )}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <NameAndQuantity {...{ form, base, menu }} />
      <Extras {...{ form, menu, before }} warnings={ofMenu.lines} />
      <StaffPickupFields form={form} warnings={warnings} />
      <StaffContactFields form={form} />
      <TextArea
        label="Detalles"
        hint="Vacío: se escriben solos a partir de la cantidad"
        rows={2}
        {...registered(form, 'details')}
      />
      {base.note !== null && (
        <TextArea label="Nota del cliente" rows={2} {...registered(form, 'note')} />
      )}
      <OrderEditSaveBar
        {...{ conflict, isWarned, isPending }}
        priceChange={edit.priceChange}
        unanswered={edit.unanswered}
        onDiscard={edit.discard}
        onShowConflict={() => document.getElementById(titleId)?.scrollIntoView({ block: 'start' })}
      />
    </form>
  );
}

type NameAndQuantityProps = {
  form: UseFormReturn<StaffOrderValues>;
  base: Order;
  menu: Offer;
};

/** Whose it is and how much; the quantity it has stays a choice, even one that is no longer offered. */
function NameAndQuantity({ form, base, menu }: NameAndQuantityProps) {
  const extras = useWatch({ control: form.control, name: 'lines' });
  const current = chickensOf(editValues(base, menu.products));
  const quantities = editQuantityOptions(current, { hasExtras: extras.length > 0 });
  return (
    <div className="grid gap-5 @xl:grid-cols-[minmax(0,1fr)_12rem]">
      <NameField autoComplete="off" {...registered(form, 'customerName')} />
      <SelectField
        label="Cantidad"
        options={quantities.map((quantity) => ({
          value: tenthsToDecimal(quantity),
          label: formatChickens(quantity),
        }))}
        {...registered(form, 'quantity')}
      />
      <PaellaNote form={form} />
    </div>
  );
}

type OrderEditSaveBarProps = {
  conflict: OrderConflict | null;
  isWarned: boolean;
  priceChange: PriceChange | null;
  isPending: boolean;
  unanswered: DeskFailure | null;
  onDiscard: () => void;
  onShowConflict: () => void;
};

function OrderEditSaveBar(props: OrderEditSaveBarProps) {
  const { conflict, isWarned, priceChange, isPending, unanswered, onDiscard, onShowConflict } =
    props;
  const contested = conflict?.contested.length ?? 0;
  const usual = isWarned ? 'Guardar igualmente' : 'Guardar cambios';
  const saveText = priceSaveText(priceChange, usual);
  return (
    <div className="sticky -bottom-6 -mx-(--sheet-x) -mb-6 grid gap-3 border-t border-line bg-surface px-(--sheet-x) pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] short:pt-2 short:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {unanswered && <DeskNote {...unanswered} />}
      {priceChange && <PriceChangeNote {...priceChange} />}
      {conflict && (
        <div className="flex items-center justify-between gap-3">
          <p className="leading-tight font-semibold">
            {contested > 0
              ? 'Los dos habéis cambiado lo mismo. Elige o guarda lo tuyo.'
              : 'Otra persona ha cambiado este pedido.'}
          </p>
          <Button variant="secondary" className="min-h-14 shrink-0" onClick={onShowConflict}>
            Ver cambios
          </Button>
        </div>
      )}
      <DialogButtons
        row="*:grow *:px-3! max-sm:*:text-base! short:*:min-h-12! short:*:py-1! short:*:text-base!"
        size="large"
        cancel="Descartar"
        onCancel={onDiscard}
        pending={isPending}
      >
        {contested > 0 ? 'Guardar lo mío' : saveText}
      </DialogButtons>
    </div>
  );
}
