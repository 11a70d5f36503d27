// Everything that is kept about somebody, for them to take along (GDPR, articles 15 and 20).
import { z } from 'zod';
import { pastMerge } from '../accounts/merging.contract.ts';
import { ownAccount, recordedConsent } from '../accounts/own-account.contract.ts';
import { isoInstant } from '../kernel/wire.ts';
import { historyItem, pointsSummary } from '../loyalty/loyalty.contract.ts';
import { order } from './orders.contract.ts';

/**
 * `otherPhones` are found as the account's too; `merges` are other accounts of the same person that
 * became part of it. `sessions` are the devices on which the person is signed in; their tokens are not told.
 */
export const ownData = z
  .object({
    exportedAt: isoInstant,
    account: ownAccount,
    otherPhones: z.array(z.string()),
    merges: z.array(pastMerge.omit({ by: true })),
    points: pointsSummary,
    pointTransactions: z.array(historyItem),
    orders: z.array(order.extend({ consent: recordedConsent })),
    sessions: z.array(z.object({ startedAt: isoInstant, expiresAt: isoInstant })),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.infer<typeof ownData>;
