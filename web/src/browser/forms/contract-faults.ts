import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';

/**
 * What a contract finds wrong, as a form's resolver says it: the first fault of each field, by the field
 * that `fieldOf` answers for its path in the request.
 */
export function faultsFound<Values extends FieldValues, Judged>(
  error: z.ZodError,
  fieldOf: (path: string) => keyof Values | undefined,
): ResolverResult<Values, Judged> {
  const errors: Partial<Record<keyof Values, { type: string; message: string }>> = {};
  for (const { path, message } of error.issues) {
    const field = fieldOf(String(path[0]));
    if (field !== undefined) errors[field] ??= { type: 'contract', message };
  }
  return { values: {}, errors: errors as FieldErrors<Values> };
}
