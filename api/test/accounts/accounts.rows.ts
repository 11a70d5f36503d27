import { ROLES } from '@brasa/core/accounts/accounts.rules.ts';
import type { Queries } from '../../src/db/database.ts';
import type { AccountsTables } from '../../src/accounts/accounts.tables.ts';
import type { LimitsOf, RowsOf } from '../db/rows.ts';

const NOBODY = { erasedAt: 1, active: 0, username: null, password: null, phone: null };

export const ROWS = {
  users: {
    right: {
      username: 'nueva',
      password: 'x',
      role: 'abaranci',
      phone: '600111222',
      active: 1,
      phoneOnly: 0,
      createdAt: 0,
      updatedAt: 0,
    },
    wrong: [
      { phone: '688888886' },
      { phoneOnly: 2 },
      { walletVersion: -1 },
      { ...NOBODY, mergedInto: 999 },
      { username: 'dueña' },
      { usernameFolded: 'duena' },
      { usernameCollides: 2 },
      { username: null },
      { password: null },
      { role: 'admin' },
      { role: null },
      { active: 2 },
      { phoneOnly: 1, phone: null, username: null },
      { username: null, password: null },
      { erasedAt: 1 },
      { erasedAt: 1, active: 0, username: null, password: null },
      { mergedInto: 1 },
      { version: 0 },
      { phone: '699999999' },
      { createdAt: null },
    ],
  },
  userPhones: {
    right: { phone: '611222333', userId: 1, createdAt: 0 },
    wrong: [
      { userId: 999 },
      { userId: null },
      { phone: null },
      { phone: '688888888' },
      { phone: '699999999' },
    ],
  },
  usualOrderObjections: {
    right: { phone: '611222333', createdAt: 0, createdBy: 1 },
    wrong: [{ phone: null }, { createdAt: null }, { createdBy: 999 }, { createdBy: null }],
  },
  sessions: {
    right: { tokenHash: 'x', userId: 1, createdAt: 0, expiresAt: 0, usedAt: 0, device: 'x' },
    wrong: [{ tokenHash: 'known' }, { userId: 999 }, { userId: null }, { expiresAt: null }],
  },
  passwordLinks: {
    right: { tokenHash: 'x', userId: 1, createdAt: 0, expiresAt: 0 },
    wrong: [{ userId: 999 }, { userId: null }, { tokenHash: null }, { expiresAt: null }],
  },
  secondFactors: {
    right: {
      ...{ userId: 1, secret: 'x', recoveryCodes: '[]', lastStep: 0, createdAt: 0, confirmedAt: 0 },
    },
    wrong: [
      { userId: 2 },
      { userId: 999 },
      { secret: null },
      { recoveryCodes: null },
      { lastStep: null },
      { createdAt: null },
    ],
  },
  signInChallenges: {
    right: { tokenHash: 'x', userId: 1, wrongCodes: 0, createdAt: 0, expiresAt: 0 },
    wrong: [
      { userId: 999 },
      { tokenHash: null },
      { wrongCodes: -1 },
      { wrongCodes: 5 },
      { createdAt: null },
      { expiresAt: null },
    ],
  },
} satisfies RowsOf<AccountsTables>;

export const LIMITS: LimitsOf<AccountsTables> = [
  [
    'users',
    ROLES.map((role) => ({ role, username: role, phone: null })),
    [{ role: 'admin', phone: null }],
  ],
];

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  for (const n of [2, 3, 4]) {
    const user = { ...ROWS.users.right, username: `n${n}`, phone: `68888888${n + 4}` };
    await sql.insertInto('users').values(user).execute();
  }
  const phone = { ...ROWS.userPhones.right, phone: '699999999' };
  await sql.insertInto('userPhones').values(phone).execute();
  const session = { ...ROWS.sessions.right, tokenHash: 'known' };
  await sql.insertInto('sessions').values(session).execute();
  const factor = { ...ROWS.secondFactors.right, userId: 2 };
  await sql.insertInto('secondFactors').values(factor).execute();
}
