// Staff look a customer up by phone or e-mail (docs/rules/loyalty.md#users-search).
import { z } from 'zod';
import { userView } from '../accounts/accounts.contract.ts';
import { email, phone } from '../kernel/fields.ts';
import { wholePoints } from '../kernel/wire.ts';
import { POINTS_PHONE_MESSAGE } from './loyalty.contract.ts';

export const userByPhoneParams = z.object({ digits: phone(POINTS_PHONE_MESSAGE) });
export const userByEmailParams = z.object({ email: email('Email inválido') });

/** Whom a search has found; `phoneOnly` is somebody of whom only the phone is known. */
export const userSearchReply = z
  .discriminatedUnion('found', [
    z.object({ found: z.literal(false) }),
    z.object({
      found: z.literal(true),
      user: userView
        .pick({
          id: true,
          name: true,
          phone: true,
          email: true,
          comparsaName: true,
          postalCode: true,
        })
        .extend({
          totalPoints: wholePoints(),
          availablePoints: wholePoints(),
          phoneOnly: z.boolean(),
        }),
    }),
  ])
  .meta({ id: 'UserSearchReply' });
export type UserSearchReply = z.infer<typeof userSearchReply>;
