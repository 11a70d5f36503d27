import { z } from 'zod';
import { signedIn, staff } from '../kernel/call.ts';
import {
  assignReply,
  assignRequest,
  discountTiers,
  FOUND_DEFAULTS,
  historyItem,
  ownWalletQr,
  phoneSearch,
  pointsNotification,
  pointsSearchReply,
  pointsSummary,
  qrSearch,
  walletSummary,
} from './loyalty.contract.ts';
import {
  balanceChange,
  customerMovements,
  movementsParams,
  pointsCorrection,
} from './movements.contract.ts';
import { userByEmailParams, userByPhoneParams, userSearchReply } from './user-search.contract.ts';

export const readPoints = signedIn.get('/api/points/me', {
  summary: 'Own points',
  answers: { 200: pointsSummary },
  defaults: { availableDiscount: null, nextExpiries: [] },
});

export const readWallet = signedIn.get('/api/points/my-points', {
  summary: "The wallet's balance",
  answers: { 200: walletSummary },
});

export const listPointsHistory = signedIn.get('/api/points/history', {
  summary: 'Own history, newest first',
  answers: { 200: z.array(historyItem) },
  defaults: [{ orderId: null, description: null }],
});

export const listDiscountTiers = signedIn.get('/api/points/discounts/available', {
  summary: 'Discount tiers',
  answers: { 200: discountTiers },
  defaults: { allTiers: [{ name: '' }] },
});

export const readPointsNotification = signedIn.get('/api/points/notifications', {
  summary: 'The discount at hand and the next',
  answers: { 200: pointsNotification },
  defaults: { availableDiscount: null, nextTierInfo: null },
});

export const readWalletQr = signedIn.get('/api/points/wallet-qr', {
  summary: 'The text of the own QR, signed',
  answers: { 200: ownWalletQr },
});

export const renewWalletQr = signedIn.post('/api/points/wallet-qr/renew', {
  summary: 'Renew the own QR; those before are no longer good',
  repeatable: true,
  answers: { 200: ownWalletQr },
  refusals: ['TOO_MANY_ATTEMPTS'],
});

export const searchByPhone = staff.post('/api/points/search-phone', {
  summary: "A customer's points, by phone",
  body: phoneSearch,
  answers: { 200: pointsSearchReply },
  defaults: FOUND_DEFAULTS,
});

export const searchByQr = staff.post('/api/points/search-qr', {
  summary: "A customer's points, by what their QR says",
  body: qrSearch,
  answers: { 200: pointsSearchReply },
  defaults: FOUND_DEFAULTS,
  refusals: ['QR_INVALID'],
});

export const assignPoints = staff.post('/api/points/assign-by-phone', {
  summary: 'Assign points; a new phone becomes a phone-only user',
  repeatable: true,
  body: assignRequest,
  answers: { 200: assignReply },
  refusals: ['USER_NOT_FOUND', 'POINTS_OUTSIDE_HOURS', 'POINTS_USER_INACTIVE'],
});

export const listMovements = staff.get('/api/points/users/:userId/movements', {
  summary: "A customer's movements, newest first, with who entered them",
  params: movementsParams,
  answers: { 200: customerMovements },
  refusals: ['USER_NOT_FOUND'],
});

export const correctPoints = staff.post('/api/points/corrections', {
  summary: 'Add or take points, with a reason; what was ever earned stays as it is',
  repeatable: true,
  body: pointsCorrection,
  answers: { 200: balanceChange },
  refusals: ['USER_NOT_FOUND', 'POINTS_NOT_THERE'],
});

export const findUserByPhone = staff.get('/api/auth/users/search/phone/:digits', {
  summary: 'A customer, by phone',
  params: userByPhoneParams,
  answers: { 200: userSearchReply },
  defaults: {
    user: { name: null, phone: null, email: null, comparsaName: null, postalCode: null },
  },
});

export const findUserByEmail = staff.get('/api/auth/users/search/email/:email', {
  summary: 'A customer, by e-mail',
  params: userByEmailParams,
  answers: { 200: userSearchReply },
  defaults: {
    user: { name: null, phone: null, email: null, comparsaName: null, postalCode: null },
  },
});
