// What the public is told of the shop, from settings that people type by hand: phones in any spelling,
// addresses of profiles with or without https, degrees with a decimal comma. What cannot be used as
// what it is meant to be is told as empty, and pages leave it out.
import { normalizePhone } from '../kernel/phone.ts';
import { isWalletOpen, type Settings } from './settings.rules.ts';

export type PublicFacts = Omit<Settings, 'dailyInitialStock' | 'walletCard'> & {
  walletOpen: boolean;
};

export function publicFacts({
  dailyInitialStock: _,
  walletCard,
  ...settings
}: Settings): PublicFacts {
  const position = degreesOf(settings);
  return {
    ...settings,
    ...position,
    email: settings.email.trim(),
    phonePrimary: normalizePhone(settings.phonePrimary) ?? '',
    phoneSecondary: normalizePhone(settings.phoneSecondary) ?? '',
    whatsappNumber: normalizePhone(settings.whatsappNumber) ?? '',
    instagramUrl: profileAddress(settings.instagramUrl),
    facebookUrl: profileAddress(settings.facebookUrl),
    walletOpen: isWalletOpen({ walletCard }),
  };
}

/** An address on the web; the browser's own schemes, such as javascript:, are none. */
function profileAddress(typed: string): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(address) ? address : '';
}

const DEGREES = /^[+-]?\d{1,3}(?:\.\d+)?$/;

/** Both or neither: half a position leads nowhere. */
function degreesOf({
  latitude,
  longitude,
}: Pick<Settings, 'latitude' | 'longitude'>): Pick<Settings, 'latitude' | 'longitude'> {
  const [north, east] = [latitude, longitude].map((text) => text.trim().replace(',', '.'));
  const isSomewhere = isWithin(north, 90) && isWithin(east, 180);
  return isSomewhere ? { latitude: north, longitude: east } : { latitude: '', longitude: '' };
}

function isWithin(text: string | undefined, limit: number): text is string {
  return text !== undefined && DEGREES.test(text) && Math.abs(Number(text)) <= limit;
}
