import { useState, type ReactNode } from 'react';
import { Flame, Minus, Plus } from 'lucide-react';
import type { OvenSlot } from '@brasa/core/dashboard/oven-board.contract.ts';
import { MOST_ON_SPIT, WHOLE } from '@brasa/core/oven/batches.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePutOn } from './oven.queries.ts';
import { clockText, forText, needText } from './oven-texts.ts';

const MOST = MOST_ON_SPIT / WHOLE;
const STEP_STYLE = 'size-16! text-ink';

type PutOnProps = {
  slot: string;
  wanted: number;
  /** It is what the board asks for; else it steps back. */
  isAsked?: boolean;
};

/** How many go onto the spit for a slot: as many as are needed, unless somebody says otherwise. */
export function PutOn({ slot, wanted, isAsked = true }: PutOnProps) {
  const { putOn, isPending } = usePutOn();
  const [chosen, setChosen] = useState<{ of: string; count: number } | null>(null);
  const of = `${slot} ${wanted}`;
  const count = chosen?.of === of ? chosen.count : wanted;
  const choose = (next: number) => setChosen({ of, count: Math.min(MOST, Math.max(1, next)) });
  const name = forText(slot);
  return (
    <div className="grid gap-3 lg:low:gap-2">
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="secondary"
          size="icon"
          className={STEP_STYLE}
          aria-label={`Uno menos ${name}`}
          aria-disabled={count === 1}
          onClick={() => choose(count - 1)}
        >
          <Minus className="size-8" />
        </Button>
        <p className="text-[5.5rem] lg:low:text-[4.5rem] leading-none font-bold tracking-tight tabular-nums">
          {count}
          <span className="sr-only"> {count === 1 ? 'pollo' : 'pollos'}</span>
        </p>
        <Button
          variant="secondary"
          size="icon"
          className={STEP_STYLE}
          aria-label={`Uno más ${name}`}
          aria-disabled={count === MOST}
          onClick={() => choose(count + 1)}
        >
          <Plus className="size-8" />
        </Button>
      </div>
      <Button
        variant={isAsked ? 'action' : 'secondary'}
        className="min-h-20! lg:low:min-h-16! w-full px-2! text-2xl font-bold"
        aria-label={`Al horno ${count} ${name}`}
        pending={isPending}
        onClick={() => putOn(slot, count)}
      >
        {!isPending && <Flame className="size-7" />}
        Al horno {count}
      </Button>
    </div>
  );
}

type DueColumnProps = {
  id: string;
  title: string;
  slots: readonly OvenSlot[];
  /** When what is not due yet is. */
  hasTime: boolean;
  /** What is said where nothing is due. */
  children: ReactNode;
};

/** What is due at a time, a card for each half hour. */
export function DueColumn({ id, title, slots, hasTime, children }: DueColumnProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {slots.length === 0 && (
        <p className="rounded-card border-2 border-dashed border-line-strong px-4 py-5 text-xl">
          {children}
        </p>
      )}
      {slots.length > 0 && (
        <ul className="grid gap-3">
          {slots.map((slot) => (
            <DueCard key={slot.slot} {...{ slot, hasTime }} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DueCard({ slot, hasTime }: { slot: OvenSlot; hasTime: boolean }) {
  return (
    <li className="grid gap-3 rounded-card border-2 border-line-strong bg-surface p-4 lg:low:gap-2 lg:low:p-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-2xl leading-tight font-bold lg:low:text-xl">
        {hasTime && <span>a {clockText(slot.dueAt)}</span>}
        <span>{forText(slot.slot)}</span>
      </p>
      <PutOn slot={slot.slot} wanted={Number(slot.stillToPutOn)} />
      <p className="text-lg leading-snug font-semibold">{needText(slot)}</p>
    </li>
  );
}
