import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/loyalty/loyalty.calls.ts';
import * as pushCalls from '@brasa/core/loyalty/points-push.calls.ts';
import { isBonusActive, nextTierInfo, tiersFor } from '@brasa/core/loyalty/loyalty.rules.ts';
import { answerCall } from '../http/answer-call.ts';
import { lockKnownUser, lockSession } from '../accounts/index.ts';
import { orRefuse } from '../failure.ts';
import { askForPush, removeSubscription } from '../messages/index.ts';
import type { Shop } from '../shop.ts';
import { assignPoints } from './points/assign-points.ts';
import { readHistory } from './balance.store.ts';
import { correctPoints } from './points/correct-points.ts';
import { findByPhone, findByQr } from './search/find-customer.ts';
import { listMovements } from './movements.report.ts';
import { ownWalletQr, renewWalletQr } from './wallet/own-wallet-qr.ts';
import { readPoints } from './points/read-points.ts';
import { searchUserByEmail, searchUserByPhone } from './search/search-users.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  registerOwnPoints(app, shop);
  registerPush(app, shop);
  registerStaffCalls(app, shop);
}

/** What every signed-in user may know of their own points. */
function registerOwnPoints(app: FastifyInstance, shop: Shop): void {
  const pointsOf = ({ id }: { id: number }) => readPoints(shop.db.read, id, shop.clock());

  answerCall(app, calls.readPoints, ({ viewer }) => pointsOf(viewer));
  answerCall(app, calls.readWallet, async ({ viewer }) => {
    const { totalPoints, availablePoints } = await pointsOf(viewer);
    return { totalPoints, availablePoints, bonusActive: isBonusActive(availablePoints) };
  });
  answerCall(app, calls.listPointsHistory, ({ viewer }) => readHistory(shop.db.read, viewer.id));
  answerCall(app, calls.listDiscountTiers, async ({ viewer }) => {
    const { availablePoints } = await pointsOf(viewer);
    return { allTiers: tiersFor(availablePoints), currentPoints: availablePoints };
  });
  answerCall(app, calls.readPointsNotification, async ({ viewer }) => {
    const { availablePoints, availableDiscount } = await pointsOf(viewer);
    return { availableDiscount, nextTierInfo: nextTierInfo(availablePoints) };
  });
  answerCall(app, calls.readWalletQr, ({ viewer }) => ownWalletQr(shop, viewer));
  answerCall(app, calls.renewWalletQr, ({ viewer, identity }) =>
    renewWalletQr(shop, viewer, identity),
  );
}

function registerPush(app: FastifyInstance, shop: Shop): void {
  answerCall(app, pushCalls.askForPointsPush, async ({ body, viewer, request }) => {
    const { tokenHash: session } = orRefuse(await request.knownSession, 'LOGIN_REQUIRED');
    const asking = { subscription: body, address: request.ip };
    return askForPush(shop, asking, async (transaction) => {
      const { id } = await lockKnownUser(transaction, viewer.id);
      await lockSession(transaction, session);
      return { userId: id, session };
    });
  });
  answerCall(app, pushCalls.stopPointsPush, ({ body, viewer }) =>
    shop.db.transact((transaction) =>
      removeSubscription(transaction, { userId: viewer.id }, body.endpoint),
    ),
  );
}

function registerStaffCalls(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.searchByPhone, ({ body, viewer }) =>
    findByPhone(shop, body.phone, viewer.id),
  );
  answerCall(app, calls.searchByQr, ({ body, viewer }) => findByQr(shop, body.qrCode, viewer.id));
  answerCall(app, calls.assignPoints, ({ body, actor, identity }) =>
    assignPoints(shop, { actor, identity }, body),
  );
  answerCall(app, calls.listMovements, ({ params }) => listMovements(shop, params.userId));
  answerCall(app, calls.correctPoints, ({ body, actor, identity }) =>
    correctPoints(shop, { actor, identity }, body),
  );
  answerCall(app, calls.findUserByPhone, ({ params, viewer }) =>
    searchUserByPhone(shop, params.digits, viewer.id),
  );
  answerCall(app, calls.findUserByEmail, ({ params }) => searchUserByEmail(shop, params.email));
}
