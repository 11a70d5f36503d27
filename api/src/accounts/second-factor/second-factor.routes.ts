import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/accounts/accounts.calls.ts';
import { answerCall } from '../../http/answer-call.ts';
import { guardedSession, withProof } from '../../http/session.ts';
import type { Shop } from '../../shop.ts';
import { accountOwner } from '../passwords/own-password.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './own-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { listFactorOwners } from './second-factor.store.ts';

export function registerSecondFactorRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.readSecondFactor, ({ viewer }) =>
    readSecondFactor(shop.db.read, viewer.id),
  );
  answerCall(app, calls.startSecondFactor, ({ actor, body }) =>
    startSecondFactor(shop, accountOwner(actor), body.currentPassword),
  );
  answerCall(app, calls.confirmSecondFactor, async ({ actor, body, request }) => {
    const { tokenHash } = await guardedSession(request);
    return confirmSecondFactor(shop, accountOwner(actor), tokenHash, body.code);
  });
  answerCall(app, calls.renewRecoveryCodes, ({ actor, body }) =>
    renewRecoveryCodes(shop, accountOwner(actor), body),
  );
  answerCall(app, calls.endSecondFactor, ({ actor, body }) =>
    endSecondFactor(shop, accountOwner(actor), body),
  );
  answerCall(app, calls.listSecondFactors, () => listFactorOwners(shop.db.read));
  answerCall(app, calls.removeSecondFactor, async ({ actor, params, request }) => {
    await removeSecondFactor(shop, await withProof(actor, request), params.id);
    return { success: true } as const;
  });
}
