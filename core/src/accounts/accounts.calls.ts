import { z } from 'zod';
import { call } from '../kernel/call.ts';
import { rowId } from '../kernel/fields.ts';
import {
  currentUser,
  loginReply,
  loginRequest,
  logoutReply,
  userView,
} from './accounts.contract.ts';
import {
  accountChanged,
  ownAccount,
  ownAccountEdit,
  passwordChange,
} from './own-account.contract.ts';
import { phoneTakenReply, registerRequest } from './registration.contract.ts';
import {
  newUser,
  passwordReset,
  toggledUser,
  userEdit,
  userListQuery,
  userToggle,
} from './users.contract.ts';

const byId = z.object({ id: rowId });

export const logIn = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  audience: 'anyone',
  body: loginRequest,
  answers: { 200: loginReply },
  headers: ['Set-Cookie'],
  refusals: ['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

export const logOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  audience: 'anyone',
  answers: { 200: logoutReply },
  headers: ['Set-Cookie'],
});

export const readCurrentUser = call({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  audience: 'signed-in',
  answers: { 200: currentUser },
});

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register as a customer, and sign in',
  audience: 'anyone',
  repeatable: true,
  body: registerRequest,
  answers: { 201: loginReply, 409: phoneTakenReply },
  headers: ['Set-Cookie'],
  refusals: ['PHONE_TAKEN', 'USERNAME_TAKEN', 'TOO_MANY_ATTEMPTS'],
});

export const readOwnAccount = call({
  method: 'GET',
  path: '/api/auth/me/account',
  summary: 'The own account',
  audience: 'signed-in',
  answers: { 200: ownAccount },
});

export const editOwnAccount = call({
  method: 'PATCH',
  path: '/api/auth/me',
  summary: 'Correct the own data; what is left out stays as it is',
  audience: 'signed-in',
  repeatable: true,
  body: ownAccountEdit,
  answers: { 200: ownAccount, 409: phoneTakenReply },
  refusals: ['PHONE_TAKEN', 'OWN_PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
});

export const changeOwnPassword = call({
  method: 'PATCH',
  path: '/api/auth/me/password',
  summary: 'Change the own password; it ends the other sessions',
  audience: 'signed-in',
  body: passwordChange,
  answers: { 200: accountChanged },
  refusals: ['OWN_PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
});

export const listUsers = call({
  method: 'GET',
  path: '/api/auth/users',
  summary: 'Users, newest first; X-Total-Count tells how many there are on all pages',
  audience: 'staff',
  query: userListQuery,
  answers: { 200: z.array(userView) },
  headers: ['X-Total-Count'],
});

export const createUser = call({
  method: 'POST',
  path: '/api/auth/users',
  summary: 'Add a user',
  audience: 'staff',
  repeatable: true,
  body: newUser,
  answers: { 201: userView },
  refusals: ['USERNAME_TAKEN', 'USER_PHONE_TAKEN', 'SUPERADMIN_NOT_GRANTED'],
});

export const editUser = call({
  method: 'PATCH',
  path: '/api/auth/users/:id',
  summary: 'Change a user; what is left out stays as it is',
  audience: 'staff',
  repeatable: true,
  versioned: userView,
  params: byId,
  body: userEdit,
  answers: { 200: userView },
  refusals: [
    'USER_NOT_FOUND',
    'SUPERADMIN_NOT_GRANTED',
    'SUPERADMIN_NOT_LOWERED',
    'SUPERADMIN_ONLY',
    'OWN_ROLE_FIXED',
    'USERNAME_TAKEN',
    'USER_PHONE_NEEDED',
    'USER_PHONE_TAKEN',
    'USER_SIGN_IN_INCOMPLETE',
  ],
});

export const toggleUser = call({
  method: 'PATCH',
  path: '/api/auth/users/:id/toggle-active',
  summary: 'Switch a user off or on; without a body, to the other of the two',
  audience: 'staff',
  repeatable: true,
  params: byId,
  body: userToggle,
  answers: { 200: toggledUser },
  refusals: ['USER_NOT_FOUND', 'OWN_ACCOUNT_NEEDED', 'SUPERADMIN_ONLY'],
});

export const resetPassword = call({
  method: 'PATCH',
  path: '/api/auth/change-password/:userId',
  summary: "Change somebody's password; it ends their sessions",
  audience: 'superadmin',
  params: z.object({ userId: rowId }),
  body: passwordReset,
  answers: { 200: accountChanged },
  refusals: ['USER_NOT_FOUND', 'USER_SIGN_IN_INCOMPLETE'],
});
