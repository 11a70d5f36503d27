import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { useId, useState, type ReactNode } from 'react';
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { EmailField, NameField, PhoneField } from '../../../ui/form/contact-fields.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { DeskNote } from '../desk-note.tsx';
import type { DeskFailure } from '../transition-failure.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { PriceChangeNote, priceSaveText } from '../price-change-note.tsx';
import { usePickupWarning } from '../pickup-warning.ts';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { StaffPickupFields } from '../staff-pickup-fields.tsx';
import { useDictated, type Dictated } from './use-dictated.ts';
import { useManualOrder } from './use-manual-order.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { Extras } from '../extras/extras.tsx';
import { isMealOfItsOwn, orderedAgain } from '../extras/extra-lines.ts';
import { useOrderMenu, type OrderMenu } from '../extras/order-menu.ts';
import { useMenuWarnings } from '../extras/use-menu-warnings.ts';
import { ManualQuantity } from './manual-quantity.tsx';
import { UsualOrder } from './usual-order.tsx';
import { useProposedQuantity, type ProposedQuantity } from './use-proposed-quantity.ts';

type ManualOrderDrawerProps = OpenProps & {
  chickenProducts: ChickenProducts;
  week: Week;
  now: number;
  onEntered: (order: Order) => void;
  /** What was spoken and is to be completed here. */
  dictated: Dictated | null;
  /** What is said of what the form holds. */
  note: DeskFailure | null;
  /** Somebody goes on with what was typed before. */
  onTakenBack: () => void;
  /** Whose phone that is; the form takes the name. */
  customerOf: (phone: string, onName: (name: string) => void) => ReactNode;
};

/** An order by phone or at the counter. What was typed stays when the drawer is closed meanwhile. */
export default function ManualOrderDrawer(props: ManualOrderDrawerProps) {
  const { chickenProducts, week, now, onEntered, dictated, note, ...others } = props;
  const { onTakenBack, customerOf, ...drawer } = others;
  const menu = useOrderMenu(chickenProducts);
  const desk = { now, week, offer: menu, isOpen: drawer.open };
  const entry = useManualOrder(desk, (order, isLast) => {
    if (order) onEntered(order);
    if (isLast) drawer.onOpenChange(false);
  });
  const { form, movedTime, ovenWarning, priceChange, submit, isPending, unanswered, failure } =
    entry;
  const formId = useId();
  const proposed = useProposedQuantity(form);
  useDictated(form, dictated, { menu, proposed, onTakenBack });
  const warning = usePickupWarning(form, week, now);
  const ofMenu = useMenuWarnings(form, menu, { now, before: null });
  const warnings = [warning, ovenWarning, ...ofMenu.chickens];
  const isWarned = [...warnings, ...ofMenu.lines].some((one) => one !== null);
  return (
    <Drawer
      {...drawer}
      side="bottom"
      title="Nuevo pedido"
      description="Por teléfono o en el mostrador"
      footer={
        <div className="grid gap-3">
          {unanswered && <DeskNote {...unanswered} />}
          {priceChange && <PriceChangeNote {...priceChange} />}
          <SubmitButton
            form={formId}
            className="min-h-16! w-full short:min-h-12! short:py-1!"
            pending={isPending}
          >
            {priceSaveText(priceChange, isWarned ? 'Guardar igualmente' : 'Guardar pedido')}
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
        {note && <DeskNote {...note} />}
        {failure && <Failure {...failure} />}
        <CustomerFields {...{ form, menu, proposed, customerOf }} />
        <ItemFields {...{ form, menu, proposed }} warnings={ofMenu.lines} />
        <StaffPickupFields form={form} warnings={warnings} movedTime={movedTime} />
        <EmailField
          label="Email (opcional)"
          autoComplete="off"
          {...registered(form, 'customerEmail')}
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

type ItemsProps = {
  form: UseFormReturn<StaffOrderValues>;
  menu: OrderMenu;
  proposed: ProposedQuantity;
};

type CustomerFieldsProps = Pick<ManualOrderDrawerProps, 'customerOf'> & ItemsProps;

/** A phone that is known fills in the name, unless somebody has typed one, and takes it along when another one is typed. */
function CustomerFields({ form, menu, proposed, customerOf }: CustomerFieldsProps) {
  const phone = useWatch({ control: form.control, name: 'customerPhone' });
  const extras = useWatch({ control: form.control, name: 'lines' });
  const [filled, setFilled] = useState({ name: '', phone: '' });
  const fill = (name: string) => {
    setFilled({ name, phone });
    form.setValue('customerName', name, { shouldDirty: true });
    form.clearErrors('customerName');
  };
  const typedName = () => form.getValues('customerName').trim();
  const takeAlong = (typed: string) => {
    const isOther = normalizePhone(typed) !== normalizePhone(filled.phone);
    if (filled.name !== '' && isOther && typedName() === filled.name) fill('');
  };
  const fillCustomer = (name: string) => {
    if (typedName() === '' || typedName() === filled.name) fill(name);
  };
  // The customer's own name comes before the one of an order, and goes with their phone.
  const fillOrdered = (name: string) => {
    const isOfOtherPhone = typedName() === filled.name && phone !== filled.phone;
    if (typedName() === '' || isOfOtherPhone) fill(name);
  };
  const take = (lines: readonly Line[]) => {
    const again = orderedAgain(lines, menu);
    proposed.choose(String(again.chickens / 10));
    form.setValue('lines', again.extras, { shouldDirty: true });
    form.clearErrors('lines');
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-5 @xl:grid-cols-2">
        <NameField autoComplete="off" aria-required {...registered(form, 'customerName')} />
        <PhoneField
          label="Teléfono (opcional)"
          autoComplete="off"
          {...registered(form, 'customerPhone', {
            onChange: () => takeAlong(form.getValues('customerPhone')),
          })}
        />
      </div>
      {customerOf(phone, fillCustomer)}
      <UsualOrder
        {...{ phone, menu }}
        isBegun={extras.length > 0}
        onName={fillOrdered}
        onTake={take}
      />
    </div>
  );
}

type ItemFieldsProps = ItemsProps & { warnings: readonly (string | null)[] };

function ItemFields({ form, menu, proposed, warnings }: ItemFieldsProps) {
  return (
    <>
      <ManualQuantity form={form} proposed={proposed} />
      <Extras
        {...{ form, menu, warnings }}
        onAdded={(item) => isMealOfItsOwn(item) && proposed.makeWay(true)}
      />
      <TextArea
        label="Detalles"
        hint="Con 0 pollos, qué se lleva: paella, croquetas..."
        rows={2}
        {...registered(form, 'details')}
      />
    </>
  );
}
