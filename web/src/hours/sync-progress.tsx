type SyncProgressProps = { progress: number; text: string };

/** How far the sync is; keeps its place while there is none, so that the cards stay where they are. */
export function SyncProgress({ progress, text }: SyncProgressProps) {
  return (
    <div className="mt-3 grid min-h-10 content-start gap-1.5">
      {progress > 0 && (
        <div
          role="progressbar"
          aria-label="Sincronización con Google"
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-good transition-[width]"
            style={{ width: `${progress}%` }}
          />
        </div>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {text}
      </p>
    </div>
  );
}
