// The hero's practical line: until when the shop is open today, what a chicken costs, and where.
import { hoursOfDay, type OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { isDay, madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';
import { useOpeningHours } from '../../hours/opening-hours.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { Link } from '../../ui/link.tsx';

const TICK_MS = 60_000;

export function TodayLine() {
  const { data: site } = useSiteFacts();
  const week = useOpeningHours();
  const now = useNowInBrowser(TICK_MS);
  const facts = [
    todayText(week, site?.today ?? '', now),
    priceText(site?.chickenPrice ?? ''),
    site?.city,
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm font-semibold">
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <Link
        to="/productos"
        className="target inline-flex items-center underline underline-offset-4"
      >
        Ver la carta
      </Link>
    </p>
  );
}

/** "Pollo 13,50 €"; null where the menu does not say. */
const priceText = (chickenPrice: string): string | null =>
  chickenPrice === '' ? null : `Pollo ${eurosText(chickenPrice)}`;

/** By the day alone as the server renders it; the browser knows the hour. */
function todayText(week: readonly OpeningHours[] | undefined, today: string, now: number | null) {
  const day = now === null ? today : madridDay(now);
  if (!week || !isDay(day)) return null;
  const hours = hoursOfDay(week, day);
  if (!hours) return 'Hoy cerrado';
  const { openTime, closeTime } = hours;
  const clock = now === null ? null : madridClock(now);
  if (clock === null || clock < openTime) return `Hoy de ${openTime} a ${closeTime}`;
  return clock <= closeTime ? `Hoy hasta las ${closeTime}` : 'Hoy ya hemos cerrado';
}
