// By which number an invoice names its customer: the Spanish NIF, or the VAT number of a firm of another member state
// of the European Union (docs/rules/invoices.md#customers-of-other-countries).
import { bareTaxNumber, normalizeNif } from '../../kernel/text/nif.ts';

/** VAT numbers behind their prefix, as the tax agency accepts them (its validations, note 1). */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  AT: /^[\dA-Z]{9}$/,
  BE: /^\d{10}$/,
  BG: /^\d{9,10}$/,
  CY: /^[\dA-Z]{9}$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-Z]{11}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^[\dA-Z]{8,9}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[\dA-Z]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  // Northern Ireland.
  XI: /^([\dA-Z]{5}|[\dA-Z]{9}|[\dA-Z]{12})$/,
};

/** Prefixes that are not the code of their country. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

const prefixOf = (id: string): string => id.slice(0, 2);

const isVatNumber = (id: string): boolean => NUMBERS[prefixOf(id)]?.test(id.slice(2)) ?? false;

/**
 * The number as it is stored, "B12345674" or "FR12345678901". Null for a NIF with a wrong control character, and for a
 * number of no member state.
 */
export function normalizeRecipientId(typed: string): string | null {
  const vat = bareTaxNumber(typed);
  return normalizeNif(typed) ?? (isVatNumber(vat) ? vat : null);
}

/** The country of a stored VAT number, as the tax agency writes it; null for a NIF. */
export const countryOfId = (id: string): string | null =>
  isVatNumber(id) ? (COUNTRIES[prefixOf(id)] ?? prefixOf(id)) : null;

/** "NIF B12345674", "NIF-IVA FR12345678901". */
export const namedId = (id: string): string =>
  `${countryOfId(id) === null ? 'NIF' : 'NIF-IVA'} ${id}`;
