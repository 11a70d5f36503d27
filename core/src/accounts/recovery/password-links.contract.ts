// A link with which somebody gets a new password, or an account (docs/rules/accounts.md#links-for-a-password).
import { z } from 'zod';
import { pathToken } from '../../kernel/fields.ts';
import { isoInstant } from '../../kernel/wire.ts';
import {
  chosenPassword,
  PASSWORDS_MESSAGE,
  samePasswords,
} from '../passwords/passwords.contract.ts';
import { typedCode } from '../second-factor/second-factor.contract.ts';
import {
  PASSWORD_MESSAGE,
  registrationFields,
  registrationPolicies,
} from '../registration/registration.contract.ts';

export const byLinkToken = z.object({ token: pathToken });

/** `url`: whole where the shop knows its address, else the path of the page. */
export const madePasswordLink = z
  .object({ url: z.string(), expiresAt: isoInstant })
  .meta({ id: 'MadePasswordLink' });
export type MadePasswordLink = z.infer<typeof madePasswordLink>;

/**
 * Whose link it is: a user name, or null for who only has a phone and of whom its end is told. `asksCode`: the account
 * has a second factor, which a link does not replace.
 */
export const passwordLink = z
  .object({
    username: z.string().nullable(),
    phoneEnding: z.string().nullable(),
    asksCode: z.boolean(),
    expiresAt: isoInstant,
  })
  .meta({ id: 'PasswordLink' });
export type PasswordLink = z.infer<typeof passwordLink>;

/** The new password of who signs in already; `code` where the account asks for one. */
export const linkedPassword = z
  .object({ password: chosenPassword(PASSWORD_MESSAGE), code: typedCode.optional() })
  .meta({ id: 'LinkedPassword' });

const { phone: _, ...ofAccount } = registrationFields;

/** What makes a full customer of a phone: as registering, but for the phone, which is known. */
export const linkedAccount = z
  .object({ ...ofAccount, ...registrationPolicies })
  .meta({ id: 'LinkedAccount' });
export type LinkedAccount = z.infer<typeof linkedAccount>;

const again = { confirmPassword: z.string(PASSWORDS_MESSAGE) };
type Typed = { password: string; confirmPassword: string };
const areEqual = ({ password, confirmPassword }: Typed) => password === confirmPassword;

/** The two forms, which ask for the password twice. */
export const linkedPasswordForm = linkedPassword.extend(again).refine(areEqual, samePasswords);
export const linkedAccountForm = linkedAccount.extend(again).refine(areEqual, samePasswords);
