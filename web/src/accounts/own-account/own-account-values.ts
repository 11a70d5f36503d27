// What the form of the own data holds, and the request that becomes of it.
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { isSameEmail } from '@brasa/core/kernel/text/email.ts';
import { formatPhone, normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { editsOf } from '../../browser/forms/merged-edits.ts';
import { oneOf } from '../../browser/forms/server-faults.ts';

type Contact = { name: string; phone: string; email: string; postalCode: string };

export type OwnAccountValues = Contact & { currentPassword: string; code: string | undefined };

export function valuesOf({ name, phone, email, postalCode }: OwnAccount): OwnAccountValues {
  return {
    name: name ?? '',
    phone: phone === null ? '' : formatPhone(phone),
    email: email ?? '',
    postalCode: postalCode ?? '',
    currentPassword: '',
    code: undefined,
  };
}

const { changesOf } = editsOf(({ name, phone, email, postalCode }: Contact) => ({
  name: name.trim(),
  phone: normalizePhone(phone) ?? phone.trim(),
  email: email.trim(),
  postalCode: postalCode.trim(),
}));

export function ownAccountPayload(account: OwnAccount, values: OwnAccountValues) {
  const changes = changesOf(valuesOf(account), values);
  const { currentPassword, code } = values;
  return isToBeProven(account, values) ? { ...changes, currentPassword, code } : changes;
}

/**
 * Whether it takes the password, and a code where the second factor is on: another phone, by which points are given,
 * or another e-mail.
 */
export function isToBeProven(
  account: OwnAccount,
  { phone, email }: Pick<Contact, 'phone' | 'email'>,
): boolean {
  const seen = valuesOf(account);
  return 'phone' in changesOf(seen, { ...seen, phone }) || !isSameEmail(email, account.email);
}

export const ownAccountField = oneOf<keyof OwnAccountValues>(
  'name',
  'phone',
  'email',
  'postalCode',
  'currentPassword',
  'code',
);
