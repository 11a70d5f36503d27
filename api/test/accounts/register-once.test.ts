// Registering twice makes one customer, and how often it may be tried.
// See docs/rules/accounts.md#registration-signs-in.
import PQueue from 'p-queue';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { Shop } from '../../src/shop.ts';
import { countRows } from '../count-rows.ts';
import { Caller, engine, openShop, type Reply } from '../shop-under-test.ts';
import { customerBody } from './customer-body.ts';

const PATH = '/api/auth/register';
const HOUR = 60 * 60 * 1000;

const key = (text: string) => ({ 'idempotency-key': text });
const idOf = ({ body }: Reply) => (body as { user: CurrentUser }).user.id;
const count = (replies: Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

const changePasswords = ({ db }: Shop) =>
  db.transact(({ sql }) => sql.updateTable('users').set({ password: 'otra' }).execute());

describe('a registration with an Idempotency-Key', () => {
  test('sent ten times at once is one customer, signed in each time', async () => {
    const { visitor, shop } = await openShop();
    const callers = Array.from({ length: 10 }, () => visitor());
    const replies = await Promise.all(
      callers.map((caller) => caller.post(PATH, customerBody(), key('doble-toque'))),
    );
    expect(count(replies, 201)).toBe(10);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(await countRows(shop.db)).toMatchObject({ users: 2, idempotencyKeys: 1 });
    for (const caller of callers) expect((await caller.get('/api/auth/me')).status).toBe(200);
  });

  test('is not repeated by whoever knows the key but not the password', async () => {
    const { visitor } = await openShop();
    await visitor().post(PATH, customerBody(), key('clave-conocida'));
    const thief = visitor();
    const reply = await thief.post(
      PATH,
      customerBody({ password: 'otra más' }),
      key('clave-conocida'),
    );
    expect(reply).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(thief.cookies.size).toBe(0);
  });

  test('with another body is refused, and nothing is written', async () => {
    const { visitor, shop } = await openShop();
    await visitor().post(PATH, customerBody(), key('la-misma-clave'));
    const before = await countRows(shop.db);
    const reply = await visitor().post(PATH, customerBody({ name: 'Otra' }), key('la-misma-clave'));
    expect(reply).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('begins no session for a password that is changed while it is checked', async () => {
    const { visitor, shop } = await openShop();
    const send = (caller: Caller) => caller.post(PATH, customerBody(), key('entre-medias'));
    await send(visitor());
    let hashed = 0;
    let changeBefore = Infinity;
    const add = Reflect.get(PQueue.prototype, 'add') as (...job: unknown[]) => Promise<unknown>;
    const hashing = vi.spyOn(PQueue.prototype, 'add').mockImplementation(async function changed(
      this: PQueue,
      ...job
    ) {
      hashed += 1;
      if (hashed === changeBefore) await changePasswords(shop);
      return Reflect.apply(add, this, job);
    });
    onTestFinished(() => hashing.mockRestore());
    expect((await send(visitor())).status).toBe(201);
    // The stored password is read, and then compared last.
    changeBefore = 2 * hashed;
    const late = visitor();
    const refused = await send(late);
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(late.cookies.size).toBe(0);
    expect(hashed).toBe(changeBefore);
  });

  test('begins no session for who has become staff since: they sign in', async () => {
    const { visitor, signedIn } = await openShop();
    const send = (caller: Caller) => caller.post(PATH, customerBody(), key('ya-del-personal'));
    const owner = await signedIn('superadmin');
    const id = idOf(await send(visitor()));
    for (const [role, status, cookies] of [
      ['haykakan', 409, false],
      ['abaranci', 201, true],
    ] as const) {
      expect((await owner.patch(`/api/auth/users/${id}`, { role })).status).toBe(200);
      const again = visitor();
      const reply = await send(again);
      expect(reply.status).toBe(status);
      if (status === 409) expect(reply.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect(again.cookies.size > 0).toBe(cookies);
    }
  });

  test('that is refused leaves its key free', async () => {
    const { visitor } = await openShop();
    await visitor().post(PATH, customerBody());
    const taken = customerBody({ phone: '600333444' });
    expect((await visitor().post(PATH, taken, key('libre-otra-vez'))).status).toBe(409);
    const free = { ...taken, username: 'otra.persona' };
    expect((await visitor().post(PATH, free, key('libre-otra-vez'))).status).toBe(201);
  });

  test('leaves nothing behind by which its password could be guessed', async () => {
    const { visitor, shop } = await openShop();
    await visitor().post(PATH, customerBody(), key('sin-contrasena'));
    const kept = await shop.db.read.selectFrom('idempotencyKeys').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('leña y brasa');
    // What goes into the fingerprint is shown by repeat-identity.test.ts.
    expect(kept[0]?.response).toBe('{"id":2}');
  });
});

describe('at the same time', () => {
  test('equal registrations are one customer; the others are told of the phone', async () => {
    const { visitor, shop } = await openShop();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => visitor().post(PATH, customerBody())),
    );
    expect([count(replies, 201), count(replies, 409)]).toEqual([1, 7]);
    const refused = replies.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'PHONE_TAKEN' });
    expect(await countRows(shop.db)).toMatchObject({ users: 2 });
  });

  test('of many with one user name one gets it', async () => {
    const { visitor, shop } = await openShop();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        visitor().post(PATH, customerBody({ phone: `60011122${index}` })),
      ),
    );
    expect([count(replies, 201), count(replies, 409)]).toEqual([1, 7]);
    const codes = replies.filter(({ status }) => status === 409).map(({ body }) => body);
    for (const body of codes) expect(body).toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(await countRows(shop.db)).toMatchObject({ users: 2 });
  });
});

