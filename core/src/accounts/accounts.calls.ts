import { z } from 'zod';
import { anyone, signedIn, staff, superadmin } from '../kernel/call.ts';
import { byId, rowId } from '../kernel/fields.ts';
import {
  currentUser,
  CURRENT_USER_DEFAULTS,
  loginReply,
  loginRequest,
  logoutReply,
  USER_DEFAULTS,
  userView,
} from './accounts.contract.ts';
import {
  accountChanged,
  ownAccount,
  ownAccountEdit,
  passwordChange,
} from './own-account/own-account.contract.ts';
import { phoneTakenReply, registerRequest } from './registration/registration.contract.ts';
import {
  codeProof,
  newRecoveryCodes,
  newSecondFactor,
  ownerProof,
  passwordProof,
  secondFactor,
  secondFactorRequired,
  secondStep,
} from './second-factor/second-factor.contract.ts';
import { bySessionId, endedSessions, ownSession } from './session/sessions.contract.ts';
import {
  newUser,
  passwordReset,
  toggledUser,
  userEdit,
  userListQuery,
  userToggle,
} from './users/users.contract.ts';

export const logIn = anyone.post('/api/auth/login', {
  summary: 'Sign in',
  body: loginRequest,
  answers: { 200: loginReply, 401: secondFactorRequired },
  defaults: { user: CURRENT_USER_DEFAULTS },
  headers: ['Set-Cookie'],
  refusals: ['WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_ATTEMPTS', 'PASSWORDS_BUSY'],
});

export const logInWithCode = anyone.post('/api/auth/login/second-factor', {
  summary: 'The second step of signing in, where the account asks for a code; once',
  body: secondStep,
  answers: { 200: loginReply },
  headers: ['Set-Cookie'],
  refusals: ['SECOND_FACTOR_WRONG', 'CHALLENGE_GONE', 'TOO_MANY_ATTEMPTS'],
});

export const logOut = anyone.post('/api/auth/logout', {
  summary: 'Sign out',
  answers: { 200: logoutReply },
  headers: ['Set-Cookie'],
});

export const readCurrentUser = signedIn.get('/api/auth/me', {
  summary: 'Who is signed in',
  answers: { 200: currentUser },
  defaults: CURRENT_USER_DEFAULTS,
});

export const register = anyone.post('/api/auth/register', {
  summary: 'Register as a customer, and sign in',
  repeatable: true,
  body: registerRequest,
  answers: { 201: loginReply, 409: phoneTakenReply },
  defaults: { user: CURRENT_USER_DEFAULTS },
  headers: ['Set-Cookie'],
  refusals: ['PHONE_TAKEN', 'USERNAME_TAKEN', 'TOO_MANY_ATTEMPTS', 'PASSWORDS_BUSY'],
});

export const readOwnAccount = signedIn.get('/api/auth/me/account', {
  summary: 'The own account',
  answers: { 200: ownAccount },
});

const provingPassword = ['OWN_PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', 'PASSWORDS_BUSY'] as const;
const provingOwner = [...provingPassword, 'SECOND_FACTOR_WRONG'] as const;

export const editOwnAccount = signedIn.patch('/api/auth/me', {
  summary: 'Correct the own data; what is left out stays as it is',
  repeatable: true,
  body: ownAccountEdit,
  answers: { 200: ownAccount, 409: phoneTakenReply },
  refusals: [...provingOwner, 'PHONE_TAKEN'],
});

export const changeOwnPassword = signedIn.patch('/api/auth/me/password', {
  summary: 'Change the own password; it ends the other sessions',
  repeatable: true,
  body: passwordChange,
  answers: { 200: accountChanged },
  refusals: provingOwner,
});

export const proveOwnPassword = staff.post('/api/auth/me/password-proof', {
  summary:
    'Prove the own password, with a code where the second factor is on, before what PASSWORD_AGAIN refuses; good for 15 minutes',
  body: ownerProof,
  answers: { 200: accountChanged },
  refusals: provingOwner,
});

export const readSecondFactor = staff.get('/api/auth/me/second-factor', {
  summary: 'Whether one signs in with a code too, and how many recovery codes are left',
  answers: { 200: secondFactor },
});

export const startSecondFactor = staff.post('/api/auth/me/second-factor', {
  summary: 'Make a secret and recovery codes; nothing is asked for until a code has confirmed them',
  body: passwordProof,
  answers: { 201: newSecondFactor },
  refusals: [...provingPassword, 'SECOND_FACTOR_ON'],
});

