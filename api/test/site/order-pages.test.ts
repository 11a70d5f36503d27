// The documents of an order's page: who may keep them, what they say of a code that opens nothing, the forms
// that need no scripts, and that nothing but those forms changes anything.
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { openLinkOf } from '../accounts/password-link.ts';
import { countRows } from '../count-rows.ts';
import { placeOrder } from '../place-order.ts';
import { type Caller, type ShopUnderTest } from '../shop-under-test.ts';
import { dataOf, HTML, MALFORMED, openSite } from './site-under-test.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', ...HTML };
const LATER = '2026-11-20T15:00:00.000Z';

async function openWithOrder() {
  const under = await openSite();
  const customer = under.visitor();
  const order = await placeOrder(customer);
  const path = `/pedido/${order.code}`;
  return { under, customer, order, path };
}

const stored = async ({ shop }: ShopUnderTest) =>
  shop.db.read.selectFrom('orders').selectAll().execute();

describe('the document', () => {
  test('brings along its order, is kept by nobody and tells its address to nobody', async () => {
    const { customer, path, order } = await openWithOrder();
    const { status, body, headers } = await customer.get(path, HTML);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(headers.etag).toBeUndefined();
    const data = dataOf(body) as Record<string, unknown>;
    expect(data[`/api/order-pages/${order.code}`]).toMatchObject({ id: order.id });
    expect(String(body)).not.toMatch(/600111222|maria@example/);
  });

  test('of a code that opens nothing is the same for all of them, with 404', async () => {
    const { under, customer, path } = await openWithOrder();
    const wrong = [`/pedido/${'x'.repeat(22)}`, '/pedido/x', `${path}/x`, '/pedido/', `${path}/%`];
    const malformed = MALFORMED.flatMap((code) => [
      ...[`/pedido/${code}`, `/pedido/${code}?aviso=cancel`, `/pedido/${code}/recogida.ics`],
    ]);
    const first = await customer.get('/pedido/x', HTML);
    for (const one of [...wrong, ...malformed]) {
      // So that not too many are asked for in one.
      under.time.now += MINUTE;
      for (const heads of [HTML, undefined]) {
        const { status, body, headers } = await customer.get(one, heads);
        expect([status, body], one).toEqual([404, first.body]);
        expect(headers).toMatchObject({
          'cache-control': 'private, no-store',
          'referrer-policy': 'same-origin',
          'x-robots-tag': 'noindex',
        });
      }
      expect((await customer.send('HEAD', one, undefined, HTML)).status).toBe(404);
    }
  });

  const reads = (path: string, code: string) => [
    path,
    `${path}/recogida.ics`,
    `/api/order-pages/${code}`,
  ];

  test('is read 60 times a minute, in whatever form, and then again in the next', async () => {
    const { under, customer, path, order } = await openWithOrder();
    const forms = reads(path, order.code ?? '');
    for (let turn = 0; turn < 20; turn += 1) {
      for (const form of forms) expect((await customer.get(form, HTML)).status).toBe(200);
    }
    for (const form of forms) {
      const { status, headers } = await customer.get(form, HTML);
      expect([status, headers['retry-after']]).toEqual([429, '60']);
    }
    expect((await customer.get('/pedido/x', HTML)).status).toBe(404);
    under.time.now += MINUTE;
    for (const form of forms) expect((await customer.get(form, HTML)).status).toBe(200);
  });

  test('is read 300 times a minute from one network, whatever code is asked for', async () => {
    const { under, customer, path, order } = await openWithOrder();
    for (let count = 0; count < 100; count += 1) {
      for (const form of reads(`/pedido/${count}`, `${count}`)) {
        expect((await customer.get(form, HTML)).status).toBe(404);
      }
    }
    for (const form of reads(path, order.code ?? '')) {
      expect((await customer.get(form, HTML)).status).toBe(429);
    }
    const elsewhere = under.visitor('198.51.100.7');
    expect((await elsewhere.get(path, HTML)).status).toBe(200);
  });

  test('is read as ever while somebody asks for what can be no code', async () => {
    const { under } = await openWithOrder();
    const [one, other] = [under.visitor('198.51.100.1'), under.visitor('203.0.113.9')];
    for (let count = 0; count < 61; count += 1) {
      expect((await one.get(`/pedido/bad!${count}`, HTML)).status).toBe(404);
    }
    expect((await other.get('/pedido/otro$mal', HTML)).status).toBe(404);
  });

  test('is read ten times as often from one block of IPv6, whatever its networks', async () => {
    const { under, path } = await openWithOrder();
    for (let count = 0; count < 2999; count += 1) {
      under.shop.codeReads.count(`2001:db8:77:${count}::1`, `${count}`);
    }
    const from = (address: string) => under.visitor(address).get(path, HTML);
    expect((await from('2001:db8:77:a::1')).status).toBe(200);
    expect((await from('2001:db8:77:b::1')).status).toBe(429);
    expect((await from('2001:db8:78:b::1')).status).toBe(200);
  });

  test('is answered as often to whoever changes a version that is no more, by call or form', async () => {
    const { under, customer, path, order } = await openWithOrder();
    const [call, version] = [`/api/order-pages/${order.code}`, 7];
    const form = { version: `${version}`, pickupTime: LATER };
    const changes = [
      () => customer.post(`${call}/change`, { version, pickupTime: LATER }),
      () => customer.post(`${call}/cancel`, { version }),
      () => send(customer, `${path}/change`, form),
      () => send(customer, `${path}/cancel`, form),
    ];
    for (let turn = 0; turn < 15; turn += 1) {
      const statuses = [];
      for (const change of changes) statuses.push((await change()).status);
      expect(statuses).toEqual([409, 409, 303, 303]);
    }
    for (const asked of [...changes, () => customer.get(path, HTML)]) {
      const { status, headers } = await asked();
      expect([status, headers['retry-after']]).toEqual([429, '60']);
    }
    under.time.now += MINUTE;
    expect((await customer.post(`${call}/cancel`, { version: 1 })).status).toBe(200);
  });

  test('of a code that is written in another way is the same', async () => {
    const { customer, path } = await openWithOrder();
    const written = path.replace(/[^/]$/, (last) => `%${last.charCodeAt(0).toString(16)}`);
    expect((await customer.get(written, HTML)).status).toBe(200);
  });

  test('is named by no robots.txt but to keep out', async () => {
    const { customer } = await openWithOrder();
    expect((await customer.get('/robots.txt')).body).toContain('Disallow: /pedido/');
  });
});

