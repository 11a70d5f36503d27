// What the public is told of the shop, from settings that people type by hand: phones in any spelling,
// addresses of profiles with or without https, degrees with a decimal comma. What cannot be used as
// what it is meant to be is told as empty, and pages leave it out.
import { normalizePhone } from '../kernel/text/phone.ts';
import { isWalletOpen } from './read-setting.rules.ts';
import type { SettingKey, Settings } from './settings.rules.ts';

/** The settings that everybody may read: the pages show them or compute with them. All others are the staff's. */
export const PUBLIC_SETTINGS = [
  'restaurantName',
  'tagline',
  'phonePrimary',
  'phoneSecondary',
  'whatsappNumber',
  'email',
  'streetAddress',
  'postalCode',
  'city',
  'province',
  'latitude',
  'longitude',
  'instagramUrl',
  'facebookUrl',
  // Who runs the shop, for the legal pages; empty until the owner has filled them in.
  'legalName',
  'taxId',
  // For the order form: which products are the whole and the half chicken, and how many chickens a half hour
  // of the oven holds, so that it says at once what no half hour does.
  'wholeChickenProduct',
  'halfChickenProduct',
  'ovenChickensPerSlot',
] as const satisfies readonly SettingKey[];

type Public = Record<(typeof PUBLIC_SETTINGS)[number], string>;
export type PublicFacts = Public & { walletOpen: boolean };

/** What everybody may know, without blanks. An only phone is the primary one; none comes twice. */
export function publicFacts(all: Settings): PublicFacts {
  const entries = PUBLIC_SETTINGS.map((key) => [key, all[key].trim()] as const);
  const settings = Object.fromEntries(entries) as Public;
  return {
    ...settings,
    ...degreesOf(settings),
    ...phonesOf(settings),
    whatsappNumber: normalizePhone(settings.whatsappNumber) ?? '',
    instagramUrl: profileAddress(settings.instagramUrl),
    facebookUrl: profileAddress(settings.facebookUrl),
    walletOpen: isWalletOpen(all),
  };
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
