// Gestión de Usuarios behind the screen: adding, changing, switching off, new passwords
// (docs/rules/accounts.md#users-as-staff-manage-them).
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { countLinks } from './password-link.ts';
import { openShop, PASSWORD, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

type User = {
  id: number;
  username: string | null;
  role: string;
  phone: string | null;
  active: boolean;
  phoneOnly: boolean;
  version: number;
  updatedAt: string;
};

const newUser = (changes: Record<string, unknown> = {}) => ({
  username: 'mjose',
  password: 'secreta1',
  confirmPassword: 'secreta1',
  role: 'abaranci',
  name: 'María José',
  email: 'mj@example.com',
  phone: '+34 600 111 222',
  details: 'Comparsa Estudiantes',
  ...changes,
});

async function create(staff: Caller, changes: Record<string, unknown> = {}): Promise<User> {
  const { status, body } = await staff.post('/api/auth/users', newUser(changes));
  expect(status, JSON.stringify(body)).toBe(201);
  return body as User;
}

const logIn = ({ visitor }: ShopUnderTest, username: string, password: string) =>
  visitor().post('/api/auth/login', { username, password });

const errorOf = (reply: { status: number; body: unknown }) => [
  reply.status,
  (reply.body as { error: string }).error,
];

describe('adding a user', () => {
  test('who can sign in with the password at once', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    expect(await create(staff)).toEqual({
      id: expect.any(Number) as number,
      username: 'mjose',
      name: 'María José',
      role: 'abaranci',
      email: 'mj@example.com',
      phone: '600111222',
      postalCode: null,
      comparsaName: null,
      usernameCollides: false,
      details: 'Comparsa Estudiantes',
      active: true,
      phoneOnly: false,
      gdprConsentDate: null,
      version: 1,
      createdAt: '2026-11-20T11:10:00.000Z',
      updatedAt: '2026-11-20T11:10:00.000Z',
    });
    expect((await logIn(under, 'mjose', 'secreta1')).status).toBe(200);
  });

  test('with blank e-mail, phone and details is one without them', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const user = await create(staff, { email: ' ', phone: '', details: '  ', name: '' });
    expect(user).toMatchObject({ email: null, phone: null, details: null, name: null });
  });

  test('is a customer unless another role is given', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    expect(await create(staff, { role: undefined })).toMatchObject({ role: 'abaranci' });
    const colleague = { username: 'otra', role: 'haykakan', phone: null };
    expect(await create(staff, colleague)).toMatchObject({ role: 'haykakan' });
  });

  test.each([
    [{ username: '' }, 'username', 'El nombre de usuario es obligatorio'],
    [
      { password: 'corta', confirmPassword: 'corta' },
      'password',
      'La contraseña debe tener al menos 6 caracteres',
    ],
    [{ confirmPassword: '' }, 'confirmPassword', 'Confirme la contraseña'],
    [{ confirmPassword: 'secreta2' }, 'confirmPassword', 'Las contraseñas no coinciden'],
    [{ email: 'nada' }, 'email', 'Email inválido'],
    [{ phone: '12' }, 'phone', 'El teléfono debe tener al menos 9 dígitos'],
    [{ role: 'dueño' }, 'role', 'Rol inválido'],
  ])('with %o is told so, and nobody is added', async (changes, path, message) => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('superadmin');
    const before = await countRows(shop.db);
    const { status, body } = await staff.post('/api/auth/users', newUser(changes));
    expect(status).toBe(400);
    expect((body as { details: unknown[] }).details).toContainEqual({ path, message });
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('as superadmin is refused to everybody', async () => {
    const { signedIn, shop } = await openShop();
    for (const role of ['haykakan', 'superadmin'] as const) {
      const staff = await signedIn(role);
      const before = await countRows(shop.db);
      const reply = await staff.post('/api/auth/users', newUser({ role: 'superadmin' }));
      expect(errorOf(reply)).toEqual([403, 'Nadie puede pasar a ser superadmin desde aquí']);
      expect(await countRows(shop.db)).toEqual(before);
    }
  });

  test('with a name or a phone that is taken says which', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    await create(staff);
    const sameName = await staff.post('/api/auth/users', newUser({ phone: null }));
    expect(errorOf(sameName)).toEqual([409, 'Ese nombre de usuario ya está ocupado. Elige otro']);
    const samePhone = await staff.post('/api/auth/users', newUser({ username: 'otra' }));
    expect(errorOf(samePhone)).toEqual([
      409,
      'Ese teléfono ya es de otro usuario. Si solo tiene teléfono, edítalo para darle usuario y contraseña',
    ]);
  });

  test('sent again with the same key adds one', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    const key = { 'idempotency-key': 'alta-de-usuario-1' };
    const first = await staff.post('/api/auth/users', newUser(), key);
    const before = await countRows(shop.db);
    const again = await staff.post('/api/auth/users', newUser(), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await countRows(shop.db)).toEqual(before);
    const other = await staff.post('/api/auth/users', newUser({ name: 'Otra' }), key);
    expect(other.status).toBe(409);
  });

  test('sent again with the same key and another password is told so, and the first one stays', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const key = { 'idempotency-key': 'alta-de-usuario-1' };
    await staff.post('/api/auth/users', newUser(), key);
    const passwords = { password: 'secreta2', confirmPassword: 'secreta2' };
    const other = await staff.post('/api/auth/users', newUser(passwords), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await logIn(under, 'mjose', 'secreta1')).status).toBe(200);
    expect((await logIn(under, 'mjose', 'secreta2')).status).toBe(401);
  });
});

