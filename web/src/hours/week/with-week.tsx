import type { ReactNode } from 'react';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useBusinessHours } from '../hours.queries.ts';

type WithWeekProps = {
  /** What is said where no day has been published; the customers' words unless it says otherwise. */
  unpublished?: string;
  /** How the seven skeletons lie, so that the panel keeps its size. */
  skeletonClass: string;
  children: (week: BusinessHours[]) => ReactNode;
};

const CALL_US = 'Llámanos y te decimos cuándo abrimos.';

export function WithWeek({ skeletonClass, unpublished = CALL_US, children }: WithWeekProps) {
  const query = useBusinessHours();
  const { data: week, isPending, isError } = query;
  if (isPending) {
    return <Skeletons count={7} label="Cargando horario..." className={skeletonClass} />;
  }
  if (isError && !week) {
    return <ErrorState title="No se pudo cargar el horario" query={query} />;
  }
  if (!week?.length) {
    return <EmptyState title="Horario sin publicar">{unpublished}</EmptyState>;
  }
  return children(week);
}
