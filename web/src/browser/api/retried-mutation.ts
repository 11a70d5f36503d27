// A change that had no answer may have been done all the same. It is sent again under its own
// Idempotency-Key, which does nothing twice, until an answer says what has become of it.
import { useState } from 'react';
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isUnanswered } from './error-texts.ts';

/** How long after a lost answer it is sent again, in milliseconds. */
const ASK_AGAIN_MS = 2000;
/** How long after the first time nobody asks any more by themselves, in milliseconds. */
const ASKED_FOR_MS = 60_000;

/**
 * Whether what was sent, once or again, is as unknown after this error as before: the session may
 * have ended between a lost answer and its repeat.
 */
export function leavesUnknown(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status === 401);
}

type AskedOptions<Answer, Sent> = Omit<UseMutationOptions<Answer, Error, Sent>, 'mutationFn'> & {
  /** Sends it; safe to be repeated with the same argument. */
  send: (sent: Sent) => Promise<Answer>;
  /** The first answer has not come, and it is asked again from now on. */
  onDoubt?: (sent: Sent) => void;
};

const NEVER = new Promise<never>(() => undefined);

/** As useMutation(); `isInDoubt` while what is under way has been sent once without an answer. */
export function useAskedMutation<Answer, Sent extends object>(options: AskedOptions<Answer, Sent>) {
  const { send, onDoubt, ...others } = options;
  const queryClient = useQueryClient();
  const [isInDoubt, setIsInDoubt] = useState(false);
  const mutation = useMutation<Answer, Error, Sent>({
    ...others,
    mutationFn: async (sent) => {
      // Signing out forgets what is under way: nothing is repeated in the next one's name, or told them.
      const isForgotten = () =>
        queryClient.isMutating({ predicate: ({ state }) => state.variables === sent }) === 0;
      const doubt = () => {
        setIsInDoubt(true);
        onDoubt?.(sent);
      };
      try {
        return await untilAnswered(() => send(sent), { doubt, isForgotten });
      } finally {
        setIsInDoubt(false);
        if (isForgotten()) await NEVER;
      }
    },
  });
  return { ...mutation, isInDoubt };
}

type Questions = { doubt: () => void; isForgotten: () => boolean };

async function untilAnswered<Answer>(
  send: () => Promise<Answer>,
  { doubt, isForgotten }: Questions,
): Promise<Answer> {
  const since = performance.now();
  for (let asked = 1; ; asked += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error) || performance.now() - since >= ASKED_FOR_MS) throw error;
      if (asked === 1) doubt();
      await pause();
      if (isForgotten()) throw error;
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
}
