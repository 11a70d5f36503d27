import type { ReactNode } from 'react';

type SyncProgressProps = {
  progress: number;
  text: string;
  /** What stands here while nothing is synchronised, so that the cards stay where they are. */
  children: ReactNode;
};

export function SyncProgress({ progress, text, children }: SyncProgressProps) {
  return (
    <div className="mt-4 grid min-h-12 content-start gap-2 text-ink-soft max-sm:min-h-14">
      {progress > 0 && (
        <div
          role="progressbar"
          aria-label="Sincronización con Google"
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-good transition-[width]"
            style={{ width: `${progress}%` }}
          />
        </div>
      )}
      <p role="status">{progress > 0 ? text : children}</p>
    </div>
  );
}
