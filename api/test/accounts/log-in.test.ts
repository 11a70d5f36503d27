// Signing in and out (docs/rules/accounts.md#signing-in).
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { OWNER, PASSWORD, openShop, type Reply } from '../shop-under-test.ts';

/** The cookies that a reply sets, by name, each with its attributes. */
function setCookies(reply: Reply): Map<string, { value: string; attributes: string[] }> {
  const lines = [reply.headers['set-cookie'] ?? []].flat();
  return new Map(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes }];
    }),
  );
}

const right = { username: OWNER, password: PASSWORD };

describe('signing in', () => {
  test('answers who it is and hands out a session that only the server can read', async () => {
    const { visitor, shop } = await openShop();
    const reply = await visitor().post('/api/auth/login', right);
    expect([reply.status, reply.body]).toEqual([
      200,
      { user: { id: 1, username: OWNER, name: null, role: 'superadmin' } },
    ]);
    const cookies = setCookies(reply);
    expect([...cookies.keys()]).toEqual(['brasa_session', 'brasa_signed_in', 'brasa_staff']);
    const session = cookies.get('brasa_session');
    expect(session?.attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=604800']),
    );
    const mark = cookies.get('brasa_signed_in');
    expect(mark?.value).toBe('1');
    expect(mark?.attributes).not.toContain('HttpOnly');
    expect(cookies.get('brasa_staff')?.attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']),
    );
    const stored = await shop.db.read.selectFrom('sessions').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(session?.value);
  });

  test('on HTTPS the cookies are bound to the host and to encryption', async () => {
    const { visitor } = await openShop({ PUBLIC_URL: 'https://pollos.example' });
    const reply = await visitor().post('/api/auth/login', right);
    const cookies = setCookies(reply);
    expect([...cookies.keys()]).toEqual(['__Host-brasa_session', 'brasa_signed_in', 'brasa_staff']);
    for (const { attributes } of cookies.values()) {
      expect(attributes).toEqual(expect.arrayContaining(['Secure', 'Path=/', 'SameSite=Lax']));
      expect(attributes.join()).not.toMatch(/domain/i);
    }
  });

  test('the cookie opens what its owner may do', async () => {
    const { visitor } = await openShop();
    const owner = visitor();
    await owner.post('/api/auth/login', right);
    expect((await owner.get('/api/auth/me')).body).toEqual({
      id: 1,
      username: OWNER,
      name: null,
      role: 'superadmin',
    });
    expect((await owner.get('/api/dashboard-data')).status).toBe(200);
  });

  test('a password counts however its accents are put together', async () => {
    const { visitor } = await openShop();
    const decomposed = { ...right, password: PASSWORD.normalize('NFD') };
    expect((await visitor().post('/api/auth/login', decomposed)).status).toBe(200);
  });

  test('again gives a new token, and the old one is dead', async () => {
    const { visitor } = await openShop();
    const owner = visitor();
    await owner.post('/api/auth/login', right);
    const old = owner.cookies.get('brasa_session') ?? '';
    await owner.post('/api/auth/login', right);
    expect(owner.cookies.get('brasa_session')).not.toBe(old);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
    const thief = visitor();
    thief.cookies.set('brasa_session', old);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('elsewhere leaves the first session alone', async () => {
    const { visitor } = await openShop();
    const [phone, desk] = [visitor(), visitor()];
    await phone.post('/api/auth/login', right);
    await desk.post('/api/auth/login', right);
    expect((await phone.get('/api/auth/me')).status).toBe(200);
  });

  test('never with a token that the visitor brought along', async () => {
    const { visitor } = await openShop();
    const owner = visitor();
    owner.cookies.set('brasa_session', 'planted-by-somebody-else');
    await owner.post('/api/auth/login', right);
    expect(owner.cookies.get('brasa_session')).not.toBe('planted-by-somebody-else');
  });
});

describe('a refused login', () => {
  test('is one and the same for unknown, wrong, inactive and phone-only', async () => {
    const { visitor, signedIn, shop } = await openShop();
    const left = await signedIn('haykakan');
    await shop.db.transact(async ({ sql }) => {
      await sql.updateTable('users').set({ active: 0 }).where('id', '=', left.id).execute();
      await sql
        .insertInto('users')
        .values({
          phone: '600111222',
          phoneOnly: 1,
          role: 'abaranci',
          active: 1,
          createdAt: 0,
          updatedAt: 0,
        })
        .execute();
    });
    const before = await countRows(shop.db);
    const attempts = {
      unknown: { username: 'nadie', password: PASSWORD },
      wrong: { username: OWNER, password: 'otra' },
      inactive: { username: left.username, password: PASSWORD },
      phoneOnly: { username: '600111222', password: PASSWORD },
      wrongInOtherCase: { username: OWNER.toUpperCase(), password: 'otra' },
      injection: { username: "' or '1'='1", password: "' or '1'='1" },
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      const reply = await visitor().post('/api/auth/login', attempt);
      expect([name, reply.status, reply.body]).toEqual([
        name,
        401,
        { error: 'Usuario o contraseña incorrectos', code: 'WRONG_CREDENTIALS' },
      ]);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('without a name or a password says which', async () => {
    const { visitor } = await openShop();
    const reply = await visitor().post('/api/auth/login', {});
    expect(reply).toMatchObject({
      status: 400,
      body: {
        details: [
          { path: 'username', message: 'El usuario es requerido' },
          { path: 'password', message: 'La contraseña es requerida' },
        ],
      },
    });
    const odd = [{ a: 1 }, ['x'], 5, true, null, '', 'x'.repeat(201), 'a\u0000b'];
    for (const value of odd) {
      for (const body of [
        { username: value, password: 'x' },
        { username: 'x', password: value },
      ]) {
        const { status } = await visitor().post('/api/auth/login', body);
        expect([body, status]).toEqual([body, 400]);
      }
    }
  });
});

describe('signing out', () => {
  test('ends the session and takes both its cookies away', async () => {
    const { visitor, shop } = await openShop();
    const owner = visitor();
    await owner.post('/api/auth/login', right);
    const token = owner.cookies.get('brasa_session') ?? '';
    const reply = await owner.post('/api/auth/logout');
    expect([reply.status, reply.body]).toEqual([200, { success: true }]);
    expect([...owner.cookies.keys()]).toEqual(['brasa_staff']);
    expect(await shop.db.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
    owner.cookies.set('brasa_session', token);
    expect((await owner.get('/api/auth/me')).status).toBe(401);
  });

  test('without a session, or with one that is over, is no fault', async () => {
    const { visitor } = await openShop();
    const nobody = visitor();
    expect((await nobody.post('/api/auth/logout')).status).toBe(200);
    nobody.cookies.set('brasa_session', 'gone');
    expect((await nobody.post('/api/auth/logout')).status).toBe(200);
  });
});