describe('changing a user', () => {
  test('changes what is named and keeps the rest', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const user = await create(staff);
    const { status, body } = await staff.patch(`/api/auth/users/${user.id}`, {
      name: 'María',
      details: '',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...user, name: 'María', details: null, version: user.version + 1 });
    expect((await logIn(under, 'mjose', 'secreta1')).status).toBe(200);
  });

  test('with a new password ends the sessions, blank ones keep it', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const customer = await under.signedIn('abaranci');
    const url = `/api/auth/users/${customer.id}`;
    await staff.patch(url, { name: 'Ana', password: '', confirmPassword: '' });
    expect((await customer.get('/api/auth/me')).status).toBe(200);
    const passwords = { password: 'nueva-clave', confirmPassword: 'nueva-clave' };
    expect((await staff.patch(url, passwords)).status).toBe(200);
    expect((await customer.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(under, customer.username, PASSWORD)).status).toBe(401);
    expect((await logIn(under, customer.username, 'nueva-clave')).status).toBe(200);
  });

  test.each(['haykakan', 'superadmin'] as const)(
    'of oneself, %s, takes no password and no other e-mail, and changes nothing then',
    async (role) => {
      const under = await openShop();
      const staff = await under.signedIn(role);
      const url = `/api/auth/users/${staff.id}`;
      const own = { name: 'Ana', email: 'ana@example.com', currentPassword: PASSWORD };
      await staff.patch('/api/auth/me', own);
      const read = () => under.shop.db.read.selectFrom('users').selectAll().execute();
      const before = await read();
      const passwords = { password: 'nueva-clave', confirmPassword: 'nueva-clave' };
      const password =
        'Tu contraseña se cambia en «Mi contraseña», en tu tarjeta de Gestión de Usuarios: allí se pide la actual';
      const email = 'Tu email se cambia en «Mis datos», donde se pide tu contraseña';
      const key = { 'idempotency-key': 'mi-propia-clave-1' };
      for (const [body, error] of [
        [{ name: 'Otra', ...passwords }, password],
        [{ name: 'Otra', email: 'ladrona@example.com' }, email],
        [{ name: 'Otra', email: null }, email],
      ] as const) {
        expect(errorOf(await staff.patch(url, body))).toEqual([403, error]);
      }
      expect(errorOf(await staff.patch(url, passwords, key))).toEqual([403, password]);
      expect(await read()).toEqual(before);
      expect((await staff.get('/api/auth/me')).status).toBe(200);
      expect((await logIn(under, staff.username, PASSWORD)).status).toBe(200);
      const rest = { name: 'Anahit', email: 'ANA@example.com', details: 'Domingos', password: '' };
      expect(await staff.patch(url, rest)).toMatchObject({
        status: 200,
        body: { name: 'Anahit', email: 'ANA@example.com', details: 'Domingos' },
      });
    },
  );

  test('with two passwords that differ, or one alone, changes nothing', async () => {
    const { signedIn } = await openShop();
    const [staff, customer] = [await signedIn('haykakan'), await signedIn('abaranci')];
    for (const body of [
      { password: 'nueva-clave', confirmPassword: 'otra-clave' },
      { password: 'nueva-clave' },
      { password: 'nueva-clave', confirmPassword: '' },
    ]) {
      const reply = await staff.patch(`/api/auth/users/${customer.id}`, { ...body, name: 'Ana' });
      expect(reply.status).toBe(400);
      expect((reply.body as { details: unknown[] }).details).toContainEqual({
        path: 'confirmPassword',
        message: 'Las contraseñas no coinciden',
      });
    }
    expect((await customer.get('/api/auth/me')).status).toBe(200);
  });

  test('to the phone or the name of another is refused', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    await create(staff);
    const other = await create(staff, { username: 'otra', phone: '600333444' });
    const url = `/api/auth/users/${other.id}`;
    expect((await staff.patch(url, { phone: '600111222' })).status).toBe(409);
    expect((await staff.patch(url, { username: 'mjose' })).status).toBe(409);
    expect((await staff.patch(url, { username: 'otra', phone: '600 333 444' })).status).toBe(200);
  });

  describe('whom a colleague has changed since', () => {
    async function openEditedTwice() {
      const under = await openShop();
      const [one, other] = [await under.signedIn('haykakan'), await under.signedIn('haykakan')];
      const user = await create(one);
      const url = `/api/auth/users/${user.id}`;
      const theirs = await other.patch(url, { name: 'María', version: user.version });
      return { under, one, url, user, theirs: theirs.body as User };
    }
    const read = ({ shop }: ShopUnderTest) =>
      shop.db.read.selectFrom('users').selectAll().orderBy('id').execute();

    test('is told who they are now, and nothing is written', async () => {
      const { under, one, url, user, theirs } = await openEditedTwice();
      const before = await read(under);
      const stale = { role: 'haykakan', version: user.version };
      expect(await one.patch(url, stale)).toMatchObject({
        status: 409,
        body: {
          code: 'EDITED_MEANWHILE',
          error:
            'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
          current: theirs,
        },
      });
      expect(await read(under)).toEqual(before);
      const { version } = theirs;
      expect(await one.patch(url, { role: 'haykakan', version })).toMatchObject({
        status: 200,
        body: { role: 'haykakan', name: 'María' },
      });
    });

    test('is no conflict where it asks for what is there already, or names no state', async () => {
      const { one, url, user } = await openEditedTwice();
      const { version } = user;
      expect((await one.patch(url, { name: 'María', version })).status).toBe(200);
      expect((await one.patch(url, { name: 'Mª José' })).status).toBe(200);
      expect((await one.patch(url, { name: 'Ana', version: 'ayer' })).status).toBe(400);
    });

    test('counts switching off and a new password as changes too', async () => {
      const { one, url, theirs, under } = await openEditedTwice();
      const { version } = theirs;
      await one.patch(`${url}/toggle-active`, { active: false });
      expect((await one.patch(url, { name: 'Ana', version })).status).toBe(409);
      const { version: later } = (await one.patch(url, {})).body as User;
      const owner = await under.signedIn('superadmin');
      const reset = { newPassword: 'nueva-clave' };
      await owner.patch(`/api/auth/change-password/${theirs.id}`, reset);
      expect((await one.patch(url, { name: 'Ana', version: later })).status).toBe(409);
    });

    test('is written by one of two who save at the same time', async () => {
      const { signedIn } = await openShop();
      const [one, other] = [await signedIn('haykakan'), await signedIn('haykakan')];
      const { id, version } = await create(one);
      const url = `/api/auth/users/${id}`;
      const replies = await Promise.all([
        one.patch(url, { name: 'Ana', version }),
        other.patch(url, { name: 'Eva', version }),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });
  });

  test('with a key that is sent again is answered the first answer, and not with another password', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { id, version } = await create(staff);
    const key = { 'idempotency-key': 'cambio-de-clave-1' };
    const send = (password: string) =>
      staff.patch(`/api/auth/users/${id}`, { password, confirmPassword: password, version }, key);
    const first = await send('nueva-clave');
    expect(await send('nueva-clave')).toMatchObject({ status: 200, body: first.body });
    expect((await send('otra-clave')).status).toBe(409);
    expect((await logIn(under, 'mjose', 'nueva-clave')).status).toBe(200);
  });

  test('who does not exist is not found', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('superadmin');
    for (const id of ['4711', '2147483647']) {
      expect((await staff.patch(`/api/auth/users/${id}`, { name: 'Ana' })).status).toBe(404);
      expect((await staff.patch(`/api/auth/users/${id}/toggle-active`)).status).toBe(404);
      const password = { newPassword: 'nueva-clave' };
      expect((await staff.patch(`/api/auth/change-password/${id}`, password)).status).toBe(404);
    }
    expect((await staff.patch('/api/auth/users/x', { name: 'Ana' })).status).toBe(400);
  });
});

