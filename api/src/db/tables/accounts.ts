import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { Generated } from 'kysely';
import type { AutoId, Flag, Instant } from './columns.ts';

export type UsersTable = {
  id: AutoId;
  /** Null, as the password, for a phone-only user. */
  username: string | null;
  /** An argon2id hash in PHC form. */
  password: string | null;
  role: Role;
  email: string | null;
  name: string | null;
  phone: string | null;
  postal_code: string | null;
  comparsa_name: string | null;
  details: string | null;
  /** What a search looks through, folded; always `userSearchText` of the row. */
  search_text: Generated<string>;
  active: Flag;
  phone_only: Flag;
  gdpr_consent_date: Instant | null;
  gdpr_consent_version: string | null;
  /** How often the wallet's QR was renewed; only codes of this version are good. */
  wallet_version: Generated<number>;
  /** When everything personal was erased; such a user is nobody any more. */
  erased_at: Instant | null;
  /** Whose account this one is part of by now; such a user is erased too. */
  merged_into: Generated<number | null>;
  created_at: Instant;
  updated_at: Instant;
};

/** Phones beside the main one; a phone is one user's, in whichever of the two tables it stands. */
export type UserPhonesTable = {
  phone: string;
  user_id: number;
  created_at: Instant;
};

/** Append-only: the accounts that became part of others, and what they brought. */
export type UserMergesTable = {
  id: AutoId;
  kept_user_id: number;
  merged_user_id: number;
  available_points: number;
  total_points: number;
  /** How many were moved. */
  transactions: number;
  orders: number;
  /** The youngest of the whole ledger at that moment; 0 where there was none. */
  last_transaction_id: number;
  created_at: Instant;
  created_by: number;
};

export type SessionsTable = {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  token_hash: string;
  user_id: number;
  created_at: Instant;
  expires_at: Instant;
};

export type ThrottleHitsTable = {
  id: AutoId;
  /** What is counted, for whom: "login:maria@203.0.113.7". */
  bucket: string;
  at: Instant;
};
