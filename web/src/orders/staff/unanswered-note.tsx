import type { DeskFailure } from './transition-failure.ts';

/** Nobody knows yet what has become of what was sent; it is being sent again. */
export function UnansweredNote({ unanswered }: { unanswered: DeskFailure }) {
  return (
    <div role="alert" className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
      <p className="font-semibold">{unanswered.title}</p>
      <p>{unanswered.description}</p>
    </div>
  );
}
