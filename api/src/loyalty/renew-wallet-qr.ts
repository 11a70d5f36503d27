import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { OwnWalletQr } from '@brasa/core/loyalty/loyalty.contract.ts';
import { raiseWalletVersion } from '../accounts/index.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import type { Shop } from '../shop.ts';
import { ownWalletQr } from './own-wallet-qr.ts';

/**
 * Makes every QR that the user's wallet has shown so far worthless, and answers the one that is good
 * from now on: at once and everywhere, for whoever has photographed one too. A repeat makes nothing
 * worthless. Throws LOGIN_REQUIRED for a user who is gone, IDEMPOTENCY_KEY_REUSED.
 */
export async function renewWalletQr(
  shop: Shop,
  user: CurrentUser,
  identity: RequestIdentity | null,
): Promise<OwnWalletQr> {
  await shop.db.transact((transaction) =>
    once(transaction, identity, { now: shop.clock() }, async () => {
      await raiseWalletVersion(transaction, user.id);
      return {};
    }),
  );
  return ownWalletQr(shop, user);
}
