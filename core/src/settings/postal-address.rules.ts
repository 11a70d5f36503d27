import type { Settings } from './settings.rules.ts';

export type AddressSettings = Pick<Settings, 'streetAddress' | 'postalCode' | 'city' | 'province'>;

/** "Calle Mayor, 12, 03400 Villena (Alicante)", of what is set. */
export function postalAddress(settings: AddressSettings): string {
  const { streetAddress, postalCode, city, province } = settings;
  const town = [postalCode, city].filter((part) => part.trim() !== '').join(' ');
  const place = province.trim() === '' ? town : `${town} (${province.trim()})`;
  return [streetAddress.trim(), place.trim()].filter((part) => part !== '').join(', ');
}
