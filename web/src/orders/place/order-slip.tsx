import { useWatch, type UseFormReturn } from 'react-hook-form';
import { chickenWords } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { foodOfLines } from '@brasa/core/orders/lines/lines-in-short.rules.ts';
import { sumOf, type Basket, type Offer, type Sum } from '@brasa/core/orders/place/basket.rules.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { saidDay, saidDayInFull } from '@brasa/core/kernel/time/near-days.ts';
import { addDays, isDay, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { enumerated } from '@brasa/core/kernel/text/enumeration.ts';
import { AdultsOnly } from '../../ui/adults-only.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChickenCount } from './food/chicken-count.tsx';
import { LineList, shownLines } from './food/line-list.tsx';
import { quantityOf, type OrderFormValues } from './order-form-values.ts';
import { PausedToday, type Pause } from './pick-up/paused-today.tsx';
import type { PickupChoice } from './use-pickup-choice.ts';

type OrderSlipProps = {
  form: UseFormReturn<OrderFormValues>;
  basket: Basket;
  offer: Offer | null;
  choice: Pick<PickupChoice, 'fault' | 'next'>;
  pause: Pause;
  now: number | null;
  pending: boolean;
};

/**
 * The kitchen's slip as it fills up, with the button that sends it. On a phone it stands at the end of
 * the form, and its button in a bar at the thumb, left of the contact widget; a very low screen (400 %
 * zoom) has no room for that.
 */
export function OrderSlip({ form, basket, offer, choice, pause, now, pending }: OrderSlipProps) {
  const [typedQuantity, typedDay, chosenTime] = useWatch({
    control: form.control,
    name: ['quantity', 'pickupDay', 'selectedTime'],
  });
  const quantity = quantityOf(typedQuantity) ?? tenths(0);
  const day = isDay(typedDay) ? typedDay : null;
  const today = now === null ? null : madridDay(now);
  // On a day on which nothing can be picked up no hour stands for one that can.
  const time = choice.fault === null ? chosenTime : '';
  const sum = offer && sumOf({ chickens: quantity, lines: basket.lines }, offer);
  const when = [day && today && dayInBar(day, today), time || 'elige una hora'];
  return (
    <aside
      aria-label="Resumen del pedido"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <div className="rounded-card border border-line bg-surface shadow-low">
        <SlipRows {...{ quantity, sum, day, today, time }} chosen={basket.lines} />
        <div className={BAR}>
          <PausedToday {...{ pause, form, now }} next={choice.next} />
          <p className="mb-1.5 flex gap-3 font-semibold lg:hidden">
            <span className="min-w-0 grow leading-tight">
              {[foodWords(quantity, basket, sum), ...when].filter(Boolean).join(' · ')}
            </span>
            {sum && <span className="shrink-0 text-accent">{formatEuros(sum.total)}</span>}
          </p>
          <div className="max-lg:mr-27 sm:max-lg:mr-29">
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
      </div>
    </aside>
  );
}

const BAR =
  'flex flex-col max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:clear-of-edges max-lg:pt-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(max-height:26rem)]:static! lg:p-6 lg:pt-5';

/** "hoy", "mañana", "25/11". */
function dayInBar(day: Day, today: Day): string {
  const isNear = day === today || day === addDays(today, 1);
  return isNear ? saidDay(day, today) : formatDay(day).slice(0, 5);
}

/** "1 pollo y 4 raciones de paella valenciana"; without the menu the chickens are named alone. */
function foodWords(quantity: Tenths, { lines }: Basket, sum: Sum | null): string {
  if (sum && sum.lines.length > 0) return foodOfLines(sum.lines);
  return lines.length > 0 ? `${chickenWords(quantity)} y más` : chickenWords(quantity);
}

type SlipRowsProps = {
  quantity: Tenths;
  sum: Sum | null;
  /** What there is beside chickens. */
  chosen: Basket['lines'];
  day: Day | null;
  today: Day | null;
  time: string;
};

function SlipRows({ quantity, sum, chosen, day, today, time }: SlipRowsProps) {
  return (
    <div className="px-5 pt-5 max-lg:pb-5 sm:px-6 lg:pt-6">
      <h2 className="text-base text-ink-soft">Tu pedido</h2>
      <div className="mt-3">
        {sum && chosen.length > 0 ? (
          <LineList lines={shownLines(sum.lines)} />
        ) : (
          <ChickenCount quantity={quantity} />
        )}
        <LostNotes chosen={chosen} sum={sum} />
        {sum && <AdultsOnly things={sum.lines} className="mt-3" />}
      </div>
      <dl className="mt-5 grid gap-2 border-t-2 border-dotted border-line-strong pt-4">
        <SlipRow name="Día" value={day && today ? saidDayInFull(day, today) : 'Por elegir'} />
        <SlipRow name="Hora" value={time || 'Por elegir'} />
        <SlipRow name="Pago" value={sum ? `${formatEuros(sum.total)}, al recoger` : 'Al recoger'} />
      </dl>
    </div>
  );
}

/** Notes go with the tab: an allergy that was typed before it was closed is asked for again. */
function LostNotes({ chosen, sum }: Pick<SlipRowsProps, 'chosen' | 'sum'>) {
  const lost = new Set(chosen.filter(({ isNoteLost }) => isNoteLost).map((line) => line.productId));
  const names = sum?.lines.filter(({ productId }) => lost.has(productId)).map(({ name }) => name);
  if (!names || names.length === 0) return null;
  return (
    <p className="mt-3 text-sm font-semibold text-warn">
      Ya no está la nota que escribiste para {enumerated(names)}: escríbela otra vez si hace falta.
    </p>
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
