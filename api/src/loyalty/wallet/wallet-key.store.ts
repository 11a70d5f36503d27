import type { Queries } from '../../db/database.ts';
import { readSecret } from '../../db/secrets.ts';

/** The shop's key for signing wallets, made by the migration at the first start. */
export async function readWalletKey(sql: Queries): Promise<Buffer> {
  return Buffer.from(await readSecret(sql, 'wallet_key'), 'base64url');
}
