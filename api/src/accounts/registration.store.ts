import { userSearchText } from '@brasa/core/accounts/users.rules.ts';
import type { Transaction } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';

export type NewCustomer = {
  username: string;
  passwordHash: string;
  name: string;
  phone: string;
  email: string;
  postalCode: string;
  /** The version of the text that was consented to; null without consent. */
  consentVersion: string | null;
  now: number;
};

/** Adds a customer; answers the id, or null where the name or the phone is somebody's already. */
export async function insertCustomer(
  transaction: Transaction,
  customer: NewCustomer,
): Promise<number | null> {
  const { consentVersion, now } = customer;
  const inserted = await transaction.sql
    .insertInto('users')
    .values({
      username: customer.username,
      password: customer.passwordHash,
      role: 'abaranci',
      name: customer.name,
      phone: customer.phone,
      email: customer.email,
      postalCode: customer.postalCode,
      searchText: userSearchText(customer),
      active: flag(true),
      phoneOnly: flag(false),
      gdprConsentDate: consentVersion === null ? null : now,
      gdprConsentVersion: consentVersion,
      createdAt: now,
      updatedAt: now,
    })
    // Two who register at the same moment: the second waits for the first, and finds the row.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  transaction.announce('accounts');
  return inserted.id;
}
