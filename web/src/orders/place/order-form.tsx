import { memo, useDeferredValue, type ReactNode } from 'react';
import { useHydrated } from '../../browser/device/use-hydrated.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { sumOf, type Basket, type Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { CustomerFields } from './customer-fields.tsx';
import type { DishContext } from './food/dish-row.tsx';
import { DishFault } from './food/missing-dish.tsx';
import { FormFaults } from './form-faults.tsx';
import { MenuStep, type MenuSection } from './food/menu-step.tsx';
import { quantityOf, type OrderFormValues } from './order-form-values.ts';
import { OrderSlip } from './order-slip.tsx';
import { OrderedElsewhereNote } from './ordered-elsewhere-note.tsx';
import type { Pause } from './pick-up/paused-today.tsx';
import type { OwnContact } from './proposed-contact.ts';
import { PickupFields } from './pick-up/pickup-fields.tsx';
import type { Week } from '../pickup/pickup-offer.ts';
import { QuantityFields } from './food/quantity-fields.tsx';
import type { JustPlaced } from './placed-order.ts';
import { TooManyChickens } from './food/too-many-chickens.tsx';
import { useOrderForm } from './use-order-form.ts';
import type { Ordered } from './use-pickup-choice.ts';

/** Fine enough for times that are shown to the minute. */
const TICK_MS = 15_000;

type OrderFormProps = {
  week: Week;
  /** The rest of the menu, and what it costs. */
  sections: readonly MenuSection[];
  offer: Offer | null;
  /** The offer once the menu has come; null where it does not come. */
  loadOffer: Ordered['loadOffer'];
  /** How many chickens a half hour of the oven holds; null without a limit. */
  capacity: Tenths | null;
  /** Whoever is signed in; null for anybody else. */
  own: OwnContact | null;
  /** The shop's telephone, for what cannot be ordered here; null where it has said none. */
  phone: ReactNode;
  allergensOf: DishContext['allergensOf'];
  pictureOf: DishContext['pictureOf'];
  /** The chicken as it looks, and what it costs. */
  chicken: ReactNode;
  /** What the food contains, said where it is ordered (docs/rules/catalog.md#allergens). */
  allergens: (productIds: readonly number[] | null) => ReactNode;
  /** Orders for today that staff have paused. */
  pausedUntil: Pause['until'];
  pauseNotice: Pause['notice'];
  onPlaced: (order: JustPlaced) => void;
  onLoginRequired: () => void;
};

/**
 * The customer's order, from the first tap until it is placed. What only the browser knows comes a
 * moment after the page is taken over, and is rendered in small steps: a tap meanwhile is answered.
 */
export function OrderForm(props: OrderFormProps) {
  const now = useDeferredValue(useNowInBrowser(TICK_MS));
  const isAwake = useDeferredValue(useHydrated());
  return <Form {...props} now={now} isAwake={isAwake} />;
}

type FormProps = OrderFormProps & {
  /** Null while the page is still as the server rendered it, as is `isAwake` false. */
  now: number | null;
  isAwake: boolean;
};

const Form = memo(function Form({ isAwake, ...props }: FormProps) {
  const { week, sections, offer, capacity, phone, allergens, now, chicken, ...rest } = props;
  const { allergensOf, pictureOf, ...others } = rest;
  const { pausedUntil: until, pauseNotice: notice, loadOffer, own, ...events } = others;
  const pause = { until, notice };
  const ordered = { now, week, offer, loadOffer, capacity, isPaused: until !== null };
  const order = useOrderForm(ordered, own, events);
  const { form, basket, choice, movedTime, submit, isPending, faults, isOrderedElsewhere } = order;
  const { nearest, choosePickup } = order;
  return (
    <form
      noValidate
      inert={!isAwake}
      aria-label="Nuevo pedido"
      onSubmit={submit}
      className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-20 fields-in-sight"
    >
      <div className="grid grid-cols-1 gap-12">
        {isOrderedElsewhere && <OrderedElsewhereNote />}
        <FormFaults errors={form.formState.errors} {...faults} phone={phone} />
        <Step number={1} title="¿Cuántos pollos?">
          {chicken}
          <QuantityFields form={form} />
          {choice.missingChickens.map((text) => (
            <DishFault key={text} text={text} />
          ))}
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <p className="text-sm font-semibold text-ink-soft">Alérgenos del pollo</p>
            {allergens(null)}
          </div>
        </Step>
        {offer && sections.length > 0 && (
          <Step number={2} title="¿Algo más?">
            <ChosenDay form={form}>
              {(day) => (
                <MenuStep
                  {...{ sections, basket, offer, day, now, week, allergensOf, pictureOf }}
                />
              )}
            </ChosenDay>
            {basket.lines.length > 0 && (
              <TooManyChickens chickens={choice.chickens} phone={phone} />
            )}
            {basket.lines.length > 0 && (
              <OrderAllergens form={form} basket={basket} offer={offer} of={allergens} />
            )}
          </Step>
        )}
        <Step number={3} title="¿Cuándo lo recoges?">
          <PickupFields {...{ form, week, now, choice, phone, movedTime, nearest, choosePickup }} />
        </Step>
        <Step number={4} title="¿A nombre de quién?">
          <CustomerFields form={form} />
        </Step>
      </div>
      <OrderSlip {...{ form, basket, offer, pause, now, choice }} pending={isPending} />
    </form>
  );
});

type OrderAllergensProps = {
  form: UseFormReturn<OrderFormValues>;
  basket: Basket;
  offer: Offer;
  of: OrderFormProps['allergens'];
};

/** Of all that is in the order, the chickens included. */
function OrderAllergens({ form, basket, offer, of }: OrderAllergensProps) {
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const sum = sumOf({ chickens: quantityOf(quantity), lines: basket.lines }, offer);
  if (!sum) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <p className="text-sm font-semibold text-ink-soft">Alérgenos de todo tu pedido</p>
      {of(sum.lines.map(({ productId }) => productId))}
    </div>
  );
}

type ChosenDayProps = {
  form: UseFormReturn<OrderFormValues>;
  children: (day: Day | null) => ReactNode;
};

/** Rendered anew with the day, the form around it is not. */
function ChosenDay({ form, children }: ChosenDayProps) {
  const day = useWatch({ control: form.control, name: 'pickupDay' });
  return children(isDay(day) ? day : null);
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <fieldset className="grid min-w-0 gap-5 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
      <legend className="sr-only">{title}</legend>
      <p
        aria-hidden="true"
        className="font-display text-3xl leading-none font-semibold text-accent max-sm:hidden"
      >
        {number}
      </p>
      <div className="grid min-w-0 gap-5">
        <p aria-hidden="true" className="font-display text-xl leading-tight font-semibold">
          {title}
        </p>
        {children}
      </div>
    </fieldset>
  );
}
