import { OUTCOME_UNKNOWN } from '../../browser/api/unanswered-attempt.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { UnansweredFault } from '../../ui/form/unanswered-fault.tsx';
import type { useUnansweredPoints } from './points-changes.ts';

type PointsFaultProps = {
  /** Of the last attempt of this form; null before one. */
  failure: { title: string; description?: string | undefined } | null;
  unanswered: ReturnType<typeof useUnansweredPoints>;
  onBeginAnew: () => void;
};

/** Why points were not given; of points without an answer, in an earlier form too, what the next tap does. */
export function PointsFault({ failure, unanswered, onBeginAnew }: PointsFaultProps) {
  if (unanswered.isRepeat) {
    return (
      <UnansweredFault
        title={failure?.title ?? 'Estos puntos se quedaron sin respuesta'}
        description={failure?.description ?? OUTCOME_UNKNOWN}
        unanswered="los puntos"
        another="Lo que anotes"
        isRepeat
        anewText="Son otros puntos"
        onBeginAnew={() => {
          unanswered.beginAnew();
          onBeginAnew();
        }}
      />
    );
  }
  return failure && <FormError title={failure.title}>{failure.description}</FormError>;
}
