// What was typed into the order form outlives a look at another page.
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import type { OrderFormValues } from './order-form-values.ts';

export function useOrderDraft() {
  return useCachedDraft<OrderFormValues>('order-draft');
}
