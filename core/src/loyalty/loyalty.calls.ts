import { z } from 'zod';
import { call } from '../kernel/call.ts';
import {
  assignReply,
  assignRequest,
  discountTiers,
  historyItem,
  ownWalletQr,
  phoneSearch,
  pointsNotification,
  pointsSearchReply,
  pointsSummary,
  qrSearch,
  walletSummary,
} from './loyalty.contract.ts';
import { userByEmailParams, userByPhoneParams, userSearchReply } from './user-search.contract.ts';

export const readPoints = call({
  method: 'GET',
  path: '/api/points/me',
  summary: 'Own points',
  audience: 'signed-in',
  answers: { 200: pointsSummary },
});

export const readWallet = call({
  method: 'GET',
  path: '/api/points/my-points',
  summary: "The wallet's balance",
  audience: 'signed-in',
  answers: { 200: walletSummary },
});

export const listPointsHistory = call({
  method: 'GET',
  path: '/api/points/history',
  summary: 'Own history, newest first',
  audience: 'signed-in',
  answers: { 200: z.array(historyItem) },
});

export const listDiscountTiers = call({
  method: 'GET',
  path: '/api/points/discounts/available',
  summary: 'Discount tiers',
  audience: 'signed-in',
  answers: { 200: discountTiers },
});

export const readPointsNotification = call({
  method: 'GET',
  path: '/api/points/notifications',
  summary: 'The discount at hand and the next',
  audience: 'signed-in',
  answers: { 200: pointsNotification },
});

export const readWalletQr = call({
  method: 'GET',
  path: '/api/points/wallet-qr',
  summary: 'The text of the own QR, signed',
  audience: 'signed-in',
  answers: { 200: ownWalletQr },
});

export const renewWalletQr = call({
  method: 'POST',
  path: '/api/points/wallet-qr/renew',
  summary: 'Renew the own QR; those before are no longer good',
  audience: 'signed-in',
  repeatable: true,
  answers: { 200: ownWalletQr },
});

export const searchByPhone = call({
  method: 'POST',
  path: '/api/points/search-phone',
  summary: "A customer's points, by phone",
  audience: 'staff',
  body: phoneSearch,
  answers: { 200: pointsSearchReply },
});

export const searchByQr = call({
  method: 'POST',
  path: '/api/points/search-qr',
  summary: "A customer's points, by what their QR says",
  audience: 'staff',
  body: qrSearch,
  answers: { 200: pointsSearchReply },
  refusals: ['QR_INVALID'],
});

export const assignPoints = call({
  method: 'POST',
  path: '/api/points/assign-by-phone',
  summary: 'Assign points; a new phone becomes a phone-only user',
  audience: 'staff',
  repeatable: true,
  body: assignRequest,
  answers: { 200: assignReply },
  refusals: ['USER_NOT_FOUND', 'POINTS_OUTSIDE_HOURS', 'POINTS_USER_INACTIVE'],
});

export const findUserByPhone = call({
  method: 'GET',
  path: '/api/auth/users/search/phone/:digits',
  summary: 'A customer, by phone',
  audience: 'staff',
  params: userByPhoneParams,
  answers: { 200: userSearchReply },
});

export const findUserByEmail = call({
  method: 'GET',
  path: '/api/auth/users/search/email/:email',
  summary: 'A customer, by e-mail',
  audience: 'staff',
  params: userByEmailParams,
  answers: { 200: userSearchReply },
});
