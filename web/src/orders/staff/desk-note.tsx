import type { DeskFailure } from './transition-failure.ts';

/** What has become of an order, or is not known of it yet; read out as soon as it appears. */
export function DeskNote({ title, description }: DeskFailure) {
  return (
    <div
      role="alert"
      className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3 wrap-anywhere"
    >
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  );
}

export function RestoredNote() {
  return (
    <p role="status" className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
      Sigue aquí lo que no habías guardado.
    </p>
  );
}
