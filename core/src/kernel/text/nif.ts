// The Spanish tax number: DNI, NIE, the K, L and M numbers of persons without either, and those of
// companies (real decreto 1065/2007, orden EHA/451/2008). The last character checks the others.

import { plainText } from './typed-text.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

const PERSON = /^([\dXYZKLM])(\d{7})([A-Z])$/;
const COMPANY = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/;

/** What the first letter of a person's number counts as; a digit counts as itself. */
const FIRST_COUNTS_AS: Record<string, string> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' };

/** A tax number without what people write between its characters, in capitals. */
export const bareTaxNumber = (typed: string): string =>
  plainText(typed)
    .toUpperCase()
    .replace(/[\s./-]/g, '');

/**
 * The number as it is stored, "B12345674", also of one that is written as in the rest of the European Union, "ES-B12345674";
 * null when its control character is wrong.
 */
export function normalizeNif(typed: string): string | null {
  const number = bareTaxNumber(typed).replace(/^ES/, '');
  return isPersons(number) || isCompanys(number) ? number : null;
}

function isPersons(number: string): boolean {
  const [, first = '', digits = '', control] = PERSON.exec(number) ?? [];
  if (control === undefined) return false;
  return LETTERS[Number((FIRST_COUNTS_AS[first] ?? first) + digits) % 23] === control;
}

function isCompanys(number: string): boolean {
  const [, kind = '', digits = '', control = ''] = COMPANY.exec(number) ?? [];
  if (control === '') return false;
  const check = companyCheck(digits);
  // A number of no province has a letter, as some kinds always have.
  const wantsLetter =
    'NPQRSW'.includes(kind) || (digits.startsWith('00') && !'ABEH'.includes(kind));
  const isDigitRight = control === String(check) && !wantsLetter;
  const isLetterRight = control === COMPANY_LETTERS[check] && !'ABEH'.includes(kind);
  return isDigitRight || isLetterRight;
}

/** Every other digit, from the first, is doubled and its own digits are added up. */
function companyCheck(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const value = Number(digits[place]) * (place % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10;
}
