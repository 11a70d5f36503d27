import { sql as raw, type RawBuilder } from 'kysely';

/**
 * The `updated_at` of a user's next state: the time of the change, and always later than the state
 * before, so that an editor's copy is never taken for what is there now.
 */
export function laterThanBefore(now: number): RawBuilder<number> {
  return raw<number>`case when updated_at < ${now} then ${now} else updated_at + 1 end`;
}
