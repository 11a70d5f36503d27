// A change of which one is under way at a time: what was rendered may be older than a second tap.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call } from '@brasa/core/kernel/call.ts';
import { IdempotencyKeys } from './idempotency-key.ts';
import { invalidate } from './send.ts';

export type Callbacks<Reply> = {
  onSuccess: (reply: Reply) => void;
  onError: (error: Error) => void;
};

/** Those of a change that may be one of several: they are told what was sent. */
export type SentCallbacks<Reply, Sent> = {
  onSuccess: (reply: Reply, sent: Sent) => void;
  onError: (error: Error, sent: Sent) => void;
};

type SingleChange<Reply> = Callbacks<Reply> & {
  /** The calls that show what was changed; they are made anew. */
  shownBy: readonly Call[];
  /** What a next change waits for as well. */
  afterwards?: (() => Promise<void>) | undefined;
};

/**
 * As useMutation(), with `send`, which does nothing while a change of the same name is under way. The
 * callbacks run when the answer comes, even when the dialog is closed by then. `keyFor` answers one key
 * for as long as the same request is sent: a repeat does nothing twice.
 */
export function useSingleChange<Content, Reply>(
  name: string,
  call: (content: Content, keyFor: (request: unknown) => string) => Promise<Reply>,
  { shownBy, afterwards, onSuccess, onError }: SingleChange<Reply>,
) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const mutationKey = [name];
  const change = useMutation({
    mutationKey,
    mutationFn: (content: Content) => call(content, (request) => keys.keyFor(request)),
    onSuccess: (reply) => {
      keys.forget();
      onSuccess(reply);
    },
    onError,
    onSettled: async (_reply, error) => {
      const shown = invalidate(queryClient, ...shownBy);
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
