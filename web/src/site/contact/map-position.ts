// Where the shop lies, from settings that staff type by hand.
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';

export type MapPosition = { latitude: number; longitude: number };

const DEGREES = /^[+-]?\d{1,3}(?:\.\d+)?$/;

/** Null unless both are numbers of degrees that exist on Earth. */
export function mapPosition({
  latitude,
  longitude,
}: Pick<SiteFacts, 'latitude' | 'longitude'>): MapPosition | null {
  const position = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  return Number.isNaN(position.latitude) || Number.isNaN(position.longitude) ? null : position;
}

/** Not a number unless it is written as one and lies within the limit on either side of zero. */
function degrees(text: string, limit: number): number {
  const value = DEGREES.test(text.trim()) ? Number(text) : NaN;
  return Math.abs(value) <= limit ? value : NaN;
}
