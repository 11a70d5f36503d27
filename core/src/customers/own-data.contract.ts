// Everything that is kept about somebody, for them to take along or to have erased (GDPR, articles 15,
// 17 and 20; docs/rules/customers.md#own-data-file, docs/rules/customers.md#erasing-an-account).
import { z } from 'zod';
import { ownAccount, recordedConsent } from '../accounts/own-account/own-account.contract.ts';
import { knownPassword } from '../accounts/passwords/passwords.contract.ts';
import { ownSession } from '../accounts/session/sessions.contract.ts';
import { isoInstant } from '../kernel/wire.ts';
import { historyItem, pointsSummary } from '../loyalty/loyalty.contract.ts';
import { order } from '../orders/orders.contract.ts';
import { pastMerge } from './merging.contract.ts';

/**
 * `otherPhones` are found as the account's too; `usualOrderObjectedAt` is since when past orders are not used for what
 * the person usually has; `merges` are other accounts of the same person that
 * became part of it. `orders` are without the codes that open their pages. `sessions` are the devices on which
 * the person is signed in; their tokens are not told.
 */
export const ownData = z
  .object({
    exportedAt: isoInstant,
    account: ownAccount,
    otherPhones: z.array(z.string()),
    usualOrderObjectedAt: isoInstant.nullable(),
    merges: z.array(pastMerge.omit({ by: true })),
    points: pointsSummary,
    pointTransactions: z.array(historyItem),
    orders: z.array(order.omit({ code: true }).extend({ consent: recordedConsent })),
    sessions: z.array(
      ownSession
        .pick({ device: true, startedAt: true, usedAt: true })
        .extend({ expiresAt: isoInstant }),
    ),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.infer<typeof ownData>;

/** The call that erases the own account: whoever is signed in shows that it is them. */
export const erasureRequest = z
  .object({ password: knownPassword('La contraseña es requerida') })
  .meta({ id: 'ErasureRequest' });
export type ErasureRequest = z.infer<typeof erasureRequest>;
