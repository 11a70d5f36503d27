import type { ReactNode } from 'react';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useBusinessHours } from './hours.queries.ts';

type WithWeekProps = {
  /** How the seven skeletons lie, so that the panel keeps its size. */
  skeletonClass: string;
  children: (week: BusinessHours[]) => ReactNode;
};

/** The week's states: on its way, failed, empty, there. */
export function WithWeek({ skeletonClass, children }: WithWeekProps) {
  const { data: week, isPending, isError, isFetching, refetch } = useBusinessHours();
  if (isPending) {
    return (
      <div role="status" aria-label="Cargando horario..." className={skeletonClass}>
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title="No se pudo cargar el horario"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!week?.length) {
    return (
      <EmptyState title="Horario sin publicar">Llámanos y te decimos cuándo abrimos.</EmptyState>
    );
  }
  return children(week);
}
