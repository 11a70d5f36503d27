import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/customers/customers.calls.ts';
import { LINKS_ASKED } from '@brasa/core/customers/recovery.rules.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { accountOwner } from '../accounts/index.ts';
import { answerCall } from '../http/answer-call.ts';
import { attach } from '../http/attach.ts';
import { answerPublicly } from '../http/document/public-answers.ts';
import { withProof } from '../http/session.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import type { RoomParts } from '../room-routes.ts';
import type { Shop } from '../shop.ts';
import { askForLinks } from './ask-for-links.ts';
import { eraseCustomer } from './erase-customer.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import { mergeUsers } from './merge-users.ts';
import { readCustomer } from './read-customer.ts';
import { readOwnData } from './read-own-data.ts';
import { readUserAccount } from './read-user-account.ts';
import { removeOtherPhone } from './remove-other-phone.ts';

const JSON_FILE = 'application/json; charset=utf-8';

export function registerRoutes(app: FastifyInstance, shop: Shop, { cookies }: RoomParts): void {
  registerOwnData(app, shop, cookies);
  registerRecovery(app, shop);

  answerCall(app, calls.readCustomer, ({ params }) => readCustomer(shop, params.id));
  answerCall(app, calls.eraseCustomer, async ({ actor, params, body, identity, request }) => {
    const target = { id: params.id, identity, version: body.version };
    return eraseCustomer(shop, await withProof(actor, request), target);
  });
  answerCall(app, calls.readUserAccount, ({ params }) => readUserAccount(shop, params.id));
  answerCall(app, calls.mergeUsers, async ({ actor, params, body, identity, request }) => {
    const pair = { kept: params.id, merged: body.mergedUserId };
    return mergeUsers(shop, await withProof(actor, request), pair, identity);
  });
  answerCall(app, calls.removeOtherPhone, ({ actor, params: { id, digits: phone } }) =>
    removeOtherPhone(shop, actor, { id, phone }),
  );
}

/** How whoever has forgotten a password gets another one (docs/rules/accounts.md#forgotten-passwords). */
function registerRecovery(app: FastifyInstance, shop: Shop): void {
  // What the server's environment says changes with no topic.
  answerPublicly(app, shop, calls.readAccountRecovery, [], () =>
    Promise.resolve({ byMail: shop.mail !== undefined }),
  );
  answerCall(app, calls.askForPasswordLinks, async ({ body, request }) => {
    await askForLinks(shop, body.email, request.ip);
    return { message: LINKS_ASKED };
  });
}

/** What the law gives everybody about their own data: a copy, and its end (GDPR, articles 15, 17, 20). */
function registerOwnData(app: FastifyInstance, shop: Shop, cookies: SessionCookies): void {
  answerCall(app, calls.readOwnData, async ({ viewer, reply }) => {
    const parts = await readOwnData(shop, viewer.id);
    const name = `mis-datos-${madridDay(shop.clock())}.json`;
    reply.header('cache-control', 'no-store');
    return attach(reply, name, JSON_FILE, Readable.from(parts));
  });

  answerCall(app, calls.eraseOwnAccount, async ({ actor, body, request, reply }) => {
    await eraseOwnAccount(shop, accountOwner(actor), body);
    cookies.clear(request, reply);
    return { success: true } as const;
  });
}
