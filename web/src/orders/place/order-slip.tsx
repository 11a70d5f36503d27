import { useWatch, type UseFormReturn } from 'react-hook-form';
import { chickenWords } from '@brasa/core/kernel/chicken-words.ts';
import { dayTitle, relativeDay } from '@brasa/core/kernel/date-texts.ts';
import { isDay, madridDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChickenCount } from './chicken-count.tsx';
import { quantityOf, type OrderFormValues } from './order-form-values.ts';

type OrderSlipProps = {
  form: UseFormReturn<OrderFormValues>;
  now: number | null;
  pending: boolean;
};

/**
 * The kitchen's slip as it fills up, with the button that sends it. On a phone it shrinks to a bar
 * at the thumb, left of the contact widget; a very low screen (400 % zoom) has no room for that.
 */
export function OrderSlip({ form, now, pending }: OrderSlipProps) {
  const [typedQuantity, typedDay, time] = useWatch({
    control: form.control,
    name: ['quantity', 'pickupDay', 'selectedTime'],
  });
  const quantity = quantityOf(typedQuantity) ?? tenths(0);
  const day = isDay(typedDay) ? typedDay : null;
  const today = now === null ? null : madridDay(now);
  return (
    <aside
      aria-label="Resumen del pedido"
      className="z-20 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:p-3 max-lg:pt-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(max-height:26rem)]:static! lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <p className="mb-1.5 truncate font-semibold lg:hidden">
        {[chickenWords(quantity), day && today && relativeDay(day, today), time || 'elige una hora']
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-low">
        <SlipRows {...{ quantity, day, today, time }} />
        <div className="max-lg:mr-27 sm:max-lg:mr-29 lg:p-6 lg:pt-5">
          <Button
            type="submit"
            pending={pending}
            pendingText="Procesando..."
            className="w-full lg:min-h-14 lg:text-lg"
          >
            Realizar Pedido
          </Button>
        </div>
      </div>
    </aside>
  );
}

type SlipRowsProps = { quantity: Tenths; day: Day | null; today: Day | null; time: string };

function SlipRows({ quantity, day, today, time }: SlipRowsProps) {
  return (
    <div className="px-6 pt-6 max-lg:hidden">
      <h2 className="text-base text-ink-soft">Tu pedido</h2>
      <div className="mt-3">
        <ChickenCount quantity={quantity} />
      </div>
      <dl className="mt-5 grid gap-2 border-t-2 border-dotted border-line-strong pt-4">
        <SlipRow name="Día" value={day && today ? dayTitle(day, today) : 'Por elegir'} />
        <SlipRow name="Hora" value={time || 'Por elegir'} />
        <SlipRow name="Pago" value="Al recoger" />
      </dl>
    </div>
  );
}

function SlipRow({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      {/* Another value is another element: nothing that stands there moves when the first one comes. */}
      <dd key={value} className="text-right font-semibold">
        {value}
      </dd>
    </div>
  );
}
