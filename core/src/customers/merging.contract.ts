// Two accounts of one person made one, and what staff see of an account before and after
// (docs/rules/customers.md#merging-accounts).
import { z } from 'zod';
import { userView } from '../accounts/accounts.contract.ts';
import { bodyId, phone } from '../kernel/fields.ts';
import { isoInstant, wholePoints } from '../kernel/wire.ts';

/** The account that becomes part of the one in the address. */
export const mergeRequest = z
  .object({ mergedUserId: bodyId('Elige la otra cuenta') })
  .meta({ id: 'MergeRequest' });

/** What went from one account to the other; `totalPoints` are the points that were ever earned. */
const moved = {
  availablePoints: wholePoints(),
  totalPoints: wholePoints(),
  orders: z.int(),
};

/** The account that stays, as it is now, and what came to it. */
export const mergeReply = z
  .object({ user: userView, moved: z.object(moved) })
  .meta({ id: 'MergeReply' });
export type MergeReply = z.infer<typeof mergeReply>;

/** A merge in the past; `by` is null where nobody's name is known any more. */
export const pastMerge = z
  .object({ ...moved, mergedAt: isoInstant, by: z.string().nullable() })
  .meta({ id: 'PastMerge' });
export type PastMerge = z.infer<typeof pastMerge>;

/** With the phones beside the main one and the accounts that became part of it, latest first. */
export const userAccount = z
  .object({
    ...moved,
    otherPhones: z.array(z.string()),
    merges: z.array(pastMerge),
  })
  .meta({ id: 'UserAccount' });
export type UserAccount = z.infer<typeof userAccount>;

/** One of the further phones, in whatever spelling. */
export const otherPhoneParams = z.object({ digits: phone('Teléfono no válido') });

export const otherPhones = z
  .object({ otherPhones: z.array(z.string()) })
  .meta({ id: 'OtherPhones' });
export type OtherPhones = z.infer<typeof otherPhones>;
