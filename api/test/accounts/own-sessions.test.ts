// Where somebody is signed in (docs/rules/accounts.md#sessions-of-ones-own).
import { describe, expect, test } from 'vitest';
import type { OwnSession } from '@brasa/core/accounts/session/sessions.contract.ts';
import { DAY, HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import {
  openShop,
  PASSWORD,
  type Caller,
  type ShopUnderTest,
  type SignedIn,
} from '../shop-under-test.ts';

const SESSIONS = '/api/auth/me/sessions';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

async function signInAgain(under: ShopUnderTest, { username }: SignedIn): Promise<Caller> {
  const caller = under.visitor();
  const body = { username, password: PASSWORD };
  await caller.post('/api/auth/login', body, { 'user-agent': PHONE });
  return caller;
}

const listed = async (caller: Caller) => (await caller.get(SESSIONS)).body as OwnSession[];

describe('an account with 50 sessions', () => {
  async function openWithFifty() {
    const under = await openShop();
    const [here, stranger] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    const others: Caller[] = [];
    for (let count = 1; count < 50; count += 1) {
      under.time.now += MINUTE;
      others.push(await signInAgain(under, here));
    }
    under.time.now += HOUR;
    await here.get('/api/auth/me');
    return { under, here, others, stranger };
  }

  const statusOf = async (caller: Caller | undefined) =>
    (await caller?.get('/api/auth/me'))?.status ?? 0;

  test('loses the one that was used longest ago when another is begun', async () => {
    const { under, here, others, stranger } = await openWithFifty();
    const another = await signInAgain(under, here);
    expect(await statusOf(others[0])).toBe(401);
    for (const caller of [here, ...others.slice(1), another, stranger]) {
      expect(await statusOf(caller)).toBe(200);
    }
    expect(await listed(here)).toHaveLength(50);
  });

  test('loses none where a browser that has one signs in again', async () => {
    const { here, others } = await openWithFifty();
    const last = others.at(-1);
    await last?.post('/api/auth/login', { username: here.username, password: PASSWORD });
    expect(await statusOf(others[0])).toBe(200);
    expect(await listed(here)).toHaveLength(50);
  });

  test('keeps the one that is begun, whatever the clock said before', async () => {
    const { under, here } = await openWithFifty();
    under.time.now -= DAY / 2;
    expect(await statusOf(await signInAgain(under, here))).toBe(200);
    expect(await listed(here)).toHaveLength(50);
  });
});

describe('the list', () => {
  test('says of each device what it is, since when and when it was used, and which is this one', async () => {
    const under = await openShop();
    const here = await under.signedIn('abaranci');
    await under.signedIn('abaranci');
    under.time.now += 10 * MINUTE;
    const phone = await signInAgain(under, here);
    const began = new Date(under.time.now - 10 * MINUTE).toISOString();
    const now = new Date(under.time.now).toISOString();
    const id = expect.stringMatching(/^[\w-]{43}$/) as string;
    expect(await listed(here)).toEqual([
      { id, device: 'Chrome en Android', startedAt: now, usedAt: now, isCurrent: false },
      { id, device: 'Dispositivo desconocido', startedAt: began, usedAt: began, isCurrent: true },
    ]);
    expect((await listed(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    under.time.now += HOUR;
    await phone.get('/api/auth/me');
    expect((await listed(here)).map(({ usedAt }) => usedAt)).toEqual([
      new Date(under.time.now).toISOString(),
      new Date(under.time.now).toISOString(),
    ]);
  });

  test('tells neither tokens nor their hashes', async () => {
    const under = await openShop();
    const here = await under.signedIn('abaranci');
    const said = JSON.stringify(await listed(here));
    expect(said).not.toContain(here.cookies.get('brasa_session'));
    for (const { tokenHash } of await under.shop.db.read
      .selectFrom('sessions')
      .selectAll()
      .execute()) {
      expect(said).not.toContain(tokenHash);
    }
  });

  test('lacks what has ended', async () => {
    const under = await openShop();
    const here = await under.signedIn('abaranci');
    await signInAgain(under, here);
    under.time.now += 20 * DAY;
    await here.get('/api/auth/me');
    under.time.now += 11 * DAY;
    expect(await listed(here)).toHaveLength(1);
  });
});

describe('ending', () => {
  test('one of them leaves the others; sent again it has ended', async () => {
    const under = await openShop();
    const here = await under.signedIn('abaranci');
    const [phone, desk] = [await signInAgain(under, here), await signInAgain(under, here)];
    const own = (await listed(phone)).find(({ isCurrent }) => isCurrent);
    const end = () => here.send('DELETE', `${SESSIONS}/${own?.id}`);
    expect((await end()).body).toEqual({ ended: 1 });
    expect((await end()).body).toEqual({ ended: 0 });
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await desk.get('/api/auth/me')).status).toBe(200);
  });

  test('all the others leaves this one, and other people', async () => {
    const under = await openShop();
    const here = await under.signedIn('abaranci');
    const stranger = await under.signedIn('abaranci');
    const phone = await signInAgain(under, here);
    expect((await here.send('DELETE', SESSIONS)).body).toEqual({ ended: 1 });
    expect((await here.send('DELETE', SESSIONS)).body).toEqual({ ended: 0 });
    const statuses = [here, stranger, phone].map(
      async (caller) => (await caller.get('/api/auth/me')).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
  });

  test('is done thirty times an hour at most', async () => {
    const { shop, signedIn, time } = await openShop();
    const here = await signedIn('abaranci');
    const rows = Array.from({ length: 29 }, () => ({
      bucket: `sessions-ended of ${here.id}`,
      at: time.now,
    }));
    await shop.db.transact(({ sql }) => sql.insertInto('throttleHits').values(rows).execute());
    expect((await here.send('DELETE', SESSIONS)).status).toBe(200);
    expect((await here.send('DELETE', SESSIONS)).status).toBe(429);
  });

  test("somebody else's, or this one, ends nothing", async () => {
    const under = await openShop();
    const [here, stranger] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    for (const caller of [here, stranger]) {
      const [session] = await listed(caller);
      const reply = await here.send('DELETE', `${SESSIONS}/${session?.id}`);
      expect(reply.body).toEqual({ ended: 0 });
    }
    expect((await stranger.get('/api/auth/me')).status).toBe(200);
    expect((await here.get('/api/auth/me')).status).toBe(200);
  });
});
