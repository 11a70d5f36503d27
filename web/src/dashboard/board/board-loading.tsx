import { Skeleton } from '../../ui/state/skeleton.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';

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
