// A change that had no answer may have been done all the same. It is sent again under its own
// Idempotency-Key, which does nothing twice, until an answer says what has become of it.
import { useState } from 'react';
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isUnanswered } from './error-texts.ts';
import { NEVER } from './session-turn.ts';

/** How long after a lost answer it is sent again, in milliseconds. */
const RETRY_AFTER_MS = 2000;
/** How long after the first attempt it is given up, in milliseconds. */
const RETRY_FOR_MS = 60_000;

/**
 * Whether what was sent, once or again, is as unknown after this error as before: the session may
 * have ended between a lost answer and its repeat.
 */
export function leavesOutcomeUnknown(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status === 401);
}

type RetriedMutationOptions<Answer, Sent> = Omit<
  UseMutationOptions<Answer, Error, Sent>,
  'mutationFn'
> & {
  /** Sends it; safe to be repeated with the same argument. */
  send: (sent: Sent) => Promise<Answer>;
  /** The first answer has not come, and it is retried from now on. */
  onRetry?: (sent: Sent) => void;
};

/** As useMutation(); `isRetrying` while what is under way has been sent once without an answer. */
export function useRetriedMutation<Answer, Sent extends object>(
  options: RetriedMutationOptions<Answer, Sent>,
) {
  const { send, onRetry, ...others } = options;
  const queryClient = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);
  const mutation = useMutation<Answer, Error, Sent>({
    ...others,
    mutationFn: async (sent) => {
      // Signing out forgets what is under way: nothing is repeated, or shown, in the name of whoever signs
      // in next.
      const isForgotten = () =>
        queryClient.isMutating({ predicate: ({ state }) => state.variables === sent }) === 0;
      const reportRetry = () => {
        setIsRetrying(true);
        onRetry?.(sent);
      };
      try {
        return await retryUntilAnswered(() => send(sent), { reportRetry, isForgotten });
      } finally {
        setIsRetrying(false);
        if (isForgotten()) await NEVER;
      }
    },
  });
  return { ...mutation, isRetrying };
}

type RetryCallbacks = { reportRetry: () => void; isForgotten: () => boolean };

async function retryUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  { reportRetry, isForgotten }: RetryCallbacks,
): Promise<Answer> {
  const since = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error) || performance.now() - since >= RETRY_FOR_MS) throw error;
      if (attempt === 1) reportRetry();
      await pause();
      if (isForgotten()) throw error;
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
}
