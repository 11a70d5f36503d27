// What the server says of a customer with so many points.
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { HistoryItem, PointsSummary } from '@brasa/core/loyalty/loyalty.contract.ts';
import {
  availableDiscount,
  isBonusActive,
  nextTierInfo,
  tiersFor,
} from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Answers } from './fake-api.ts';

const QR_TEXT = '{"userId":7,"username":"ani","type":"user_wallet","timestamp":1}';

export function historyItem(fields: Partial<HistoryItem> & Pick<HistoryItem, 'id'>): HistoryItem {
  return {
    type: 'earned',
    points: points(20),
    orderId: null,
    description: null,
    createdAt: '2026-11-20T11:15:00.000Z',
    ...fields,
  };
}

/** Every answer about the points, for a customer who has this many. */
export function pointsAnswers(
  amount: number,
  { nextExpiries = [], ...more }: Partial<PointsSummary> = {},
) {
  const availablePoints = points(amount);
  const totalPoints = more.totalPoints ?? availablePoints;
  const discount = availableDiscount(availablePoints);
  const summary = { availablePoints, totalPoints, availableDiscount: discount, nextExpiries };
  const wallet = { totalPoints, availablePoints, bonusActive: isBonusActive(availablePoints) };
  const tiers = { allTiers: tiersFor(availablePoints), currentPoints: availablePoints };
  const news = { availableDiscount: discount, nextTierInfo: nextTierInfo(availablePoints) };
  return {
    'GET /api/points/me': { body: summary },
    'GET /api/points/my-points': { body: wallet },
    'GET /api/points/discounts/available': { body: tiers },
    'GET /api/points/notifications': { body: news },
    'GET /api/points/history': { body: [] },
    'GET /api/points/wallet-qr': { body: { qrCode: QR_TEXT } },
  } satisfies Answers;
}
