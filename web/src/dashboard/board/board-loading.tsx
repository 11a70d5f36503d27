import { Skeleton } from '../../ui/state/skeleton.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';

/** The board before its first answer: the rows' places, and the words that say why. */
export function BoardLoading() {
  return (
    <div className="grid gap-4">
      <LoadingRow text="Cargando..." />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  );
}
