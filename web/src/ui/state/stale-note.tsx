import { Button } from '../button/button.tsx';

type StaleNoteProps = {
  /** What is said where there is nothing to show. */
  failed: string;
  query: { refetch: () => unknown; isFetching: boolean };
};

/** What is shown may no longer be so. It stands below, where it moves nothing of it. */
export function StaleNote({ failed, query }: StaleNoteProps) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-bad bg-bad-surface py-2 pr-2 pl-4 text-sm"
    >
      <p>
        <strong>{failed}.</strong> Ves lo último que se cargó.
      </p>
      <Button variant="secondary" onClick={() => void query.refetch()} pending={query.isFetching}>
        Reintentar
      </Button>
    </div>
  );
}
