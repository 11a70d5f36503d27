// What people may see and do about their own account: the data, the password, the end of it all
// (decisions 4; specification 5 for the password's messages).
import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { currentUser } from './accounts.contract.ts';
import {
  chosenPassword,
  knownPassword,
  passwordAgain,
  samePasswords,
} from './passwords.contract.ts';

export const CURRENT_PASSWORD_MESSAGE = 'La contraseña actual es requerida';
export const NEW_PASSWORD_MESSAGE = 'La nueva contraseña debe tener al menos 6 caracteres';
export const CONFIRM_PASSWORD_MESSAGE = 'Confirme la nueva contraseña';

/** Somebody's own account; `consent` is null where none was recorded. */
export const ownAccount = currentUser.extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  postalCode: z.string().nullable(),
  consent: z.object({ date: isoInstant, version: z.string().nullable() }).nullable(),
  createdAt: isoInstant,
});
export type OwnAccount = z.infer<typeof ownAccount>;

const passwords = {
  currentPassword: knownPassword(CURRENT_PASSWORD_MESSAGE),
  newPassword: chosenPassword(NEW_PASSWORD_MESSAGE),
};

/** The call that changes the own password. */
export const passwordChange = z.object(passwords);
export type PasswordChange = z.infer<typeof passwordChange>;

/** The form, which asks for the new one twice; every fault is found at once. */
export const passwordForm = z
  .object({
    ...passwords,
    confirmPassword: passwordAgain(CONFIRM_PASSWORD_MESSAGE),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, samePasswords);
export type PasswordForm = z.infer<typeof passwordForm>;

/** The call that erases the own account: whoever is signed in shows that it is them. */
export const erasureRequest = z.object({ password: knownPassword('La contraseña es requerida') });
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const accountChanged = z.object({ success: z.literal(true) });
