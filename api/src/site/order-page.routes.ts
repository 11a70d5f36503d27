// The customer's page of an order: rendered for each code, with forms that need no scripts. Whatever code opens
// nothing is answered by one and the same page. See docs/rules/orders.md#the-customers-order-page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '@brasa/core/failures.ts';
import { readOrderPage as readCall } from '@brasa/core/orders/order-page.calls.ts';
import {
  ownCancellation,
  ownPickupChange,
  withdrawalFromDrinks,
} from '@brasa/core/orders/page/order-page.contract.ts';
import {
  ORDER_NOTICE,
  orderPagePath,
  type OwnChangeName,
} from '@brasa/core/orders/page/order-page.rules.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import { Failure, orNothing } from '../failure.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { declaredResult } from '../http/document/declared-answers.ts';
import type { PageCache } from '../http/pages/page-cache.ts';
import { parseWith } from '../http/zod-compilers.ts';
import {
  cancelOwnOrder,
  changeOwnPickup,
  readOrderPage,
  readOwnPickup,
  withdrawFromDrinks,
} from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { orderCalendar } from './order-calendar.ts';
import { noticeOf } from './order-notice.ts';
import { hideAddress } from './secret-page.ts';

/** Stands for every code without a page, so that nothing tells one from another. */
const NO_ORDER = orderPagePath('');

/** A form of the page has two short fields. */
const MAX_FORM_BYTES = 4096;

/** In the address that a sent form leads to: what became of it. */
const OUTCOME = 'aviso';

type ByCode = { Params: { code: string }; Querystring: Record<string, unknown> };

export function registerOrderPages(app: FastifyInstance, shop: Shop, pages: PageCache): void {
  app.get<ByCode>('/pedido/:code', async (request, reply) => {
    const { code } = request.params;
    protect(reply);
    shop.codeReads.count(request.ip, code);
    const order = await orNothing('ORDER_NOT_FOUND', () => readOrderPage(shop, code));
    if (!order) return sendMissing(pages, request, reply);
    const notice = await noticeOf(shop, { code, order }, request.query[OUTCOME]);
    const html = await pages.render(orderPagePath(code), {
      [addressOf(readCall, { params: { code } }) as `/api/order-pages/${string}`]: declaredResult(
        readCall,
        order,
      ),
      ...(notice && { [ORDER_NOTICE]: notice }),
    });
    return new CachedResponse(html, 'text/html; charset=utf-8').send(request, reply, 'nobody');
  });
  app.get<ByCode>('/pedido/:code/recogida.ics', async (request, reply) => {
    const { code } = request.params;
    protect(reply);
    shop.codeReads.count(request.ip, code);
    const order = await orNothing('ORDER_NOT_FOUND', () => readOwnPickup(shop, code));
    if (!order) return sendMissing(pages, request, reply);
    const facts = publicFacts(await shop.settings());
    const calendar = orderCalendar(order, { code, shop: facts, now: shop.clock() });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="pedido-${order.id}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(calendar);
  });
  for (const path of ['/pedido', '/pedido/*']) {
    app.get(path, (request, reply) => sendMissing(pages, request, protect(reply)));
  }
  void app.register((forms, _options, done) => {
    registerForms(forms, shop);
    done();
  });
}

/** Its forms are posted by the browser itself, which names the page that they stand on. */
const protect = (reply: FastifyReply): FastifyReply => hideAddress(reply, 'same-origin');

async function sendMissing(
  pages: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await pages.get(NO_ORDER);
  return page.send(request, reply.code(404), 'nobody');
}

function registerForms(forms: FastifyInstance, shop: Shop): void {
  // What is no form is refused unread: JSON has its own calls.
  forms.removeAllContentTypeParsers();
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  const post = (change: OwnChangeName, act: (code: string, sent: Sent) => Promise<unknown>) =>
    forms.post<ByCode & { Body: Sent }>(`/pedido/:code/${change}`, async (request, reply) => {
      const { code } = request.params;
      shop.codeReads.count(request.ip, code);
      const outcome = await outcomeOf(change, () => act(code, request.body));
      const to = `${orderPagePath(encodeURIComponent(code))}?${OUTCOME}=${outcome}`;
      return protect(reply).header('cache-control', 'private, no-store').redirect(to, 303);
    });
  const identity = null;
  post('change', (code, { version, pickupTime }) => {
    const wish = parseWith(ownPickupChange, { version: Number(version), pickupTime });
    return changeOwnPickup(shop, { code, ...wish, identity });
  });
  post('cancel', (code, { version }) => {
    const wish = parseWith(ownCancellation, { version: Number(version) });
    return cancelOwnOrder(shop, { code, ...wish, identity });
  });
  post('withdrawal', (code, { version, email }) => {
    const wish = parseWith(withdrawalFromDrinks, { version: Number(version), email });
    return withdrawFromDrinks(shop, { code, ...wish, identity });
  });
}

type Sent = { version?: string; pickupTime?: string; email?: string };

/** What was done, or the code of why it was not. */
async function outcomeOf(change: OwnChangeName, act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return change;
  } catch (error) {
    if (error instanceof Failure && FAILURES[error.code].status < 500) return error.code;
    throw error;
  }
}
