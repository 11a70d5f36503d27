import type { ReactNode } from 'react';

/** Nothing here yet: what will appear, and what to do so that it does. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2 rounded-card border-2 border-dashed border-line px-6 py-10">
      <p className="font-display text-lg font-semibold">{title}</p>
      {children !== undefined && <div className="grid gap-4 text-ink-soft">{children}</div>}
    </div>
  );
}
