import { anyone, staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import { loginReply } from './accounts.contract.ts';
import {
  byLinkToken,
  linkedAccount,
  linkedPassword,
  madePasswordLink,
  passwordLink,
} from './recovery/password-links.contract.ts';

export const makePasswordLink = staff.post('/api/auth/users/:id/password-link', {
  summary: 'Make a link for a new password; the earlier ones of the user are void',
  params: byId,
  answers: { 201: madePasswordLink },
  refusals: [
    'USER_NOT_FOUND',
    'OWN_PASSWORD_ELSEWHERE',
    'LINK_FOR_STAFF',
    'LINK_FOR_INACTIVE',
    'PASSWORD_AGAIN',
  ],
});

export const readPasswordLink = anyone.get('/api/password-links/:token', {
  summary: 'Whose link for a password it is; looking changes nothing',
  params: byLinkToken,
  answers: { 200: passwordLink },
  refusals: ['LINK_GONE'],
});

export const setLinkedPassword = anyone.post('/api/password-links/:token/password', {
  summary: 'Set the password of the account whose link it is, and sign in; once',
  params: byLinkToken,
  body: linkedPassword,
  answers: { 200: loginReply },
  headers: ['Set-Cookie'],
  refusals: ['LINK_GONE', 'SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS', 'PASSWORDS_BUSY'],
});

export const setLinkedAccount = anyone.post('/api/password-links/:token/account', {
  summary: 'Make a full customer of the phone whose link it is, and sign in; once',
  params: byLinkToken,
  body: linkedAccount,
  answers: { 200: loginReply },
  headers: ['Set-Cookie'],
  refusals: ['LINK_GONE', 'USERNAME_TAKEN', 'TOO_MANY_ATTEMPTS', 'PASSWORDS_BUSY'],
});
