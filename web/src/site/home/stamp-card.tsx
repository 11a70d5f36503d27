import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { TIERS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { useSeen } from '../../ui/motion/use-near.ts';
import { StampRow } from '../../ui/picture/stamp-row.tsx';

/** The rows are stamped one after another. */
const DELAYS = ['', 'delay-600', 'delay-1200'];

/** A card with a row of ten stamps a tier, each for ten points; it fills up when it comes into sight. */
export function StampCard() {
  const card = useRef<HTMLDivElement>(null);
  const isFull = useFilling(card);
  return (
    <div
      ref={card}
      className="rotate-1 rounded-card bg-(--crema) px-5 py-6 text-carbon shadow-high sm:px-8 sm:py-8 lg:rotate-2"
    >
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-carbon pb-3 font-display text-lg leading-tight font-semibold">
        Tarjeta de la casa
        <span className="text-right font-sans text-sm font-normal">Un sello, diez puntos</span>
      </p>
      <ol>
        {TIERS.map(({ name, points, euros }, row) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 border-b border-dashed border-(--lena)/60 py-4 last:border-b-0 last:pb-0"
          >
            <p className="leading-tight">
              <span className="font-display text-lg font-semibold">{name}</span>{' '}
              <span className="text-sm">{points}&nbsp;puntos</span>
            </p>
            <p className="min-w-[3.2ch] sm:row-span-2 text-right font-display text-3xl leading-none font-semibold text-(--pimenton)">
              {euros}&nbsp;€
            </p>
            <StampRow
              className="max-sm:col-span-2"
              stamps={{
                className: `transition-[clip-path] duration-600 ease-[steps(10)] ${DELAYS[row] ?? ''} ${isFull ? '[clip-path:inset(0)]' : '[clip-path:inset(0_100%_0_0)]'}`,
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Full as served, and where nothing tells what is in sight; else from the first sight on. */
function useFilling(card: RefObject<HTMLElement | null>): boolean {
  const canObserve = useSyncExternalStore(
    () => () => {},
    () => 'IntersectionObserver' in window,
    () => false,
  );
  const wasSeen = useSeen(card, '-30% 0px');
  return !canObserve || wasSeen;
}
