// Whatever a client sends to whatever call: never a fault of ours (docs/rules/wire.md#statuses).
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { registeredRoutes, type RegisteredRoute } from '../registered-routes.ts';
import {
  openShop,
  orderBody,
  type Caller,
  type Reply,
  type ShopUnderTest,
} from '../shop-under-test.ts';

let under: ShopUnderTest;
let callers: Caller[];
let routes: RegisteredRoute[];

beforeEach(async () => {
  under = await openShop({ RATE_LIMITS: 'off' });
  // The owner stays signed in: a fuzzed logout ends only the customer's session.
  callers = [under.visitor(), await under.signedIn('abaranci'), await under.signedIn('superadmin')];
  routes = registeredRoutes(under.app);
  for (let count = 0; count < 3; count += 1) await placeOrder(under.visitor());
});

/** Google is not configured here. */
const NOT_CONFIGURED = /^\/api\/business-hours\/sync(\?|$)/;

function expectNoFault(reply: Reply, sent: { method: string; address: string }): void {
  // The one 5xx that is no fault (docs/rules/wire.md#statuses). The answer to a HEAD has no body to say so.
  const code = (reply.body as { code?: string } | null)?.code;
  const isNotConfigured =
    reply.status === 503 &&
    NOT_CONFIGURED.test(sent.address) &&
    (sent.method === 'HEAD' || code === 'GOOGLE_NOT_CONFIGURED');
  if (!isNotConfigured) expect(reply.status, JSON.stringify(sent)).toBeLessThan(500);
  const hasBody = reply.body !== '';
  if (reply.status >= 400 && hasBody) expect(errorReply.safeParse(reply.body).success).toBe(true);
}

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 40 }));
const headerText = fc.string({ maxLength: 60 });
const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom('application/json', 'application/json; charset=x'),
      headerText,
    ),
    cookie: fc.oneof(
      headerText,
      fc.constantFrom('brasa_session=%zz', 'brasa_session=; =;;=', '%=%'),
    ),
    origin: headerText,
    accept: headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'idempotency-key': fc.oneof(headerText, fc.stringMatching(/^[\w.:-]{8,12}$/)),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'nada'),
    'x-forwarded-for': headerText,
    'x-forwarded-proto': headerText,
    range: headerText,
    expect: fc.constant('100-continue'),
  },
  { requiredKeys: [] },
);
const parameter = fc.oneof(
  fc.constantFrom('1', '2', '3', '2147483647'),
  fc.integer().map(String),
  text.map((value) => {
    // Half a surrogate pair has no encoding.
    return encodeURIComponent(value.toWellFormed()).slice(0, 200);
  }),
);
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((value) => `?${value}`),
  text.map((value) => `?path=${encodeURIComponent(value.toWellFormed())}`),
  text.map((value) => `?showAll=${encodeURIComponent(value.toWellFormed())}`),
);

describe('every call', () => {
  test('answers arbitrary bodies, headers and addresses without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(2),
        parameter,
        query,
        headers,
        fc.option(fc.oneof(fc.json({ maxDepth: 3 }), text), { nil: undefined }),
        async (place, who, value, search, sentHeaders, body) => {
          const { method, url } = routes[place % routes.length] as RegisteredRoute;
          const address = url.replaceAll(/:\w+/g, () => value || '1') + search;
          const reply = await (callers[who] as Caller).send(method, address, body, sentHeaders);
          const sent = { method, address, body, sentHeaders };
          expectNoFault(reply, sent);
        },
      ),
      { numRuns: 400 },
    );
    await expectStockToAgree(under.shop);
  });
});

const FIELDS = [
  ...Object.keys(orderBody()),
  'paymentMethod',
  'cashAmount',
  'cardAmount',
  'transferAmount',
];
const changes = fc.dictionary(
  fc.constantFrom(...FIELDS, 'is_manual_entry', 'pointsRedeemed', 'status', 'id'),
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    text,
    fc.double(),
    fc.boolean(),
    fc.date({ noInvalidDate: true }),
  ),
  { maxKeys: 3 },
);

describe('orders that are right but for some fields', () => {
  test('are stored or refused, and the stock agrees in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2), changes, async (who, changed) => {
        const caller = callers[who] as Caller;
        const created = await caller.post('/api/orders', orderBody(changed));
        expect([201, 400, 422]).toContain(created.status);
        const edited = await (callers[2] as Caller).patch('/api/orders/1', changed);
        expect([200, 400, 422]).toContain(edited.status);
      }),
      { numRuns: 150 },
    );
    await expectStockToAgree(under.shop);
  });
});
