import type { Queries } from '../db/database.ts';

/** The shop's key for signing wallets, made by the migration at the first start. */
export async function readWalletKey(sql: Queries): Promise<Buffer> {
  const { value } = await sql
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'wallet_key')
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
