import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { OwnWalletQr } from '@brasa/core/loyalty/loyalty.contract.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { walletQr } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import { findUserById, raiseWalletVersion } from '../../accounts/index.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { hit, type Limit } from '../../db/throttle.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce } from '../../transact-once.ts';
import { readWalletKey } from './wallet-key.store.ts';
import { signWallet } from './wallet-signature.ts';

/** Each is a row that is kept for its repeats. */
const PER_ACCOUNT: Limit = { most: 30, windowMilliseconds: HOUR };

/** Signed, and good until the user renews it, so that it can be shown without a connection. */
export async function ownWalletQr(shop: Shop, user: CurrentUser): Promise<OwnWalletQr> {
  if (user.username === null) throw new Error('somebody without a user name is signed in');
  const version = (await findUserById(shop.db.read, user.id))?.walletVersion ?? 0;
  const owner = { userId: user.id, username: user.username, timestamp: shop.clock(), version };
  const key = await readWalletKey(shop.db.read);
  return { qrCode: walletQr(owner, signWallet(key, owner)) };
}

/**
 * Makes every QR that the user's wallet has shown so far worthless, and answers the one that is good
 * from now on: at once and everywhere, for whoever has photographed one too. A repeat makes nothing
 * worthless. Throws LOGIN_REQUIRED for a user who is gone, IDEMPOTENCY_KEY_REUSED, and TOO_MANY_ATTEMPTS beyond
 * 30 an hour.
 */
export async function renewWalletQr(
  shop: Shop,
  user: CurrentUser,
  identity: RequestIdentity | null,
): Promise<OwnWalletQr> {
  await transactOnce(shop, identity, async (transaction, now) => {
    if (shop.rateLimits) await hit(transaction, `wallet-qr of ${user.id}`, PER_ACCOUNT, now);
    await raiseWalletVersion(transaction, user.id);
    return {};
  });
  return ownWalletQr(shop, user);
}
