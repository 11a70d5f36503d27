import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { FIRST_QUANTITY, NO_CHICKENS } from './manual-order-values.ts';

export type ProposedQuantity = ReturnType<typeof useProposedQuantity>;

/** The one chicken that the form proposes is nobody's order until somebody chooses it. */
export function useProposedQuantity(form: UseFormReturn<StaffOrderValues>) {
  const isChosen = useRef(false);
  const set = (value: string) => {
    form.setValue('quantity', value, { shouldDirty: true });
    form.clearErrors('quantity');
  };
  const note = () => {
    isChosen.current = true;
  };
  return {
    /** It is chosen by a field of the form. */
    note,
    choose: (value: string) => {
      note();
      set(value);
    },
    /** What it returns makes it as chosen as it is now. */
    remember: () => {
      const before = isChosen.current;
      return () => {
        isChosen.current = before;
      };
    },
    /** A meal of its own takes its place, and gives it back when it is taken away. */
    makeWay: (isMeal: boolean) => {
      if (isChosen.current) return;
      const quantity = form.getValues('quantity');
      if (isMeal && quantity === FIRST_QUANTITY) set(NO_CHICKENS);
      if (!isMeal && quantity === NO_CHICKENS) set(FIRST_QUANTITY);
    },
  };
}
