// A session that ends while a body is on its way does nothing any more (docs/rules/wire.md#what-ends-a-session).
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { FORM_HEADERS, formBody } from '../catalog/picture-form.ts';
import { countRows } from '../count-rows.ts';
import { connectTo } from '../raw-request.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

const json = (value: object) => ({
  body: Buffer.from(JSON.stringify(value)),
  headers: ['Content-Type: application/json'],
});
const form = (field: string) => ({
  body: formBody([{ field, bytes: 'x' }]),
  headers: [`Content-Type: ${FORM_HEADERS['content-type']}`],
});
const USER = {
  ...{ username: 'despues', password: 'Trufa-0000q', confirmPassword: 'Trufa-0000q' },
  ...{ name: 'x', role: 'haykakan' },
};

/** What goes over the wire behind the head. */
type Held = { body: Buffer; headers: string[] };

const withLength = ({ body, headers }: Held): Held => ({
  body,
  headers: [...headers, `Content-Length: ${body.length}`],
});

/** As a client sends what has no end yet. */
const inChunks = ({ body, headers }: Held): Held => ({
  body: Buffer.from(`${body.length.toString(16)}\r\n${String(body)}\r\n0\r\n\r\n`),
  headers: [...headers, 'Transfer-Encoding: chunked'],
});

/** In bytes: within what ends a form. */
const HELD_BACK = 10;

const switchOff = { url: 'toggle-active', change: { active: false } };
const demote = { url: '', change: { role: 'abaranci' } };

async function openHeldBack() {
  const under = await openShop();
  const [owner, staff] = [await under.signedIn('superadmin'), await under.signedIn('haykakan')];
  const cookie = [...staff.cookies].map((one) => one.join('=')).join('; ');
  /** Sends all but the end; goes on once the server, having let it in, reads the body. */
  const begin = async (line: string, { body, headers }: Held) => {
    const socket = await connectTo(under.app);
    const { promise: isRead, resolve } = Promise.withResolvers<null>();
    under.app.server.prependOnceListener('request', (message: IncomingMessage) => {
      message.on('newListener', (event) => {
        if (event === 'data' || event === 'readable') resolve(null);
      });
    });
    const lines = [`${line} HTTP/1.1`, 'Host: localhost', `Cookie: ${cookie}`, 'Connection: close'];
    socket.write(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, -HELD_BACK));
    await isRead;
    return async () => {
      socket.write(body.subarray(-HELD_BACK));
      return (await socket.setEncoding('utf8').toArray()).join('');
    };
  };
  return { under, owner, staff, begin };
}

test.each([
  ['a user', 'POST /api/auth/users', withLength(json(USER)), switchOff],
  ['a user, in chunks', 'POST /api/auth/users', inChunks(json(USER)), switchOff],
  ['a user, by who is staff no more', 'POST /api/auth/users', withLength(json(USER)), demote],
  ['a picture', 'POST /api/products/1/image', withLength(form('image')), switchOff],
  ['a recording', 'POST /api/speech-to-text', withLength(form('audio')), switchOff],
])('%s is not taken', async (_what, line, held, { url, change }) => {
  const { under, owner, staff, begin } = await openHeldBack();
  const end = await begin(line, held);
  const ended = await owner.patch(`/api/auth/users/${staff.id}/${url}`.replace(/\/$/, ''), change);
  expect(ended.status).toBe(200);
  const before = await countRows(under.shop.db);
  expect(await end()).toContain('"code":"LOGIN_REQUIRED"');
  expect(await countRows(under.shop.db)).toEqual(before);
});

test('an order of a member of staff without a connection is nobody else’s', async () => {
  const { under, owner, staff, begin } = await openHeldBack();
  const { body, headers } = withLength(json(orderBody()));
  const offline = [`Made-Offline-By: ${staff.id}`, 'Idempotency-Key: sin-conexion-1'];
  const end = await begin('POST /api/orders', { body, headers: [...headers, ...offline] });
  await owner.patch(`/api/auth/users/${staff.id}/toggle-active`, { active: false });
  const before = await countRows(under.shop.db);
  expect(await end()).toContain('"code":"LOGIN_REQUIRED"');
  expect(await countRows(under.shop.db)).toEqual(before);
});

test('whoever is still signed in is waited for', async () => {
  const { begin } = await openHeldBack();
  const end = await begin('POST /api/auth/users', withLength(json(USER)));
  expect(await end()).toMatch(/^HTTP\/1\.1 201 /);
});