describe('a phone-only user', () => {
  async function openWithPhoneUser() {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    await staff.post('/api/points/assign-by-phone', {
      phone: '600111222',
      points: 20,
      isCashPayment: false,
      confirmAssignment: true,
    });
    const [user] = (await staff.get('/api/auth/users')).body as User[];
    if (!user?.phoneOnly) throw new Error('the newest user is not the one with the phone');
    return { under, staff, url: `/api/auth/users/${user.id}`, user };
  }

  test('becomes a full one with a user name and a password', async () => {
    const { under, staff, url } = await openWithPhoneUser();
    const signIn = { username: 'nueva', password: 'secreta1', confirmPassword: 'secreta1' };
    const { body } = await staff.patch(url, signIn);
    expect(body).toMatchObject({ username: 'nueva', phone: '600111222', phoneOnly: false });
    expect((await logIn(under, 'nueva', 'secreta1')).status).toBe(200);
  });

  test('may get a name and stay phone-only, but never half a sign-in and never no phone', async () => {
    const { staff, url } = await openWithPhoneUser();
    expect((await staff.patch(url, { name: 'Ana' })).body).toMatchObject({
      name: 'Ana',
      phoneOnly: true,
    });
    const half =
      'Para que pueda iniciar sesión, dale a la vez un nombre de usuario y una contraseña';
    expect(errorOf(await staff.patch(url, { username: 'ana' }))).toEqual([422, half]);
    const password = { password: 'secreta1', confirmPassword: 'secreta1' };
    expect(errorOf(await staff.patch(url, password))).toEqual([422, half]);
    expect(errorOf(await staff.patch(url, { phone: '' }))).toEqual([
      422,
      'Este usuario solo tiene teléfono: cámbialo por otro, pero no lo dejes en blanco',
    ]);
  });

  test('gets no password without a user name', async () => {
    const { under, user } = await openWithPhoneUser();
    const superadmin = await under.signedIn('superadmin');
    const url = `/api/auth/change-password/${user.id}`;
    expect((await superadmin.patch(url, { newPassword: 'secreta1' })).status).toBe(422);
  });
});

