import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** For a field of the ui: what register() answers, and what is wrong with the value. */
export function registered<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Judged = Values,
>(
  form: Pick<UseFormReturn<Values, unknown, Judged>, 'register' | 'formState'>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  const errors = form.formState.errors as Partial<Record<string, { message?: string }>>;
  return { ...form.register(name, options), error: errors[name]?.message };
}
