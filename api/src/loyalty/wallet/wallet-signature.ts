// Who holds a wallet's QR is told by an HMAC under a key that never leaves the database.
import { createHmac } from 'node:crypto';
import { walletText, type WalletOwner } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import { isSameSecret } from '../../is-same-secret.ts';

export function signWallet(key: Buffer, owner: WalletOwner): string {
  return createHmac('sha256', key).update(walletText(owner)).digest('base64url');
}

/** Whether the signature is this shop's for exactly this wallet. */
export function isWalletSignature(key: Buffer, owner: WalletOwner, signature: string): boolean {
  return isSameSecret(signature, signWallet(key, owner));
}
