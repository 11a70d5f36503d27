// A form's contract, with zod, weighs more than the form. It is fetched when somebody begins to fill
// the form in, and is there long before it is sent.
import { useEffect } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

export type LazyResolver<Values extends FieldValues> = {
  resolver: Resolver<Values>;
  preload: () => void;
};

/** Where the contract cannot be fetched the form is sent as it is: the server judges in any case. */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<{ default: Resolver<Values> }>,
): LazyResolver<Values> {
  let loading: ReturnType<typeof load> | undefined;
  const fetchOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    preload: () => void fetchOnce().catch(() => undefined),
    resolver: async (...form) => {
      try {
        const { default: resolve } = await fetchOnce();
        return await resolve(...form);
      } catch {
        return { values: form[0], errors: {} };
      }
    },
  };
}

export function usePreloadedContract<Values extends FieldValues>(
  { formState: { isDirty } }: Pick<UseFormReturn<Values>, 'formState'>,
  { preload }: LazyResolver<Values>,
): void {
  useEffect(() => {
    if (isDirty) preload();
  }, [isDirty, preload]);
}