describe('superadmins', () => {
  const CRAFTED = [
    { name: 'Otro' },
    { password: 'tomada1', confirmPassword: 'tomada1' },
    { role: 'abaranci' },
    { role: 'superadmin', name: 'Otro' },
    { username: 'otro' },
    {},
  ];

  test.each(CRAFTED)('are not touched by other staff with %o', async (body) => {
    const { signedIn, shop } = await openShop();
    const [staff, owner] = [await signedIn('haykakan'), await signedIn('superadmin')];
    const read = () =>
      shop.db.read.selectFrom('users').selectAll().where('id', '=', owner.id).execute();
    const before = await read();
    const reply = await staff.patch(`/api/auth/users/${owner.id}`, body);
    expect(errorOf(reply)).toEqual([403, 'Solo un superadmin puede cambiar a un superadmin']);
    expect(await read()).toEqual(before);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  test('are switched off by another superadmin only', async () => {
    const { signedIn } = await openShop();
    const [staff, owner] = [await signedIn('haykakan'), await signedIn('superadmin')];
    const other = await signedIn('superadmin');
    const url = `/api/auth/users/${owner.id}/toggle-active`;
    expect((await staff.patch(url)).status).toBe(403);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
    expect((await other.patch(url)).status).toBe(200);
    expect((await owner.get('/api/auth/me')).status).toBe(401);
  });

  test('are made of nobody, and stay what they are', async () => {
    const { signedIn } = await openShop();
    const [owner, other] = [await signedIn('superadmin'), await signedIn('superadmin')];
    const [staff, customer] = [await signedIn('haykakan'), await signedIn('abaranci')];
    for (const actor of [staff, owner]) {
      for (const target of [staff, customer]) {
        const reply = await actor.patch(`/api/auth/users/${target.id}`, { role: 'superadmin' });
        expect(reply.status).toBe(403);
      }
    }
    for (const target of [owner, other]) {
      const reply = await owner.patch(`/api/auth/users/${target.id}`, { role: 'haykakan' });
      expect(errorOf(reply)).toEqual([403, 'Un superadmin no puede cambiar de rol desde aquí']);
    }
  });

  test('change their own password elsewhere, and make no link for themselves', async () => {
    const under = await openShop();
    const owner = await under.signedIn('superadmin');
    const refusal = { status: 403, body: { code: 'OWN_PASSWORD_ELSEWHERE' } };
    const change = { newPassword: 'nueva-clave' };
    expect(await owner.patch(`/api/auth/change-password/${owner.id}`, change)).toMatchObject(
      refusal,
    );
    expect(await owner.post(`/api/auth/users/${owner.id}/password-link`)).toMatchObject(refusal);
    expect(await countLinks(under)).toBe(0);
    expect((await logIn(under, owner.username, PASSWORD)).status).toBe(200);
  });

  test('alone change passwords', async () => {
    const under = await openShop();
    const [staff, owner] = [await under.signedIn('haykakan'), await under.signedIn('superadmin')];
    const customer = await under.signedIn('abaranci');
    const url = `/api/auth/change-password/${customer.id}`;
    expect((await staff.patch(url, { newPassword: 'nueva-clave' })).status).toBe(403);
    const short = await owner.patch(url, { newPassword: 'corta' });
    expect((short.body as { details: unknown[] }).details).toEqual([
      { path: 'newPassword', message: 'La nueva contraseña debe tener al menos 6 caracteres' },
    ]);
    expect((await owner.patch(url, { newPassword: 'nueva-clave' })).status).toBe(200);
    expect((await customer.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(under, customer.username, 'nueva-clave')).status).toBe(200);
  });
});

describe('switching a user off', () => {
  test('ends the sessions at once; switching on says so and lets them in again', async () => {
    const under = await openShop();
    const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const url = `/api/auth/users/${customer.id}/toggle-active`;
    const off = await staff.patch(url);
    expect(off.body).toMatchObject({ message: 'Usuario desactivado', user: { active: false } });
    expect((await customer.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(under, customer.username, PASSWORD)).status).toBe(401);
    const on = await staff.patch(url);
    expect(on.body).toMatchObject({ message: 'Usuario activado', user: { active: true } });
    expect((await customer.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(under, customer.username, PASSWORD)).status).toBe(200);
  });

  test('is done once however often the same request arrives', async () => {
    const { signedIn } = await openShop();
    const [staff, customer] = [await signedIn('haykakan'), await signedIn('abaranci')];
    const key = { 'idempotency-key': 'apagar-una-vez' };
    const url = `/api/auth/users/${customer.id}/toggle-active`;
    const first = await staff.patch(url, undefined, key);
    expect((await staff.patch(url, undefined, key)).body).toEqual(first.body);
  });

  test('says which of the two, and then no colleague undoes it by doing the same', async () => {
    const { signedIn } = await openShop();
    const [one, other] = [await signedIn('haykakan'), await signedIn('haykakan')];
    const customer = await signedIn('abaranci');
    const url = `/api/auth/users/${customer.id}/toggle-active`;
    for (const staff of [one, other]) {
      const off = await staff.patch(url, { active: false });
      expect(off.body).toMatchObject({ message: 'Usuario desactivado', user: { active: false } });
    }
    const on = await one.patch(url, { active: true });
    expect(on.body).toMatchObject({ message: 'Usuario activado', user: { active: true } });
    expect((await one.patch(url, { active: 'no' })).status).toBe(400);
  });

  test('is not done to oneself', async () => {
    const { signedIn } = await openShop();
    for (const role of ['haykakan', 'superadmin'] as const) {
      const staff = await signedIn(role);
      const reply = await staff.patch(`/api/auth/users/${staff.id}/toggle-active`);
      expect(errorOf(reply)).toEqual([403, 'No puedes desactivar tu propio usuario']);
      expect((await staff.get('/api/auth/me')).status).toBe(200);
    }
  });
});
