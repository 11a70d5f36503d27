import type { ReactNode } from 'react';
import type { OvenSlot } from '@brasa/core/dashboard/oven-board.contract.ts';
import { isStillOn } from '@brasa/core/dashboard/oven-due.rules.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { Figure } from '../../ui/figure.tsx';
import { chickensText } from './oven-texts.ts';

/** The half hours that are still on, each in a line. */
export function DayTable({ slots, now }: { slots: readonly OvenSlot[]; now: number }) {
  const shown = slots.filter((slot) => isStillOn(slot, now));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="rest-of-day" className="grid grid-cols-1 gap-3">
      <h2 id="rest-of-day" className="text-2xl font-bold">
        El resto del día
      </h2>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-right text-xl tabular-nums sm:text-2xl">
          <thead>
            <tr className="border-b-2 border-line-strong text-base *:px-1 *:py-2 *:align-bottom *:font-semibold *:first:text-left sm:text-lg">
              <th scope="col">Para</th>
              <th scope="col" className="max-sm:hidden">
                Al horno a las
              </th>
              <th scope="col">Encargos</th>
              <th scope="col">De paso</th>
              <th scope="col" className="max-sm:hidden">
                En el horno
              </th>
              <th scope="col" className="max-sm:hidden">
                Listos
              </th>
              <th scope="col">Por meter</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((slot) => (
              <Line key={slot.slot} slot={slot} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ slot }: { slot: OvenSlot }) {
  const error = chickensText(slot.expectedError);
  return (
    <tr className="border-b border-line *:px-1 *:py-2">
      <th scope="row" className="text-left font-bold">
        {slot.time}
      </th>
      <td className="max-sm:hidden">{madridClock(Date.parse(slot.dueAt))}</td>
      <Amount decimal={slot.ordered} />
      <Amount decimal={slot.expected}>
        {error !== '0' && <span className="ml-1 text-base whitespace-nowrap">± {error}</span>}
      </Amount>
      <Amount decimal={slot.onSpit} className="max-sm:hidden" />
      <Amount decimal={slot.ready} className="max-sm:hidden" />
      <Amount decimal={slot.stillToPutOn} className="font-bold" />
    </tr>
  );
}

type AmountProps = { decimal: string; className?: string; children?: ReactNode };

function Amount({ decimal, className, children }: AmountProps) {
  const text = chickensText(decimal);
  if (text === '0') {
    return (
      <td className={className}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">0</span>
      </td>
    );
  }
  return (
    <td className={className}>
      <span className="whitespace-nowrap">
        <Figure text={text} />
      </span>
      {children}
    </td>
  );
}
