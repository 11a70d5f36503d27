import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CountValues } from './count-values.ts';

/** What is typed, as it is typed. */
export function useCountValues(form: UseFormReturn<CountValues>): CountValues {
  return { ...form.getValues(), ...useWatch({ control: form.control }) };
}
