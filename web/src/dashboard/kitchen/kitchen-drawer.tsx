// What the kitchen makes beside chickens, to be looked at or printed
// (docs/rules/dashboard.md#the-kitchens-list).
import { useState } from 'react';
import { Printer } from 'lucide-react';
import {
  kitchenDays,
  kitchenSlots,
  type KitchenShare,
  type KitchenSlot,
  type KitchenThing,
} from '@brasa/core/dashboard/kitchen.rules.ts';
import { unitName } from '@brasa/core/catalog/portions.rules.ts';
import { dayTitle, relativeDayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { isDay, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { unlistedText } from '../board/unlisted-text.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';

type KitchenDrawerProps = OpenProps & {
  orders: readonly Order[];
  /** How many more are pending. */
  unlisted: number;
  chickenProducts: ChickenProducts;
  now: number;
};

export default function KitchenDrawer(props: KitchenDrawerProps) {
  const { orders, unlisted, chickenProducts, now, ...drawer } = props;
  const today = madridDay(now);
  const [chosen, setChosen] = useState<Day | null>(null);
  const days = kitchenDays(orders, chickenProducts);
  const day = chosen ?? days.find((one) => one >= today) ?? today;
  const slots = kitchenSlots(orders, day, chickenProducts);
  return (
    <Drawer
      {...drawer}
      title="Cocina"
      description={`Lo que no es pollo · ${dayTitle(day, today)}`}
      footer={
        <Button
          variant="secondary"
          size="large"
          className="w-full"
          disabled={slots.length === 0}
          onClick={() => window.print()}
        >
          <Printer className="size-6" />
          Imprimir
        </Button>
      }
    >
      <div data-printed="" className="grid grid-cols-1 gap-6 wrap-anywhere">
        <Days {...{ days, day, today }} onChoose={setChosen} />
        {unlisted > 0 && (
          <p className="rounded border-l-4 border-bad bg-bad-surface px-4 py-3 font-semibold">
            {unlistedText('Sin contar', unlisted)}
          </p>
        )}
        {slots.length === 0 && (
          <EmptyState title="Nada que preparar en cocina">
            Aquí salen las paellas, los menús y todo lo que no es solo pollo, por su hora de
            recogida.
          </EmptyState>
        )}
        {slots.map((slot) => (
          <Slot key={slot.clock} slot={slot} />
        ))}
      </div>
    </Drawer>
  );
}

type DaysProps = {
  days: readonly Day[];
  day: Day;
  today: Day;
  onChoose: (day: Day) => void;
};

function Days({ days, day, today, onChoose }: DaysProps) {
  const offered = [...new Set([today, day, ...days])].toSorted();
  if (offered.length === 1) return null;
  return (
    <ChoiceChips<string>
      label="Día"
      hideLabel
      choices={offered.map((one) => ({ value: one, label: relativeDayTitle(one, today) }))}
      value={day}
      onChange={(one) => isDay(one) && onChoose(one)}
    />
  );
}

function Slot({ slot }: { slot: KitchenSlot }) {
  const { clock, things, words } = slot;
  return (
    <section aria-labelledby={`kitchen-${clock}`}>
      <h3 id={`kitchen-${clock}`} className="border-b-2 border-ink pb-1 text-2xl font-bold">
        {clock}
      </h3>
      <ul>
        {things.map((thing) => (
          <Thing key={thing.name} thing={thing} />
        ))}
        {words.map((written) => (
          <li key={written.orderId} className="border-b border-line py-2">
            <span className="text-lg font-bold">{written.words}</span>
            <span className="block">{written.customerName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({ thing }: { thing: KitchenThing }) {
  const { quantity, shares } = thing;
  return (
    <li className="border-b border-line py-2">
      <p className="grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] items-baseline gap-3 text-lg font-bold">
        <span className="text-2xl leading-none whitespace-nowrap">{formatChickens(quantity)}</span>
        {unitName(thing)}
      </p>
      <ul className="pl-15">
        {shares.map((share, place) => (
          <Share key={`${share.orderId} ${place}`} share={share} />
        ))}
      </ul>
    </li>
  );
}

/** "4 · Vicent: sin pimiento". */
function Share({ share }: { share: KitchenShare }) {
  const { quantity, customerName, note, words } = share;
  const said = [note, words].filter((text) => text !== null && text !== '');
  return (
    <li>
      {formatChickens(quantity)} · <bdi>{customerName}</bdi>
      {said.length > 0 && <span className="font-semibold">: {said.join(' · ')}</span>}
    </li>
  );
}
