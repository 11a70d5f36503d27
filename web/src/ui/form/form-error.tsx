import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** What went wrong with the form as a whole; read out as soon as it appears. */
export function FormError({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded border-l-4 border-bad bg-bad-surface px-4 py-3"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-bad" />
      <div>
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
