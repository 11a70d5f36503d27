// A change of which one is under way at a time: what was rendered may be older than a second tap.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call } from '@brasa/core/kernel/call.ts';
import { keyOf } from './send.ts';

export type Callbacks<Reply> = {
  onSuccess: (reply: Reply) => void;
  onError: (error: Error) => void;
};

type SingleChange<Reply> = Callbacks<Reply> & {
  /** The calls that show what was changed; they are made anew. */
  shownBy: readonly Call[];
  /** What a next change waits for as well. */
  afterwards?: (() => Promise<void>) | undefined;
};

/**
 * As useMutation(), with `send`, which does nothing while a change of the same name is under way. The
 * callbacks run when the answer comes, even when the dialog is closed by then.
 */
export function useSingleChange<Content, Reply>(
  name: string,
  call: (content: Content) => Promise<Reply>,
  { shownBy, afterwards, ...callbacks }: SingleChange<Reply>,
) {
  const queryClient = useQueryClient();
  const mutationKey = [name];
  const showAgain = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        shownBy.some((shown) => String(path).startsWith(keyOf(shown)[0])),
    });
  const change = useMutation({
    mutationKey,
    mutationFn: call,
    ...callbacks,
    onSettled: async (_reply, error) => {
      const shown = showAgain();
      // Until the new answers are there a second tap would still mean the old ones. After a failure they
      // are only asked for because, without an answer, nobody knows whether it was done.
      if (error === null) await shown.then(afterwards);
    },
  });
  return {
    ...change,
    send: (content: Content) => {
      if (queryClient.isMutating({ mutationKey }) === 0) change.mutate(content);
    },
  };
}
