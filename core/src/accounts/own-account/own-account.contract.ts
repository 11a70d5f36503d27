// What people may see and do about their own account: the data, correcting it, the password
// (docs/rules/customers.md#own-data-card, docs/rules/accounts.md#own-password).
import { z } from 'zod';
import { isoInstant } from '../../kernel/wire.ts';
import { currentUser } from '../accounts.contract.ts';
import { chosenPassword, passwordAgain, samePasswords } from '../passwords/passwords.contract.ts';
import { contactFields } from '../registration/registration.contract.ts';
import { ownerProof } from '../second-factor/second-factor.contract.ts';

export const NEW_PASSWORD_MESSAGE = 'La nueva contraseña debe tener al menos 6 caracteres';
export const CONFIRM_PASSWORD_MESSAGE = 'Confirme la nueva contraseña';

/** Consent as it was recorded; null where none was. */
export const recordedConsent = z
  .object({ date: isoInstant, version: z.string().nullable() })
  .nullable();

/** Somebody's own account; `details` are what staff have noted. */
export const ownAccount = currentUser
  .extend({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    postalCode: z.string().nullable(),
    comparsaName: z.string().nullable(),
    details: z.string().nullable(),
    consent: recordedConsent,
    createdAt: isoInstant,
  })
  .meta({ id: 'OwnAccount' });
export type OwnAccount = z.infer<typeof ownAccount>;

const { currentPassword, code } = ownerProof.shape;

/** A field that is left out stays. Another phone, by which points are given, and another e-mail take the proof. */
export const ownAccountEdit = z
  .object(contactFields)
  .partial()
  .extend({ currentPassword: currentPassword.optional(), code })
  .meta({ id: 'OwnAccountEdit' });
export type OwnAccountEdit = z.infer<typeof ownAccountEdit>;

const passwords = {
  ...ownerProof.shape,
  newPassword: chosenPassword(NEW_PASSWORD_MESSAGE),
};

export const passwordChange = z.object(passwords).meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof passwordChange>;

/** The form, which asks for the new one twice; every fault is found at once. */
export const passwordForm = z
  .object({
    ...passwords,
    confirmPassword: passwordAgain(CONFIRM_PASSWORD_MESSAGE),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, samePasswords);
export type PasswordForm = z.infer<typeof passwordForm>;

export const accountChanged = z.object({ success: z.literal(true) }).meta({ id: 'AccountChanged' });
