import {
  get,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { focusInSight } from '../device/focus-in-sight.ts';

/**
 * For a field of the ui: what register() answers, and what is wrong with the value. Its focus() brings it into sight. It hears
 * of values that a script has put into it, as Chrome on iOS fills a form: React takes those for its own.
 */
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
  const { ref, ...field } = form.register(name, options);
  const placed = (element: HTMLElement | null) => {
    if (element) {
      element.focus = () => focusInSight(element);
      // Placed anew with each render: one handler in place of the last.
      element.oninput = (event) => {
        if (!event.isTrusted) void field.onChange(event);
      };
    }
    ref(element);
  };
  return { ...field, ref: placed, error: fault?.message };
}
