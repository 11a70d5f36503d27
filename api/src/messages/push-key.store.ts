import { createECDH } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { readSecret } from '../db/secrets.ts';

/** With which notifications are signed (VAPID), base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** The shop's own, made by the migration at the first start. */
export async function readPushKeys(sql: Queries): Promise<PushKeys> {
  const privateKey = await readSecret(sql, 'push_key');
  const key = createECDH('prime256v1');
  key.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: key.getPublicKey('base64url') };
}
