// "Repetir": the order form, filled with what of an earlier order can still be had.
// See docs/rules/orders.md#ordering-again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, NO_ANSWER } from '../../browser/api/api-error.ts';
import { toastError } from '../../ui/toast/toast.ts';
import type { Ordered } from './repeat-order.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

export function useRepeatOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const repeat = useMutation({
    mutationFn: async (order: Ordered) => {
      const { repeatOrder } = await import('./repeat-order.ts');
      return repeatOrder(order, queryClient);
    },
    onSuccess: (isFilled) => {
      if (isFilled) void navigate('/encargar');
    },
    onError: (error) => {
      // What does not come may be the code too.
      const reason = error instanceof ApiError ? reasonOf(error) : NO_ANSWER;
      toastError('No se pudo repetir el pedido', reason);
    },
  });
  return {
    onRepeat: (order: Ordered) => repeat.mutate(order),
    repeatingId: repeat.isPending ? repeat.variables.id : null,
  };
}