describe('registrations from one address', () => {
  const fillUp = (shop: Awaited<ReturnType<typeof openShop>>['shop'], hits: number, at: number) =>
    shop.db.transact(({ sql }) =>
      sql
        .insertInto('throttleHits')
        .values(Array.from({ length: hits }, () => ({ bucket: 'register@203.0.113.7', at })))
        .execute(),
    );

  test('are sixty in an hour; another address is not held up', async () => {
    const { visitor, shop, time } = await openShop();
    await fillUp(shop, 59, time.now);
    const shared = visitor('203.0.113.7');
    expect((await shared.post(PATH, customerBody())).status).toBe(201);
    const next = customerBody({ username: 'otra.persona', phone: '600333444' });
    const refused = await shared.post(PATH, next);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await visitor('203.0.113.8').post(PATH, next)).status).toBe(201);
    time.now += HOUR;
    const later = customerBody({ username: 'tercera', phone: '600555666' });
    expect((await shared.post(PATH, later)).status).toBe(201);
  });

  test('count when they are refused, since each tells whose phone has an account', async () => {
    const { visitor, shop, time } = await openShop();
    await visitor().post(PATH, customerBody());
    await fillUp(shop, 58, time.now);
    const curious = visitor('203.0.113.7');
    const ask = async () => (await curious.post(PATH, customerBody())).status;
    expect([await ask(), await ask(), await ask()]).toEqual([409, 409, 429]);
  });

  test('do not count when they are repeats, which are answered beyond the limit too', async () => {
    const { visitor, shop, time } = await openShop();
    await fillUp(shop, 58, time.now);
    const shared = visitor('203.0.113.7');
    const own = async () =>
      (await shared.post(PATH, customerBody(), key('respuesta-perdida'))).status;
    expect([await own(), await own(), await own()]).toEqual([201, 201, 201]);
    const next = customerBody({ username: 'otra.persona', phone: '600333444' });
    expect((await shared.post(PATH, next, key('la-siguiente'))).status).toBe(201);
    expect(await own()).toBe(201);
    const beyond = customerBody({ username: 'tercera', phone: '600555666' });
    expect((await shared.post(PATH, beyond, key('demasiadas'))).status).toBe(429);
    time.now += HOUR;
    expect((await shared.post(PATH, beyond, key('demasiadas'))).status).toBe(201);
  });
});

if (engine === 'postgres') {
  test('two processes make one customer of equal registrations', async () => {
    const { visitor, shop, secondProcess } = await openShop();
    const there = await secondProcess();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? visitor() : new Caller(there)).post(PATH, customerBody()),
      ),
    );
    expect([count(replies, 201), count(replies, 409)]).toEqual([1, 7]);
    expect(await countRows(shop.db)).toMatchObject({ users: 2 });
  });
}
