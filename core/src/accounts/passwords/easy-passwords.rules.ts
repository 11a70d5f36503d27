// Passwords that are guessed first (docs/rules/accounts.md#passwords-that-are-easy-to-guess).
import { foldText } from '../../kernel/text/fold-text.ts';

export const EASY_PASSWORD_MESSAGE = 'Esa contraseña es demasiado fácil de adivinar';

/** As whoever guesses tries it: "ＣＯＮＴＲＡＳＥÑＡ" → "contrasena". */
export const foldPassword = (password: string): string => foldText(password.normalize('NFKC'));

const lettersAndDigits = (text: string): string =>
  foldPassword(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the password is one of these names, however it is spaced: "maria jose" of "María-José". */
export function isOneOfTheNames(password: string, names: readonly (string | null)[]): boolean {
  const tried = lettersAndDigits(password);
  return tried !== '' && names.some((name) => lettersAndDigits(name ?? '') === tried);
}
