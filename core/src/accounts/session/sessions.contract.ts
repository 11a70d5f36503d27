// Where somebody is signed in (docs/rules/accounts.md#sessions-of-ones-own).
import { z } from 'zod';
import { pathToken } from '../../kernel/fields.ts';
import { isoInstant } from '../../kernel/wire.ts';

/** A device: `id` names the session and opens nothing, `usedAt` is right to the hour. */
export const ownSession = z
  .object({
    id: z.string(),
    device: z.string(),
    startedAt: isoInstant,
    usedAt: isoInstant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSession>;

export const bySessionId = z.object({ sessionId: pathToken });

export const endedSessions = z.object({ ended: z.int() }).meta({ id: 'EndedSessions' });
