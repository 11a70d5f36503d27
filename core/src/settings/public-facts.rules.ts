// What the public is told of the shop, from settings that people type by hand: phones in any spelling,
// addresses of profiles with or without https, degrees with a decimal comma. What cannot be used as
// what it is meant to be is told as empty, and pages leave it out.
import { normalizePhone } from '../kernel/phone.ts';
import { isWalletOpen, WEEKDAY_STOCK_KEYS, type Settings } from './settings.rules.ts';

/** What is the kitchen's own. */
const INTERNAL_KEYS = ['dailyInitialStock', ...WEEKDAY_STOCK_KEYS] as const;

type Public = Omit<Settings, (typeof INTERNAL_KEYS)[number] | 'walletCard'>;
export type PublicFacts = Public & { walletOpen: boolean };

/** What everybody may know, without blanks. An only phone is the primary one; none comes twice. */
export function publicFacts(all: Settings): PublicFacts {
  const { walletCard, ...typed } = all;
  const settings = trimmed(withoutInternal(typed));
  return {
    ...settings,
    ...degreesOf(settings),
    ...phonesOf(settings),
    whatsappNumber: normalizePhone(settings.whatsappNumber) ?? '',
    instagramUrl: profileAddress(settings.instagramUrl),
    facebookUrl: profileAddress(settings.facebookUrl),
    walletOpen: isWalletOpen({ walletCard }),
  };
}

function withoutInternal(typed: Omit<Settings, 'walletCard'>): Public {
  const isInternal = (key: string) => INTERNAL_KEYS.some((internal) => internal === key);
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !isInternal(key))) as Public;
}

function trimmed<Texts extends Record<string, string>>(typed: Texts): Texts {
  const entries = Object.entries(typed).map(([key, value]) => [key, value.trim()] as const);
  return Object.fromEntries(entries) as Texts;
}

type Phones = Pick<Settings, 'phonePrimary' | 'phoneSecondary'>;

function phonesOf({ phonePrimary, phoneSecondary }: Phones): Phones {
  const phones = [normalizePhone(phonePrimary), normalizePhone(phoneSecondary)];
  const [first = '', second = ''] = new Set(phones.filter((phone) => phone !== null));
  return { phonePrimary: first, phoneSecondary: second };
}

/** A network's own front page, which is nobody's profile: earlier shops began with it. */
const FRONT_PAGE = /^https?:\/\/(?:[a-z]+\.)?(?:instagram|facebook|fb)\.com\/?$/i;

/** The full address on the web, or ''; the browser's own schemes, such as javascript:, are none. */
export function profileAddress(typed: string): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const isProfile = /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(address) && !FRONT_PAGE.test(address);
  return isProfile ? address : '';
}

const DEGREES = /^[+-]?\d{1,3}(?:\.\d+)?$/;

/** Both or neither: half a position leads nowhere. */
function degreesOf({
  latitude,
  longitude,
}: Pick<Settings, 'latitude' | 'longitude'>): Pick<Settings, 'latitude' | 'longitude'> {
  const [north, east] = [degreesText(latitude), degreesText(longitude)];
  const isSomewhere = isDegrees(north, 90) && isDegrees(east, 180);
  return isSomewhere ? { latitude: north, longitude: east } : { latitude: '', longitude: '' };
}

function degreesText(typed: string): string {
  return typed.trim().replace(',', '.');
}

/** Whether the text, with a decimal point or comma, is degrees of at most `most` to either side. */
export function isDegrees(typed: string, most: number): boolean {
  const text = degreesText(typed);
  return DEGREES.test(text) && Math.abs(Number(text)) <= most;
}
