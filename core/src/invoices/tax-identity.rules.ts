// Who issues the invoices. Without a whole tax identity there are none, only papers under the order's
// number (docs/rules/invoices.md#tax-identity).
import { normalizeNif } from '../kernel/text/nif.ts';
import { postalAddress, type AddressSettings } from '../settings/postal-address.rules.ts';
import type { Settings } from '../settings/settings.rules.ts';

export type TaxIdentity = { name: string; nif: string; address: string };

type IdentitySettings = AddressSettings & Pick<Settings, 'legalName' | 'taxId'>;

/** The shop's tax identity; null while name, number or street are missing or the number is none. */
export function taxIdentityOf(settings: IdentitySettings): TaxIdentity | null {
  const name = settings.legalName.trim();
  const nif = normalizeNif(settings.taxId);
  if (name === '' || nif === null || settings.streetAddress.trim() === '') return null;
  return { name, nif, address: postalAddress(settings) };
}