export const confirmSecondFactor = staff.post('/api/auth/me/second-factor/confirmation', {
  summary: 'Switch the second factor on, with a first code',
  body: codeProof,
  answers: { 200: secondFactor },
  refusals: ['NO_SECOND_FACTOR', 'TOO_MANY_ATTEMPTS'],
});

export const renewRecoveryCodes = staff.post('/api/auth/me/second-factor/recovery-codes', {
  summary: 'Make new recovery codes; the earlier ones are void',
  body: ownerProof,
  answers: { 201: newRecoveryCodes },
  refusals: [...provingOwner, 'NO_SECOND_FACTOR'],
});

export const endSecondFactor = staff.post('/api/auth/me/second-factor/removal', {
  summary: 'Switch the own second factor off',
  body: ownerProof,
  answers: { 200: secondFactor },
  refusals: provingOwner,
});

export const listSecondFactors = superadmin.get('/api/auth/second-factors', {
  summary: 'The ids of those who sign in with a code too',
  answers: { 200: z.array(z.int()) },
});

export const removeSecondFactor = superadmin.delete('/api/auth/users/:id/second-factor', {
  summary: "Switch somebody else's second factor off, who has lost it",
  params: byId,
  answers: { 200: accountChanged },
  refusals: ['USER_NOT_FOUND', 'OWN_FACTOR_ELSEWHERE', 'PASSWORD_AGAIN'],
});

export const listOwnSessions = signedIn.get('/api/auth/me/sessions', {
  summary: 'Where one is signed in, the latest used first',
  answers: { 200: z.array(ownSession) },
});

const ending = { answers: { 200: endedSessions }, refusals: ['TOO_MANY_ATTEMPTS'] } as const;

export const endOtherSessions = signedIn.delete('/api/auth/me/sessions', {
  summary: 'Sign out everywhere but here',
  ...ending,
});

export const endOwnSession = signedIn.delete('/api/auth/me/sessions/:sessionId', {
  summary: 'Sign out on one device; one that has ended already stays ended',
  params: bySessionId,
  ...ending,
});

export const listUsers = staff.get('/api/auth/users', {
  summary: 'Users, newest first; X-Total-Count tells how many there are on all pages',
  changesState: true,
  query: userListQuery,
  answers: { 200: z.array(userView) },
  defaults: [USER_DEFAULTS],
  headers: ['X-Total-Count'],
});

export const createUser = staff.post('/api/auth/users', {
  summary: 'Add a user',
  repeatable: true,
  body: newUser,
  answers: { 201: userView },
  defaults: USER_DEFAULTS,
  refusals: [
    'USERNAME_TAKEN',
    'USER_PHONE_TAKEN',
    'SUPERADMIN_NOT_GRANTED',
    'PASSWORD_AGAIN',
    'PASSWORDS_BUSY',
  ],
});

export const editUser = staff.patch('/api/auth/users/:id', {
  summary: 'Change a user; what is left out stays as it is',
  repeatable: true,
  versioned: userView,
  params: byId,
  body: userEdit,
  answers: { 200: userView },
  defaults: USER_DEFAULTS,
  refusals: [
    'USER_NOT_FOUND',
    'SUPERADMIN_NOT_GRANTED',
    'SUPERADMIN_NOT_LOWERED',
    'SUPERADMIN_ONLY',
    'OWN_ROLE_FIXED',
    'OWN_PASSWORD_ELSEWHERE',
    'OWN_EMAIL_ELSEWHERE',
    'PASSWORD_AGAIN',
    'USERNAME_TAKEN',
    'USER_PHONE_NEEDED',
    'USER_PHONE_TAKEN',
    'USER_SIGN_IN_INCOMPLETE',
    'PASSWORDS_BUSY',
  ],
});

export const toggleUser = staff.patch('/api/auth/users/:id/toggle-active', {
  summary: 'Switch a user off or on; without a body, to the other of the two',
  repeatable: true,
  params: byId,
  body: userToggle,
  answers: { 200: toggledUser },
  defaults: { message: '' },
  refusals: ['USER_NOT_FOUND', 'OWN_ACCOUNT_NEEDED', 'SUPERADMIN_ONLY', 'PASSWORD_AGAIN'],
});

export const resetPassword = superadmin.patch('/api/auth/change-password/:userId', {
  summary: "Change somebody's password; it ends their sessions",
  params: z.object({ userId: rowId }),
  body: passwordReset,
  answers: { 200: accountChanged },
  refusals: [
    'USER_NOT_FOUND',
    'USER_SIGN_IN_INCOMPLETE',
    'OWN_PASSWORD_ELSEWHERE',
    'PASSWORD_AGAIN',
    'PASSWORDS_BUSY',
  ],
});
