import { userView } from '../accounts/accounts.contract.ts';
import { accountChanged } from '../accounts/own-account/own-account.contract.ts';
import { anyone, signedIn, staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import {
  mergeReply,
  mergeRequest,
  otherPhoneParams,
  otherPhones,
  userAccount,
} from './merging.contract.ts';
import { customer, customerErased, customerErasure } from './customer.contract.ts';
import { erasureRequest, ownData } from './own-data.contract.ts';
import { accountRecovery, linksAsked, linksRequest } from './recovery.contract.ts';

export const readUserAccount = staff.get('/api/auth/users/:id/account', {
  summary: "A user's points, orders, further phones and the accounts that became part of it",
  params: byId,
  answers: { 200: userAccount },
  refusals: ['USER_NOT_FOUND'],
});

export const readCustomer = staff.get('/api/customers/:id', {
  summary: 'Who a customer is, and what their points are and until when',
  params: byId,
  answers: { 200: customer },
  refusals: ['USER_NOT_FOUND'],
});

export const eraseCustomer = staff.post('/api/customers/:id/erase', {
  summary: 'Erase a customer on request; one who can sign in only by a superadmin',
  repeatable: true,
  versioned: userView,
  params: byId,
  body: customerErasure,
  answers: { 200: customerErased },
  refusals: [
    'USER_NOT_FOUND',
    'ERASURE_NOT_FOR_STAFF',
    'ERASURE_IS_THE_OWNERS',
    'ERASURE_OF_PENDING_ORDER',
    'ERASURE_OVERTAKEN',
    'PASSWORD_AGAIN',
  ],
});

export const mergeUsers = staff.post('/api/auth/users/:id/merge', {
  summary: 'Make another account of the same person part of this one; there is no way back',
  repeatable: true,
  params: byId,
  body: mergeRequest,
  answers: { 200: mergeReply },
  refusals: [
    'USER_NOT_FOUND',
    'MERGE_INTO_OWN',
    'MERGE_SAME_USER',
    'MERGE_SIGN_IN_STAYS',
    'MERGE_STAFF_STAYS',
    'MERGE_SUPERADMIN',
    'MERGE_USER_GONE',
    'MERGE_OVERTAKEN',
    'PASSWORD_AGAIN',
    'SUPERADMIN_ONLY',
  ],
});

export const removeOtherPhone = staff.delete('/api/auth/users/:id/phones/:digits', {
  summary: 'Take a phone beside the main one from a user',
  params: otherPhoneParams.extend(byId.shape),
  answers: { 200: otherPhones },
  refusals: ['USER_NOT_FOUND', 'SUPERADMIN_ONLY'],
});

export const readOwnData = signedIn.get('/api/auth/me/data', {
  summary: 'Everything that is kept about whoever asks, as a file',
  answers: { 200: ownData },
  refusals: ['TOO_MANY_ATTEMPTS'],
  headers: ['Content-Disposition'],
});

export const eraseOwnAccount = signedIn.post('/api/auth/me/erasure', {
  summary: 'Erase the own account; customers only, and not while an order is pending',
  body: erasureRequest,
  answers: { 200: accountChanged },
  headers: ['Set-Cookie'],
  refusals: [
    'OWN_PASSWORD_WRONG',
    'ERASURE_NOT_FOR_STAFF',
    'ERASURE_ORDERS_PENDING',
    'ERASURE_OVERTAKEN',
    'TOO_MANY_ATTEMPTS',
    'PASSWORDS_BUSY',
  ],
});

export const readAccountRecovery = anyone.get('/api/account-recovery', {
  summary: 'How somebody who has forgotten the password gets another one',
  answers: { 200: accountRecovery },
  headers: ['ETag'],
  pages: ['/login'],
});

export const askForPasswordLinks = anyone.post('/api/account-recovery', {
  summary: 'Have links for a password sent to an address; the answer never tells whose it is',
  body: linksRequest,
  answers: { 200: linksAsked },
  refusals: ['MAIL_OFF', 'TOO_MANY_ATTEMPTS'],
});
