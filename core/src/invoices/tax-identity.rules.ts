// Who issues the invoices. Without a whole tax identity there are none, only papers under the order's
// number (docs/rules/invoices.md#tax-identity).
import { normalizeNif } from '../kernel/nif.ts';
import type { Settings } from '../settings/settings.rules.ts';

export type TaxIdentity = { name: string; nif: string; address: string };

type AddressSettings = Pick<Settings, 'streetAddress' | 'postalCode' | 'city' | 'province'>;
type IdentitySettings = AddressSettings & Pick<Settings, 'legalName' | 'taxId'>;

/** "Calle Mayor, 12, 03400 Villena (Alicante)", of what is set. */
export function postalAddress(settings: AddressSettings): string {
  const { streetAddress, postalCode, city, province } = settings;
  const town = [postalCode, city].filter((part) => part.trim() !== '').join(' ');
  const place = province.trim() === '' ? town : `${town} (${province.trim()})`;
  return [streetAddress.trim(), place.trim()].filter((part) => part !== '').join(', ');
}

/** The shop's tax identity; null while name, number or street are missing or the number is none. */
export function taxIdentityOf(settings: IdentitySettings): TaxIdentity | null {
  const name = settings.legalName.trim();
  const nif = normalizeNif(settings.taxId);
  if (name === '' || nif === null || settings.streetAddress.trim() === '') return null;
  return { name, nif, address: postalAddress(settings) };
}
