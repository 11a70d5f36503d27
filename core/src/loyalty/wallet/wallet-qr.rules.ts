// The wallet's QR: a JSON text with a signature, and with a version once its owner has renewed it.
// What is signed is put together here; signing is the server's, core has no crypto. See
// docs/rules/loyalty.md#the-wallet-qr.
import { z } from 'zod';
import { MAX_ID } from '../../kernel/fields.ts';
import { normalizePhone } from '../../kernel/text/phone.ts';
import { plainText } from '../../kernel/text/typed-text.ts';

const WALLET_TYPE = 'user_wallet';

export type WalletOwner = {
  userId: number;
  username: string;
  timestamp: number | string;
  /** How often the owner had renewed it by then. */
  version: number;
};

/** What a scanned code says; the signature of an unsigned wallet is null. */
export type ScannedQr =
  | ({ kind: 'wallet'; signature: string | null } & WalletOwner)
  | { kind: 'phone'; phone: string }
  | { kind: 'bare-id' }
  | { kind: 'unreadable' };

/** The text that a wallet's signature is made of; of one that was never renewed as it always was. */
export function walletText({ userId, username, timestamp, version }: WalletOwner): string {
  const renewals = version === 0 ? [] : [version];
  return JSON.stringify(['brasa', WALLET_TYPE, 1, userId, username, timestamp, ...renewals]);
}

/** The text of the wallet's QR. */
export function walletQr(owner: WalletOwner, signature: string): string {
  const { userId, username, timestamp, version } = owner;
  const renewals = version === 0 ? {} : { version };
  return JSON.stringify({ userId, username, type: WALLET_TYPE, timestamp, ...renewals, signature });
}

const userId = z.int().min(1).max(MAX_ID);

const wallet = z.object({
  userId,
  username: z.string().min(1).max(100),
  type: z.literal(WALLET_TYPE),
  timestamp: z.union([z.number(), z.string().max(40)]),
  version: z.int().min(0).max(MAX_ID).default(0),
  signature: z.string().max(200).nullable().default(null),
});
// Not resolved (docs/rules/loyalty.md#which-codes-are-read).
const bareId = z.strictObject({ userId });

/** A link to a phone: `tel:`, wa.me or WhatsApp's own. The number ends where parameters begin. */
const PHONE_LINK =
  /^(?:tel:|(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))(?<number>[^?&;#]*)/i;

/** A phone of 9 to 15 digits, by itself or in a link. */
function scannedPhone(text: string): string | null {
  const plain = plainText(text);
  const number = PHONE_LINK.exec(plain)?.groups?.['number'];
  return normalizePhone(number?.replaceAll(/%2b/gi, '+').replaceAll(/%20/g, ' ') ?? plain);
}

/** Reads a scanned code: a wallet, a phone of 9 to 15 digits or a link to one, a bare user id, or nothing known. */
export function readQr(text: string): ScannedQr {
  const phone = scannedPhone(text);
  if (phone !== null) return { kind: 'phone', phone };
  const value = parseJson(text);
  const read = wallet.safeParse(value);
  if (read.success) {
    const { type: _, ...owner } = read.data;
    return { kind: 'wallet', ...owner };
  }
  return { kind: bareId.safeParse(value).success ? 'bare-id' : 'unreadable' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many of the phone's last digits prove who holds an unsigned wallet. */
export const PROOF_DIGITS = 3;

/** Whether the digits are the phone's last three. */
export function provesPhone(phone: string | null, digits: string | null): boolean {
  return digits?.length === PROOF_DIGITS && phone !== null && phone.endsWith(digits);
}
