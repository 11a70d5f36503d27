// Whose points they are: by phone, or by what a QR says.
// See docs/rules/loyalty.md#which-codes-are-read.
import type { PointsSearchReply } from '@brasa/core/loyalty/loyalty.contract.ts';
import { isBonusActive } from '@brasa/core/loyalty/loyalty.rules.ts';
import { readQr } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import {
  findUserById,
  findUserByPhone,
  findWholeUser,
  whoIsNow,
  type KnownUser,
} from '../../accounts/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { readPoints } from '../points/read-points.ts';
import { noteFind } from './unproven-finds.ts';
import { readWalletKey } from '../wallet/wallet-key.store.ts';
import { isWalletSignature } from '../wallet/wallet-signature.ts';

/** `isVerified` is false when nothing but a QR that anybody can make says who it is. */
export type FoundCustomer = { user: KnownUser; isVerified: boolean };

const found = (user: KnownUser | null, isVerified: boolean): FoundCustomer | null =>
  user?.active ? { user, isVerified } : null;

/** Whoever has the id, or has become of the user who had it. */
export async function findPresentUser(sql: Queries, id: number): Promise<KnownUser | null> {
  // First as they are: one who becomes part of another in between would be nobody.
  const user = await findUserById(sql, id);
  if (user) return user;
  const present = await whoIsNow(sql, id);
  return present === null ? null : findUserById(sql, present);
}

/**
 * The active user whom the QR names; null when it names none. Throws QR_INVALID for a wrong
 * signature, for one that was renewed since, and for a text that is neither a wallet nor a phone.
 */
export async function customerOfQr(sql: Queries, qrCode: string): Promise<FoundCustomer | null> {
  const qr = readQr(qrCode);
  switch (qr.kind) {
    case 'unreadable':
      throw new Failure('QR_INVALID');
    case 'bare-id':
      return null;
    case 'phone':
      // Anybody makes one of somebody else's phone: the scanner shows it as it shows a wallet.
      return found(await findUserByPhone(sql, qr.phone), false);
    case 'wallet': {
      if (qr.signature === null) {
        const user = await findUserById(sql, qr.userId);
        return found(user?.username === qr.username ? user : null, false);
      }
      const isOurs = isWalletSignature(await readWalletKey(sql), qr, qr.signature);
      // Also of somebody who is no longer there.
      const owner = await findWholeUser(sql, qr.userId);
      if (!isOurs || (owner && owner.walletVersion !== qr.version)) throw new Failure('QR_INVALID');
      return found(await findPresentUser(sql, qr.userId), true);
    }
  }
}

async function view(
  shop: Shop,
  customer: FoundCustomer | null,
  by: number,
): Promise<PointsSearchReply> {
  if (!customer) return { found: false };
  const { user, isVerified } = customer;
  await noteFind(shop, { userId: user.id, by }, isVerified);
  const points = await readPoints(shop.db.read, user.id, shop.clock());
  const { id, name, phone, phoneOnly, comparsaName, postalCode } = user;
  const proven = { phone, comparsaName, postalCode };
  const withheld = { phone: null, comparsaName: null, postalCode: null };
  return {
    found: true,
    verified: isVerified,
    user: { id, name, phoneOnly, ...(isVerified ? proven : withheld) },
    points: {
      total: points.totalPoints,
      available: points.availablePoints,
      bonusActive: isBonusActive(points.availablePoints),
    },
    availableDiscount: points.availableDiscount,
  };
}

/** The phone as it is stored; `by` are the staff who look. */
export async function findByPhone(
  shop: Shop,
  phone: string,
  by: number,
): Promise<PointsSearchReply> {
  return view(shop, found(await findUserByPhone(shop.db.read, phone), true), by);
}

/** Throws QR_INVALID as `customerOfQr`. */
export async function findByQr(shop: Shop, qrCode: string, by: number): Promise<PointsSearchReply> {
  return view(shop, await customerOfQr(shop.db.read, qrCode), by);
}
