// A new product says which allergens it has, or that it has none of the 14: a field that was forgotten claims nothing.
// See docs/rules/catalog.md#allergens.
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

const MISSING = 'Marca los que lleva, o «No lleva ninguno de los 14»';

/** The box beside the allergens; null for a product that is stored. */
export type AllergenQuestion = {
  id: string;
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
} | null;

export function useAllergenQuestion(form: UseFormReturn<ProductValues>, isNew: boolean) {
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const question: AllergenQuestion = isNew
    ? {
        ...{ id, isChecked },
        onCheckedChange: (checked) => {
          setIsChecked(checked);
          form.clearErrors('allergens');
        },
      }
    : null;
  return {
    question,
    /** Asks, with the focus on the box, where neither is said. */
    isAnswered: ({ allergens }: ProductValues): boolean => {
      if (!isNew || isChecked || allergens.length > 0) return true;
      form.setError('allergens', { message: MISSING });
      document.getElementById(id)?.focus();
      return false;
    },
  };
}
