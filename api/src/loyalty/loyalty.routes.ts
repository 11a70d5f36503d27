import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  assignReply,
  assignRequest,
  discountTiers,
  historyItem,
  ownWalletQr as ownWalletQrReply,
  phoneSearch,
  pointsNotification,
  pointsSearchReply,
  pointsSummary,
  qrSearch,
  walletSummary,
} from '@brasa/core/loyalty/loyalty.contract.ts';
import { isBonusActive, nextTierInfo, tiersFor } from '@brasa/core/loyalty/loyalty.rules.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { assignPoints, type StaffRequest } from './assign-points.ts';
import { findByPhone, findByQr } from './find-customer.ts';
import { ownWalletQr } from './own-wallet-qr.ts';
import { readHistory, readPoints } from './read-points.ts';
import { renewWalletQr } from './renew-wallet-qr.ts';
import { registerUserSearchRoutes } from './user-search.routes.ts';

export function registerLoyaltyRoutes(app: FastifyInstance, shop: Shop): void {
  registerOwnPoints(app, shop);
  registerStaffCalls(app, shop);
  registerUserSearchRoutes(app, shop);
}

/** What every signed-in user may know of their own points. */
function registerOwnPoints(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const pointsOf = async (request: FastifyRequest) =>
    readPoints(shop.db.read, (await signedInViewer(request)).id, shop.clock());

  app.get(
    '/api/points/me',
    { schema: { summary: 'Own points', response: { 200: pointsSummary } } },
    pointsOf,
  );

  app.get(
    '/api/points/my-points',
    { schema: { summary: "The wallet's balance", response: { 200: walletSummary } } },
    async (request) => {
      const { totalPoints, availablePoints } = await pointsOf(request);
      return { totalPoints, availablePoints, bonusActive: isBonusActive(availablePoints) };
    },
  );

  app.get(
    '/api/points/history',
    { schema: { summary: 'Own history, newest first', response: { 200: z.array(historyItem) } } },
    async (request) => readHistory(shop.db.read, (await signedInViewer(request)).id),
  );

  app.get(
    '/api/points/discounts/available',
    { schema: { summary: 'Discount tiers', response: { 200: discountTiers } } },
    async (request) => {
      const { availablePoints } = await pointsOf(request);
      return { allTiers: tiersFor(availablePoints), currentPoints: availablePoints };
    },
  );

  app.get(
    '/api/points/notifications',
    {
      schema: {
        summary: 'The discount at hand and the next',
        response: { 200: pointsNotification },
      },
    },
    async (request) => {
      const { availablePoints, availableDiscount } = await pointsOf(request);
      return { availableDiscount, nextTierInfo: nextTierInfo(availablePoints) };
    },
  );

  app.get(
    '/api/points/wallet-qr',
    { schema: { summary: 'The text of the own QR, signed', response: { 200: ownWalletQrReply } } },
    async (request) => ownWalletQr(shop, await signedInViewer(request)),
  );

  app.post(
    '/api/points/wallet-qr/renew',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Renew the own QR; those before are no longer good',
        response: { 200: ownWalletQrReply },
      },
    },
    async (request) => {
      const viewer = await signedInViewer(request);
      return renewWalletQr(shop, viewer, identify(request, viewer));
    },
  );
}

async function staffRequest(request: FastifyRequest): Promise<StaffRequest> {
  const viewer = await signedInViewer(request);
  return { by: viewer.id, identity: identify(request, viewer) };
}

function registerStaffCalls(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/points/search-phone',
    {
      schema: {
        summary: "A customer's points, by phone",
        body: phoneSearch,
        response: { 200: pointsSearchReply },
      },
    },
    async (request) => findByPhone(shop, request.body.phone, (await signedInViewer(request)).id),
  );

  app.post(
    '/api/points/search-qr',
    {
      schema: {
        summary: "A customer's points, by what their QR says",
        body: qrSearch,
        response: { 200: pointsSearchReply },
      },
    },
    async (request) => findByQr(shop, request.body.qrCode, (await signedInViewer(request)).id),
  );

  app.post(
    '/api/points/assign-by-phone',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Assign points; a new phone becomes a phone-only user',
        body: assignRequest,
        response: { 200: assignReply },
      },
    },
    async (request) => assignPoints(shop, await staffRequest(request), request.body),
  );
}
