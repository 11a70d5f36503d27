import {
  get,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

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
  const fault = get(form.formState.errors, name) as { message?: string } | undefined;
  return { ...form.register(name, options), error: fault?.message };
}
