// Editing what others edit too: only what was changed is sent, and what somebody else has saved
// meanwhile is brought together with what was typed here.

export type Merged<Values> = {
  /** What was typed here, over what is saved now. */
  values: Values;
  /** What somebody else has changed, and whether it was changed here as well. */
  theirs: { field: keyof Values; isContested: boolean }[];
};

/**
 * The edits of one kind of form. `payloadOf` answers the fields as they are sent: two spellings of
 * the same are no change.
 */
export function editsOf<Values extends object, Payload extends Record<keyof Values, unknown>>(
  payloadOf: (values: Values) => Payload,
) {
  function changedFields(seen: Values, now: Values): (keyof Values)[] {
    const [before, after] = [payloadOf(seen), payloadOf(now)];
    const fields = Object.keys(before) as (keyof Values)[];
    return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  }

  /** Only what was changed is sent, so that what somebody else has changed beside it stays. */
  function changesOf(seen: Values, now: Values): Partial<Payload> {
    const payload = payloadOf(now);
    const changes: Partial<Payload> = {};
    for (const field of changedFields(seen, now)) changes[field] = payload[field];
    return changes;
  }

  function mergeEdits(seen: Values, mine: Values, saved: Values): Merged<Values> {
    const mineChanged = changedFields(seen, mine);
    const kept = Object.fromEntries(mineChanged.map((field) => [field, mine[field]]));
    const values = { ...saved, ...kept };
    const theirs = changedFields(seen, saved).map((field) => ({
      field,
      isContested: mineChanged.includes(field) && changedFields(saved, values).includes(field),
    }));
    return { values, theirs };
  }

  return { changedFields, changesOf, mergeEdits };
}
