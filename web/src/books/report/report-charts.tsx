import type { Report } from '@brasa/core/books/report.contract.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { shortDay, weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
import { parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { dayOfWeek, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { Card } from '../../ui/card.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { figure } from '../../ui/chart/count-text.ts';
import { COMPARED_TEXTS, comparedNames } from './report-texts.ts';

/** What was paid in the period and in those before it. */
export function ComparedChart({ report: { unit, from, compared } }: { report: Report }) {
  const { title, paid } = COMPARED_TEXTS[unit];
  return (
    <Card as="section" aria-label={title} className="grid content-start gap-3">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-ink-soft">{paid}</p>
      <BarChart
        caption={`Total cobrado: ${title.toLowerCase()}`}
        headings={['Periodo', 'Cobrado']}
        bars={compared.map((one) => ({
          key: one.from,
          ...comparedNames(unit, one),
          value: parseCents(one.payments.total) ?? 0,
          texts: [eurosText(one.payments.total)],
          isMarked: one.from === from,
        }))}
      />
    </Card>
  );
}

/** What was paid on each day of a week or a month. */
export function DaysChart({ report: { unit, days } }: { report: Report }) {
  const [best] = [...days].sort((one, other) => paidOn(other) - paidOn(one));
  const isPaid = best !== undefined && paidOn(best) > 0;
  return (
    <Card as="section" aria-label="Día a día" className="grid content-start gap-3">
      <h3 className="text-base">Día a día</h3>
      <p className="text-sm text-ink-soft">
        {isPaid
          ? `Lo cobrado cada día. El mejor, ${shortDay(best.day)}: ${eurosText(best.figures.payments.total)}.`
          : 'Aquí se verá lo que se cobra cada día.'}
      </p>
      <BarChart
        caption="Total cobrado, pedidos y pollos de cada día"
        headings={['Día', 'Cobrado', 'Pedidos', 'Pollos']}
        bars={days.map((one) => {
          const { day, figures } = one;
          const { payments, orders, chickens } = figures;
          return {
            key: day,
            short: unit === 'week' ? weekdayTitle(dayOfWeek(day)).slice(0, 1) : dayNumber(day),
            long: capitalised(shortDay(day)),
            value: paidOn(one),
            texts: [eurosText(payments.total), figure(orders), sumText(chickens)],
            isMarked: isPaid && day === best.day,
          };
        })}
      />
    </Card>
  );
}

const paidOn = ({ figures }: Report['days'][number]): number =>
  parseCents(figures.payments.total) ?? 0;

/** Every fifth day of a month. */
function dayNumber(day: Day): string {
  const number = Number(day.slice(8));
  return number === 1 || (number % 5 === 0 && number < 31) ? String(number) : '';
}

function sumText({ ordered, walkIn }: { ordered: string; walkIn: string }): string {
  return formatChickens(tenths((parseTenths(ordered) ?? 0) + (parseTenths(walkIn) ?? 0)));
}
