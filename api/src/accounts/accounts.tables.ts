import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { Generated } from 'kysely';
import { personal, secret, type Classified } from '../db/tables/classification.ts';
import type { AutoId, Flag, Instant, Json } from '../db/tables/columns.ts';

export type UsersTable = {
  id: AutoId;
  /** Null, as the password, for a phone-only user. */
  username: string | null;
  /** Without case and accents; one user's, but for the names that collided before. */
  usernameFolded: Generated<string | null>;
  usernameCollides: Generated<Flag>;
  /** An argon2id hash in PHC form. */
  password: string | null;
  role: Role;
  email: string | null;
  /** When the account got this address; null where it had it from its beginning. */
  emailSince: Generated<Instant | null>;
  name: string | null;
  phone: string | null;
  postalCode: string | null;
  comparsaName: string | null;
  details: string | null;
  /** What a search looks through, folded; always `userSearchText` of the row. */
  searchText: Generated<string>;
  active: Flag;
  phoneOnly: Flag;
  gdprConsentDate: Instant | null;
  gdprConsentVersion: string | null;
  /** How often the wallet's QR was renewed; only codes of this version are good. */
  walletVersion: Generated<number>;
  /** When everything personal was erased; such a user is nobody any more. */
  erasedAt: Instant | null;
  /** Whose account this one is part of by now; such a user is erased too. */
  mergedInto: Generated<number | null>;
  version: Generated<number>;
  createdAt: Instant;
  updatedAt: Instant;
};

/** Phones beside the main one; a phone is one user's, in whichever of the two tables it stands. */
type UserPhonesTable = {
  phone: string;
  userId: number;
  createdAt: Instant;
};

/** Phones whose past orders are not used for "lo de siempre", with an account or without. */
type UsualOrderObjectionsTable = {
  phone: string;
  createdAt: Instant;
  createdBy: number;
};

type SessionsTable = {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  tokenHash: string;
  userId: number;
  createdAt: Instant;
  expiresAt: Instant;
  /** Right to the hour (core/src/accounts/session/sessions.rules.ts); null, as the device, where nobody knows. */
  usedAt: Instant | null;
  /** "Chrome en Android". */
  device: string | null;
  /** When the password was proven after that; null for never. */
  provenAt: Generated<Instant | null>;
};

/** What somebody signs in with beside the password; it counts once it is confirmed. */
type SecondFactorsTable = {
  userId: number;
  /** Base32, as an app has it. */
  secret: string;
  /** SHA-256 of those that are left, a list. */
  recoveryCodes: Json;
  /** That of the code which was used last; null before the first. */
  lastStep: number | null;
  createdAt: Instant;
  confirmedAt: Instant | null;
};

/** Somebody's password was right, and the code is still to come. */
type SignInChallengesTable = {
  /** SHA-256 of what is sent with the code. */
  tokenHash: string;
  userId: number;
  wrongCodes: Generated<number>;
  createdAt: Instant;
  expiresAt: Instant;
};

/** Links for a new password that are still good, or have expired. */
type PasswordLinksTable = {
  /** SHA-256 of the token; the token itself is only in the link. */
  tokenHash: string;
  userId: number;
  createdAt: Instant;
  expiresAt: Instant;
};

export type AccountsTables = {
  users: UsersTable;
  userPhones: UserPhonesTable;
  usualOrderObjections: UsualOrderObjectionsTable;
  sessions: SessionsTable;
  passwordLinks: PasswordLinksTable;
  secondFactors: SecondFactorsTable;
  signInChallenges: SignInChallengesTable;
};

export const COLUMNS = {
  users: {
    username: personal(null),
    usernameFolded: secret(null),
    password: secret(null),
    email: personal(null),
    name: personal(null),
    phone: personal(null),
    postalCode: personal(null),
    comparsaName: personal(null),
    details: personal(null),
    // Made of the others.
    searchText: secret(''),
    gdprConsentDate: personal(null),
    gdprConsentVersion: personal(null),
  },
  userPhones: { phone: 'deleted' },
  usualOrderObjections: { phone: 'deleted' },
  sessions: { tokenHash: 'deleted', device: 'deleted' },
  passwordLinks: { tokenHash: 'deleted' },
  secondFactors: { secret: 'deleted', recoveryCodes: 'deleted' },
  signInChallenges: { tokenHash: 'deleted' },
} as const satisfies Classified<AccountsTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    accounts: { tables: AccountsTables; columns: typeof COLUMNS };
  }
}
