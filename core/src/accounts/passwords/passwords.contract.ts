// What a password may be, wherever one is asked for (docs/rules/accounts.md#passwords).
import { z } from 'zod';

export const CURRENT_PASSWORD_MESSAGE = 'La contraseña actual es requerida';
export const PASSWORDS_MESSAGE = 'Las contraseñas no coinciden';

/** No password is longer, or a login could not take it. */
const LONGEST = 200;

/** One that is being chosen; the message is the screen's own. */
export function chosenPassword(message: string) {
  return z.string(message).min(6, message).max(LONGEST, `Como máximo ${LONGEST} caracteres`);
}

/** The same one typed again; that the two are one is for `samePasswords`. */
export function passwordAgain(message: string) {
  return z.string(message).min(6, message);
}

/** One that exists already, whatever it is. */
export function knownPassword(message: string) {
  return z.string(message).min(1, message).max(LONGEST, message);
}

/** Of a fault that is found whatever else is wrong with the form. */
export const inAnyCase = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** The fault of two passwords that differ. */
export const samePasswords = {
  path: ['confirmPassword'],
  message: PASSWORDS_MESSAGE,
  ...inAnyCase,
};
