import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'good' | 'bad' | 'warn' | 'outline';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunk text-ink',
  good: 'bg-good-surface text-good',
  bad: 'bg-bad-surface text-bad',
  warn: 'bg-warn-surface text-ink',
  outline: 'border border-line-strong text-ink',
};

/** A short word about the thing beside it; the word carries the meaning, the colour helps. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
