// A password that is guessed first is refused wherever one is set, never where one signs in
// (docs/rules/accounts.md#passwords-that-are-easy-to-guess).
import { readFile } from 'node:fs/promises';
import {
  EASY_PASSWORD_MESSAGE,
  foldPassword,
  isOneOfTheNames,
} from '@brasa/core/accounts/passwords/easy-passwords.rules.ts';
import { invalidField } from '../../failure.ts';
import type { Shop } from '../../shop.ts';

/** One in a line; docs/decisions/0038-easy-passwords.md says whose list it is. */
const COMMON = new URL('common-passwords.txt', import.meta.url);

/** Read each time, which is far quicker than hashing: nothing of it stays in memory. */
async function isCommon(password: string): Promise<boolean> {
  return (await readFile(COMMON, 'utf8')).includes(`\n${foldPassword(password)}\n`);
}

type Owner = { username: string | null; name?: string | null | undefined };

/** Whether the password is one of the commonest, or the name of its owner or of the shop. */
export async function isEasyPassword(
  shop: Pick<Shop, 'settings'>,
  password: string,
  { username, name = null }: Owner,
): Promise<boolean> {
  const { restaurantName } = await shop.settings();
  return isOneOfTheNames(password, [username, name, restaurantName]) || isCommon(password);
}

/** Throws VALIDATION at the field `path` for such a password. */
export async function refuseEasyPassword(
  shop: Pick<Shop, 'settings'>,
  { path, password }: { path: 'password' | 'newPassword'; password: string },
  owner: Owner,
): Promise<void> {
  if (await isEasyPassword(shop, password, owner)) throw invalidField(path, EASY_PASSWORD_MESSAGE);
}
