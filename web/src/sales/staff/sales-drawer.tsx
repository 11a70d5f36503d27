import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import { longDay } from '@brasa/core/kernel/time/date-texts.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { addDays, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { SalesList, type SaleActions } from './sales-list.tsx';
import { useDaySales } from './sales.queries.ts';

type SalesDrawerProps = OpenProps & SaleActions & { firstDay?: Day | null };

/** A day's sales, today's at first where no other is asked for, with a way to the days before. */
export function SalesDrawer({ actions, above, firstDay = null, ...opening }: SalesDrawerProps) {
  const today = madridDay(useNow(MINUTE));
  const [chosen, setChosen] = useState(firstDay === today ? null : firstDay);
  const day = chosen ?? today;
  const choose = (next: Day) => setChosen(next >= today ? null : next);
  return (
    <Drawer {...opening} title="Ventas de mostrador">
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="secondary"
            size="icon"
            className="size-14"
            aria-label="Día anterior"
            onClick={() => choose(addDays(day, -1))}
          >
            <ChevronLeft className="size-6" />
          </Button>
          <div aria-live="polite" className="text-center leading-tight">
            <h3 className="text-base font-bold">
              {chosen === null ? 'Hoy' : capitalised(longDay(day))}
            </h3>
            <Sum day={chosen} />
          </div>
          <Button
            variant="secondary"
            size="icon"
            className={`size-14 ${chosen === null ? 'invisible' : ''}`}
            aria-label="Día siguiente"
            onClick={() => choose(addDays(day, 1))}
          >
            <ChevronRight className="size-6" />
          </Button>
        </div>
        <SalesList key={day} {...{ day: chosen, actions, above }} />
      </div>
    </Drawer>
  );
}

/** "3 ventas, 45,00 €"; without those that were taken back. */
function Sum({ day }: { day: Day | null }) {
  const { data } = useDaySales(day, null);
  if (!data) return null;
  const { count, total } = data.standing;
  const sales = count === 1 ? '1 venta' : `${count} ventas`;
  return (
    <p className="text-ink-soft">
      {sales}
      {count > 0 && `, ${eurosText(total)}`}
    </p>
  );
}
