// What the public is told of the shop, from settings that people type by hand: phones in any spelling,
// addresses of profiles with or without https, degrees with a decimal comma. What cannot be used as
// what it is meant to be is told as empty, and pages leave it out.
import { normalizePhone } from '../kernel/phone.ts';
import type { Settings } from './settings.rules.ts';

export type PublicFacts = Omit<Settings, 'dailyInitialStock'>;

export function publicFacts({ dailyInitialStock: _, ...settings }: Settings): PublicFacts {
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
  };
}

/** The full address on the web, or ''; the browser's own schemes, such as javascript:, are none. */
export function profileAddress(typed: string): string {
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
