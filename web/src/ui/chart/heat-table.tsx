// Pick-ups by weekday and hour. The heat map is a table: who cannot see its colours reads its figures.
import { weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
import { figure } from './count-text.ts';

/** 0 is Sunday. */
type Pickup = { dayOfWeek: number; hour: number; orders: number };
type Pickups = readonly Pickup[];

/** The week begins on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** When most are picked up; undefined where none is. */
export function busiestOf(pickups: Pickups): Pickup | undefined {
  return [...pickups].sort((one, other) => other.orders - one.orders)[0];
}

type HeatTableProps = { caption: string; pickups: Pickups };

export function HeatTable({ caption, pickups }: HeatTableProps) {
  const most = busiestOf(pickups)?.orders ?? 1;
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Hora</span>
          </th>
          {WEEK.map((day) => (
            <th key={day} scope="col" className="font-semibold">
              <abbr title={weekdayTitle(day)} className="no-underline">
                {weekdayTitle(day).slice(0, 1)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(pickups).map((hour) => (
          <tr key={hour}>
            <th scope="row" className="font-normal text-ink-soft">
              {hour}
              <span className="sr-only"> h</span>
            </th>
            {WEEK.map((day) => (
              <HeatCell key={day} orders={ordersAt(pickups, day, hour)} most={most} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEATS = [
  'text-ink-soft',
  'bg-[color-mix(in_oklab,var(--action)_14%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--action)_28%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--action)_45%,var(--surface))]',
  'bg-action font-bold text-on-action',
];

function HeatCell({ orders, most }: { orders: number; most: number }) {
  const heat = orders === 0 ? 0 : Math.ceil((orders / most) * (HEATS.length - 1));
  return <td className={`h-8 rounded-sm ${HEATS[heat] ?? ''}`}>{figure(orders)}</td>;
}

function hoursOf(pickups: Pickups): number[] {
  const hours = pickups.map(({ hour }) => hour);
  const first = Math.min(...hours);
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => first + index);
}

function ordersAt(pickups: Pickups, day: number, hour: number): number {
  return pickups.find((one) => one.dayOfWeek === day && one.hour === hour)?.orders ?? 0;
}
