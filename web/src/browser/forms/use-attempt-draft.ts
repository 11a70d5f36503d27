// The draft of a form of the desk whose change may stay without an answer: what is entered, and what of it may have arrived.
// Both go on after a session that has ended, and in a form that takes this one's place.
import { useEffect, useEffectEvent, useState } from 'react';
import { useCachedDraft } from './cached-draft.ts';
import { useIsMounted } from './use-is-mounted.ts';

export type AttemptDraft<Values, Attempt> = { values: Values; unanswered: Attempt | null };

/** `empty` is called where what the form holds is done with, or given up, by another one. */
export function useAttemptDraft<Values, Attempt extends { key: string }>(
  name: string,
  empty: () => void,
) {
  const cached = useCachedDraft<AttemptDraft<Values, Attempt>>(name);
  const { draft, draftNow, dropDraft, onDraftDropped } = cached;
  const [unanswered, setUnanswered] = useState(draft?.unanswered ?? null);
  // A page that goes meanwhile may have been answered: there it is repeated, and never sent anew.
  const [sending, setSending] = useState<Attempt | null>(null);
  const isMounted = useIsMounted();
  const begin = useEffectEvent(() => {
    empty();
    setUnanswered(null);
  });
  useEffect(() => onDraftDropped(() => begin()), [onDraftDropped]);
  return {
    ...cached,
    /** The attempt that went out and got no answer. */
    unanswered,
    setUnanswered,
    /** That attempt, or the one under way: it is kept with the entry. */
    open: unanswered ?? sending,
    setSending,
    /** The attempt is done, also for a form that has taken this one's place. */
    noteDone: ({ key }: Attempt) => {
      if (!isMounted.current && draftNow()?.unanswered?.key === key) dropDraft();
    },
  };
}