test('the pick-up goes into a calendar', async () => {
  const { customer, path } = await openWithOrder();
  const { body, headers } = await customer.get(`${path}/recogida.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = String(body).split('\r\n');
  expect(lines).toContain('DTSTART:20261120T130000Z');
  expect(lines).toContain(String.raw`LOCATION:Calle Mayor\, 12\, 03400 Villena (Alicante)`);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('a calendar has the details without the desk’s marks', async () => {
  const { under, customer, path, order } = await openWithOrder();
  const staff = await under.signedIn('haykakan');
  await staff.patch(`/api/orders/${order.id}`, {
    details: '2 pollos, flan (sin precio)',
    version: 1,
  });
  const { body } = await customer.get(`${path}/recogida.ics`);
  expect(String(body)).toContain(String.raw`2 pollos\, flan`);
  expect(String(body)).not.toContain('sin precio');
});

test('the pick-up is the same event of a calendar each time, and another than of another shop', async () => {
  const uidOf = async ({ customer, path }: Awaited<ReturnType<typeof openWithOrder>>) =>
    /^UID:(pedido-1-[\da-f]{16}@brasa)\r$/m.exec(
      String((await customer.get(`${path}/recogida.ics`)).body),
    )?.[1];
  const [one, other] = [await openWithOrder(), await openWithOrder()];
  const uid = await uidOf(one);
  expect(uid).toBeDefined();
  expect(await uidOf(one)).toBe(uid);
  expect(await uidOf(other)).not.toBe(uid);
});

test('the pick-up’s file for a calendar has no link of what somebody typed', async () => {
  const { visitor } = await openSite();
  const customer = visitor();
  const { code } = await placeOrder(customer, { details: 'Ver https://evil.example/gana' });
  const { body } = await customer.get(`/pedido/${code}/recogida.ics`);
  expect(String(body)).toContain('Ver https: //evil. example/gana');
});

const send = (caller: Caller, path: string, fields: Record<string, string>, headers = FORM) =>
  caller.post(path, new URLSearchParams(fields).toString(), headers);

describe('a form that is sent without scripts', () => {
  test('changes the order and leads back to the page, which says so', async () => {
    const { under, customer, path } = await openWithOrder();
    const moved = await send(customer, `${path}/change`, { version: '1', pickupTime: LATER });
    expect([moved.status, moved.headers.location]).toEqual([303, `${path}?aviso=change`]);
    const { body } = await customer.get(`${path}?aviso=change`, HTML);
    expect(dataOf(body)).toMatchObject({ 'order-notice': { isDone: true } });
    const cancelled = await send(customer, `${path}/cancel`, { version: '2' });
    expect([cancelled.status, cancelled.headers.location]).toEqual([303, `${path}?aviso=cancel`]);
    expect(await stored(under)).toMatchObject([
      { status: 'cancelled', pickupTime: Date.parse(LATER) },
    ]);
  });

  test('withdraws from drinks, of which the page speaks from then on', async () => {
    const { under, customer } = await openWithOrder();
    const beer = [...(await under.shop.menu()).values()].find(({ name }) => name === 'Cerveza');
    const lines = [{ productId: beer?.id, quantity: 2 }];
    const { id, code } = await placeOrder(customer, { quantity: '0', lines });
    const staff = await under.signedIn('haykakan');
    await staff.patch(`/api/orders/${id}/confirm`);
    const path = `/pedido/${code}`;
    const stale = await send(customer, `${path}/withdrawal`, { version: '1' });
    expect(stale.headers.location).toBe(`${path}?aviso=EDITED_MEANWHILE`);
    const refused = await customer.get(`${path}?aviso=EDITED_MEANWHILE`, HTML);
    expect(dataOf(refused.body)).toMatchObject({ 'order-notice': { isDone: false } });
    const done = await send(customer, `${path}/withdrawal`, { version: '2' });
    expect([done.status, done.headers.location]).toEqual([303, `${path}?aviso=withdrawal`]);
    const { body } = await customer.get(`${path}?aviso=withdrawal`, HTML);
    expect(dataOf(body)).toMatchObject({ 'order-notice': { isDone: true } });
  });

  test('tells in Spanish what was refused', async () => {
    const { under, customer, path } = await openWithOrder();
    const wishes: [Record<string, string>, string][] = [
      [{ version: '1', pickupTime: '2026-11-20T20:00:00.000Z' }, 'PICKUP_OUTSIDE_HOURS'],
      [{ version: '7', pickupTime: LATER }, 'EDITED_MEANWHILE'],
      [{ version: '1', pickupTime: '' }, 'VALIDATION'],
      [{ version: '1', pickupTime: '\0' }, 'VALIDATION'],
      [{ version: '9'.repeat(400), pickupTime: LATER }, 'VALIDATION'],
      [{}, 'VALIDATION'],
    ];
    for (const [fields, code] of wishes) {
      const { status, headers } = await send(customer, `${path}/change`, fields);
      expect([status, headers.location]).toEqual([303, `${path}?aviso=${code}`]);
    }
    const { body } = await customer.get(`${path}?aviso=PICKUP_OUTSIDE_HOURS`, HTML);
    expect(dataOf(body)).toMatchObject({
      'order-notice': { isDone: false, text: expect.stringContaining('cerrados') as string },
    });
    expect(await stored(under)).toMatchObject([{ version: 1 }]);
  });

  test('is refused from another site, of another kind, and where it is no form’s size', async () => {
    const { under, customer, path } = await openWithOrder();
    const fields = { version: '1' };
    const foreign = await send(customer, `${path}/cancel`, fields, {
      ...FORM,
      origin: 'https://boese.example',
    } as never);
    expect(foreign.status).toBe(403);
    const large = await send(customer, `${path}/cancel`, { version: '1'.repeat(1_000_000) });
    expect(large.status).toBe(413);
    expect(await stored(under)).toMatchObject([{ version: 1, status: 'pending' }]);
  });

  test.each(['change', 'cancel', 'withdrawal'])(
    '%s is answered without a fault, whatever is sent',
    async (end) => {
      const { under, customer, path } = await openWithOrder();
      const nested = '['.repeat(3000) + ']'.repeat(3000);
      const endless = JSON.stringify('x'.repeat(1_000_000));
      const noForms = [
        'null',
        '[]',
        '[null]',
        '7',
        '"x"',
        'true',
        '{"version":1}',
        '{',
        nested,
        endless,
      ];
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
        for (const body of noForms) {
          const headers = { ...FORM, 'content-type': type };
          const { status, body: said } = await customer.post(`${path}/${end}`, body, headers);
          expect([status, said], body.slice(0, 20)).toMatchObject([
            415,
            { code: 'UNSUPPORTED_MEDIA_TYPE' },
          ]);
        }
      }
      const faultyForms = [
        '',
        'null',
        '\0',
        '%00',
        'version=%ED%A0%80',
        'version=%',
        '__proto__=1',
      ];
      for (const body of [...faultyForms, 'version[]=1&version[a]=1', 'version=1&version=\uD800']) {
        const { status, headers } = await customer.post(`${path}/${end}`, body, FORM);
        expect([status, headers.location], body).toEqual([303, `${path}?aviso=VALIDATION`]);
      }
      expect(await stored(under)).toMatchObject([{ version: 1, status: 'pending' }]);
    },
  );

  test('for a code that opens nothing leads to the page that says so', async () => {
    const { customer } = await openWithOrder();
    const path = `/pedido/${'x'.repeat(22)}`;
    const { status, headers } = await send(customer, `${path}/cancel`, { version: '1' });
    expect([status, headers.location]).toEqual([303, `${path}?aviso=ORDER_NOT_FOUND`]);
    for (const code of MALFORMED) {
      expect((await send(customer, `/pedido/${code}/cancel`, { version: '1' })).status).toBe(303);
    }
  });
});

/** What the page says that a form has led to, at an address that anybody can write. */
async function noticeAt(caller: Caller, path: string, outcome: string): Promise<unknown> {
  const { body } = await caller.get(`${path}?aviso=${outcome}`, HTML);
  return (dataOf(body) as { 'order-notice'?: { text: string } })['order-notice']?.text;
}

test('the page says of its order only what is true of it, whatever the address says', async () => {
  const { under, customer, order, path } = await openWithOrder();
  const told = (outcome: string) => noticeAt(customer, path, outcome);
  const staff = await under.signedIn('haykakan');
  const [cancelled, changed] = ['Pedido cancelado', 'Hemos cambiado la hora de recogida'];
  const untrue = ['cancel', 'change', 'ORDER_IS_CANCELLED', 'ORDER_IS_PAID', 'ORDER_NOT_FOUND'];
  for (const outcome of [...untrue, 'constructor', 'INTERNAL', '']) {
    expect(await told(outcome), outcome).toBeUndefined();
  }
  expect(await told('SLOT_FULL')).toContain('hora');
  await send(customer, `${path}/change`, { version: '1', pickupTime: LATER });
  expect([await told('change'), await told('cancel')]).toEqual([changed, undefined]);
  under.time.now += 1000;
  await staff.patch(`/api/orders/${order.id}/notificado`);
  expect(await told('change')).toBeUndefined();
  const [{ version } = { version: 0 }] = await stored(under);
  await send(customer, `${path}/cancel`, { version: String(version) });
  expect([await told('cancel'), await told('change')]).toEqual([cancelled, undefined]);
  expect(await told('ORDER_IS_CANCELLED')).toBe('Este pedido está cancelado');
  expect(await told('SLOT_FULL')).toBeUndefined();
});

/** How many requests are generated; npm run long -- order-pages makes 10,000. */
const REQUESTS = Number(process.env['BRASA_ORDER_PAGE_REQUESTS'] ?? 300);

/** The same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <One>(random: () => number, from: readonly One[]): One =>
  from[Math.floor(random() * from.length)] as One;

const ENDS = [
  ...['', '/', '/change', '/cancel', '/recogida.ics', '/x', '/change/x'],
  ...['/push', '/push/stop', '/password', '/account'],
];
/** Of nobody's order or link. */
const ALONE = ['/api/push', '/api/points/push', '/api/points/push/stop', '/api/account-recovery'];
const QUERIES = [
  '',
  '?version=1',
  '?aviso=cancel',
  '?pickupTime=2026-11-20T15:00',
  '?_method=POST',
];
const HEADERS = [
  {},
  HTML,
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'x-http-method-override': 'POST' },
  { 'user-agent': 'WhatsApp/2.23' },
];

test('whoever only looks, scans or fetches ahead changes nothing, whatever the address', async () => {
  const { under, customer, order } = await openWithOrder();
  const other = await placeOrder(customer);
  const { token } = await openLinkOf(under);
  await customer.post(`/api/order-pages/${order.code}/push`, {
    ...{
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/maria',
      auth: 'a'.repeat(22),
    },
    p256dh: `B${'a'.repeat(86)}`,
  });
  const links = () => under.shop.db.read.selectFrom('passwordLinks').selectAll().execute();
  const browsers = () => under.shop.db.read.selectFrom('pushSubscriptions').selectAll().execute();
  const state = async () => [
    await countRows(under.shop.db),
    ...[await stored(under), await links(), await browsers()],
  ];
  const before = await state();
  const codes = [order, other].map(({ code }: Order) => String(code));
  const random = randomFrom(20_261_120);
  const seen = new Set<number>();
  for (let made = 0; made < REQUESTS; made += 1) {
    const code = pick(random, [...codes, 'x'.repeat(22), 'x', '%00']);
    const opened = pick(random, [token, 'x'.repeat(32)]);
    const ofOrder = [`/pedido/${code}`, `/api/order-pages/${code}`];
    const ofLink = [`/contrasena/${opened}`, `/api/password-links/${opened}`];
    const path = pick(random, [...ofOrder, ...ofOrder, ...ofLink, pick(random, ALONE)]);
    const url = path + pick(random, ENDS) + pick(random, QUERIES);
    const method = pick(random, ['GET', 'HEAD'] as const);
    const { statusCode } = await under.app.inject({ method, url, headers: pick(random, HEADERS) });
    expect(statusCode, `${method} ${url}`).toBeLessThan(500);
    seen.add(statusCode);
  }
  expect([...seen]).toEqual(expect.arrayContaining([200, 404]));
  expect(await browsers()).toHaveLength(1);
  expect(await state()).toEqual(before);
});
