import { useQueryClient } from '@tanstack/react-query';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Ordering } from '@brasa/core/oven/pause.contract.ts';
import { pauseOrdering, readOrdering, resumeOrdering } from '@brasa/core/oven/oven.calls.ts';
import { pauseEnd, type PauseChoice } from '@brasa/core/oven/pause.rules.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { keyOf, send } from '../../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../../browser/api/single-change.ts';

/** Pauses for so long from this moment on, or ends the pause. */
export function useOrderingChange({ onSuccess, onError }: Callbacks<Ordering>) {
  const queryClient = useQueryClient();
  return useSingleChange(
    'ordering',
    (choice: PauseChoice | 'resume') => {
      if (choice === 'resume') return send(resumeOrdering);
      const until = instantToIso(pauseEnd(choice, Date.now()));
      return send(pauseOrdering, { body: { until }, key: newKey() });
    },
    {
      shownBy: [readOrdering],
      onSuccess: (ordering) => {
        queryClient.setQueryData(keyOf(readOrdering), ordering);
        onSuccess(ordering);
      },
      onError,
    },
  );
}
