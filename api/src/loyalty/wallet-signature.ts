// Who holds a wallet's QR is told by an HMAC under a key that never leaves the database.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { walletText, type WalletOwner } from '@brasa/core/loyalty/wallet-qr.rules.ts';

export function signWallet(key: Buffer, owner: WalletOwner): string {
  return createHmac('sha256', key).update(walletText(owner)).digest('base64url');
}

/** Whether the signature is this shop's for exactly this wallet. */
export function isWalletSignature(key: Buffer, owner: WalletOwner, signature: string): boolean {
  const right = Buffer.from(signWallet(key, owner));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
