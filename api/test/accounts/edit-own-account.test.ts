// People correct their own data (docs/decisions/0011): the messages of a registration, the phone of nobody
// else, and another phone or e-mail for whoever knows the password.
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import { countRows } from '../count-rows.ts';
import { openShop, PASSWORD, type Caller, type ShopUnderTest } from '../shop-under-test.ts';
import { customerBody } from './customer-body.ts';
import { phoneUser, tokenFor } from './password-link.ts';

const CALL = '/api/auth/me';
const OWN_PASSWORD = 'leña y brasa';

async function openWithCustomer() {
  const under = await openShop();
  const customer = under.visitor();
  await customer.post('/api/auth/register', customerBody());
  return { under, customer };
}

const read = ({ shop }: ShopUnderTest) =>
  shop.db.read.selectFrom('users').selectAll().orderBy('id').execute();
const account = async (caller: Caller) => (await caller.get('/api/auth/me/account')).body;

describe('the own data', () => {
  test('are changed where they are named; the rest stays', async () => {
    const { customer } = await openWithCustomer();
    const before = (await account(customer)) as object;
    const change = { name: 'María J. Núñez', email: 'otra@example.com', postalCode: '08001' };
    const reply = await customer.patch(CALL, { ...change, currentPassword: OWN_PASSWORD });
    expect(reply).toMatchObject({ status: 200, body: { ...before, ...change } });
    expect(await account(customer)).toEqual(reply.body);
  });

  test('are new at once on every screen: who is signed in, the users of staff, their search', async () => {
    const { under, customer } = await openWithCustomer();
    const staff = await under.signedIn('haykakan');
    await customer.patch(CALL, { name: 'Ani Petrosyan' });
    expect((await customer.get(CALL)).body).toMatchObject({ name: 'Ani Petrosyan' });
    const { body } = await staff.get('/api/auth/users?q=petrosyan');
    expect(body).toMatchObject([{ name: 'Ani Petrosyan', phone: '600111222' }]);
    expect((await staff.get('/api/auth/users?q=nunez')).body).toEqual([]);
  });

  test.each([
    [{ name: 'A' }, 'name', 'El nombre es obligatorio'],
    [{ name: '' }, 'name', 'El nombre es obligatorio'],
    [{ email: '' }, 'email', 'Ingrese un email válido'],
    [{ email: 'nada' }, 'email', 'Ingrese un email válido'],
    [{ phone: '12' }, 'phone', 'El teléfono debe tener al menos 9 dígitos'],
    [{ phone: null }, 'phone', 'El teléfono debe tener al menos 9 dígitos'],
    [{ postalCode: '034' }, 'postalCode', 'Código postal obligatorio'],
    [{ phone: '600333444' }, 'currentPassword', 'La contraseña actual es requerida'],
    [{ email: 'otra@example.com' }, 'currentPassword', 'La contraseña actual es requerida'],
    [
      { phone: '600333444', currentPassword: '' },
      'currentPassword',
      'La contraseña actual es requerida',
    ],
  ])('with %o are refused as at registration, and nothing changes', async (body, path, message) => {
    const { under, customer } = await openWithCustomer();
    const before = await read(under);
    const reply = await customer.patch(CALL, { postalCode: '08001', ...body });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path, message }] } });
    expect(await read(under)).toEqual(before);
  });

  test('are changed 30 times an hour; what is there already is no change', async () => {
    const { under, customer } = await openWithCustomer();
    const rename = async (name: string) => (await customer.patch(CALL, { name })).status;
    for (let turn = 1; turn <= 30; turn += 1) expect(await rename(`Ana ${turn}`)).toBe(200);
    expect([await rename('Ana 31'), await rename('Ana 30')]).toEqual([429, 200]);
    under.time.now += HOUR;
    expect(await rename('Ana 31')).toBe(200);
  });

  test('are nobody else’s: role, user name, notes and password are not taken from here', async () => {
    const { under, customer } = await openWithCustomer();
    const before = await read(under);
    const crafted = {
      ...{ id: 1, role: 'superadmin', username: 'otra', details: 'VIP', active: false },
      ...{ password: 'nueva-clave', confirmPassword: 'nueva-clave' },
    };
    expect((await customer.patch(CALL, crafted)).status).toBe(200);
    expect(await read(under)).toEqual(before);
  });

  test.each(['abaranci', 'haykakan', 'superadmin'] as const)(
    'are corrected by every role: %s',
    async (role) => {
      const { signedIn } = await openShop();
      const user = await signedIn(role);
      const phone = { phone: '+34 600 333 444', currentPassword: PASSWORD };
      const reply = await user.patch(CALL, { name: 'Ana', ...phone });
      expect(reply).toMatchObject({ status: 200, body: { name: 'Ana', phone: '600333444', role } });
    },
  );

  test('are for nobody without a session', async () => {
    const { visitor } = await openShop();
    expect((await visitor().patch(CALL, { name: 'Ana' })).status).toBe(401);
  });
});

describe('another phone', () => {
  const phone = '600333444';

  test('takes the password, and points are found by it from then on', async () => {
    const { under, customer } = await openWithCustomer();
    const staff = await under.signedIn('haykakan');
    const change = { phone: '0034 600 333 444', currentPassword: OWN_PASSWORD };
    expect(await customer.patch(CALL, change)).toMatchObject({ status: 200, body: { phone } });
    const found = async (digits: string) =>
      (await staff.post('/api/points/search-phone', { phone: digits })).body;
    expect(await found(phone)).toMatchObject({ found: true, user: { name: 'María José Núñez' } });
    expect(await found('600111222')).toEqual({ found: false });
  });

  test('with a wrong password changes nothing, the rest of the request included', async () => {
    const { under, customer } = await openWithCustomer();
    const before = await read(under);
    const change = { name: 'Otra', phone, currentPassword: 'equivocada' };
    expect(await customer.patch(CALL, change)).toMatchObject({
      status: 422,
      body: { code: 'OWN_PASSWORD_WRONG', error: 'La contraseña actual no es correcta' },
    });
    expect(await read(under)).toEqual(before);
  });

  test('in another spelling is the same, and takes no password', async () => {
    const { customer } = await openWithCustomer();
    expect((await customer.patch(CALL, { phone: '+34 600 111 222' })).status).toBe(200);
  });

  test('that is somebody’s, phone-only included, is refused with the way to the shop', async () => {
    const { under, customer } = await openWithCustomer();
    const staff = await under.signedIn('superadmin');
    await staff.patch('/api/settings/whatsappNumber', { value: '34600999888' });
    await staff.post('/api/points/assign-by-phone', { phone, points: 20, isCashPayment: false });
    const before = await read(under);
    const text = 'Este teléfono ya tiene una cuenta. Escríbenos y te ayudamos';
    const reply = await customer.patch(CALL, { phone, currentPassword: OWN_PASSWORD });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'PHONE_TAKEN', error: text, message: text },
    });
    const { whatsappLink } = reply.body as { whatsappLink: string };
    expect(whatsappLink).toContain('34600999888');
    expect(decodeURIComponent(whatsappLink)).toContain('quiero cambiar mi teléfono en la web');
    expect(await read(under)).toEqual(before);
  });

  test('is not found out by asking for every one there is', async () => {
    const { under, customer } = await openWithCustomer();
    const staff = await under.signedIn('haykakan');
    await staff.post('/api/points/assign-by-phone', { phone, points: 20, isCashPayment: false });
    const ask = async (wanted: string) =>
      (await customer.patch(CALL, { phone: wanted, currentPassword: OWN_PASSWORD })).status;
    const free = ['600333441', '600333442'];
    const asked = [phone, ...free, phone, phone];
    for (const one of asked) expect(await ask(one)).toBe(one === phone ? 409 : 200);
    expect([await ask(phone), await ask('600333443')]).toEqual([429, 429]);
    under.time.now += DAY - 1;
    expect(await ask(phone)).toBe(429);
    under.time.now += 1;
    expect(await ask(phone)).toBe(409);
  });

  test('that two want at the same time is one’s, the other is told', async () => {
    const under = await openShop();
    for (let round = 0; round < 5; round += 1) {
      const wanted = `60033344${round}`;
      const both = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
      const replies = await Promise.all(
        both.map((one) => one.patch(CALL, { phone: wanted, currentPassword: PASSWORD })),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const late = replies.find(({ status }) => status === 409);
      expect(late?.body).toMatchObject({ code: 'PHONE_TAKEN' });
    }
  });
});

describe('another e-mail', () => {
  const MAIL = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@brasa.example',
    PUBLIC_URL: 'https://brasa.example',
  };
  const email = 'otra@example.com';
  const told = ({ shop }: ShopUnderTest) =>
    shop.db.read
      .selectFrom('messages')
      .select(['kind', 'recipient', 'orderId', 'madeAt'])
      .execute();

  async function openMailing() {
    const under = await openShop(MAIL);
    const customer = under.visitor();
    await customer.post('/api/auth/register', customerBody());
    return { under, customer };
  }

  test('takes the password, and has the old address told', async () => {
    const { under, customer } = await openMailing();
    const reply = await customer.patch(CALL, { email, currentPassword: OWN_PASSWORD });
    expect(reply).toMatchObject({ status: 200, body: { email } });
    expect(await told(under)).toEqual([
      {
        kind: 'emailChanged',
        recipient: 'maria@example.com',
        orderId: null,
        madeAt: under.time.now,
      },
    ]);
  });

  test('with a wrong password changes nothing and tells nobody, and counts as a failed login', async () => {
    const { under, customer } = await openMailing();
    const before = await read(under);
    const change = { name: 'Otra', email, currentPassword: 'equivocada' };
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await customer.patch(CALL, change)).toMatchObject({
        status: 422,
        body: { code: 'OWN_PASSWORD_WRONG', error: 'La contraseña actual no es correcta' },
      });
    }
    const right = { email, currentPassword: OWN_PASSWORD };
    expect(await customer.patch(CALL, right)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    });
    expect([await read(under), await told(under)]).toEqual([before, []]);
  });

  test.each(['MARIA@Example.com', '  maria@example.com '])(
    'in another spelling, %j, is the same, takes no password and tells nobody',
    async (spelling) => {
      const { under, customer } = await openMailing();
      const reply = await customer.patch(CALL, { email: spelling });
      expect(reply).toMatchObject({ status: 200, body: { email: spelling.trim() } });
      expect(await told(under)).toEqual([]);
    },
  );

  test('where none was known takes the password too, and nobody is to be told', async () => {
    const under = await openShop(MAIL);
    const customer = await under.signedIn('abaranci');
    expect((await customer.patch(CALL, { email })).status).toBe(400);
    expect((await customer.patch(CALL, { email, currentPassword: PASSWORD })).status).toBe(200);
    expect(await told(under)).toEqual([]);
  });

  test('from an address that many accounts have had for a moment fills its mailbox no more', async () => {
    const { under } = await openMailing();
    const accounts = await Promise.all([1, 2, 3, 4, 5].map(() => under.signedIn('abaranci')));
    under.time.now += 2 * DAY;
    const change = (to: string) =>
      Promise.all(
        accounts.map(async ({ username }, place) => {
          const owner = under.visitor();
          await owner.post('/api/auth/login', { username, password: PASSWORD });
          const address = to === '' ? `otra${place}@example.com` : to;
          const body = { email: address, currentPassword: PASSWORD };
          expect((await owner.patch(CALL, body)).status).toBe(200);
        }),
      );
    await change('victima@example.com');
    await change('');
    expect(await told(under)).toHaveLength(3);
  });

  test('from an address that many accounts have had for days fills its mailbox no more', async () => {
    const { under } = await openMailing();
    const accounts = await Promise.all(
      Array.from({ length: 15 }, () => under.signedIn('abaranci')),
    );
    const change = async (to: (place: number) => string) => {
      for (const [place, account] of accounts.entries()) {
        const body = { email: to(place), currentPassword: PASSWORD };
        expect((await account.patch(CALL, body)).status).toBe(200);
      }
    };
    await change(() => 'victima@example.com');
    under.time.now += 2 * DAY;
    await change((place) => `otra${place}@example.com`);
    expect(await told(under)).toHaveLength(10 + 3);
  });

  test('back and forth does not fill the mailbox that is told', async () => {
    const { under, customer } = await openMailing();
    for (let turn = 0; turn < 6; turn += 1) {
      const next = turn % 2 === 0 ? email : 'maria@example.com';
      const change = { email: next, currentPassword: OWN_PASSWORD };
      expect((await customer.patch(CALL, change)).status).toBe(200);
    }
    await customer.patch(CALL, { email, currentPassword: OWN_PASSWORD });
    const to = (await told(under)).map(({ recipient }) => recipient);
    expect(to.filter((one) => one === 'maria@example.com')).toHaveLength(3);
  });

  test('is told whatever accounts of the same mailbox have used up', async () => {
    const { under, customer } = await openMailing();
    under.time.now += DAY;
    for (const one of [1, 2, 3]) {
      const other = under.visitor();
      const spelling = { email: `maria+${one}@example.com`, phone: `60011133${one}` };
      await other.post('/api/auth/register', customerBody({ username: `otra${one}`, ...spelling }));
      const change = { email: `otra${one}@example.com`, currentPassword: OWN_PASSWORD };
      expect((await other.patch(CALL, change)).status).toBe(200);
    }
    await customer.patch(CALL, { email, currentPassword: OWN_PASSWORD });
    expect((await told(under)).at(-1)).toMatchObject({ recipient: 'maria@example.com' });
  });

  test('is told where staff change it, take it away or the owner of a link gives another', async () => {
    const { under } = await openMailing();
    const staff = await under.signedIn('superadmin');
    const users = await read(under);
    const id = users.find((user) => user.email === 'maria@example.com')?.id;
    const edit = (body: object) => staff.patch(`/api/auth/users/${id}`, body);
    expect((await edit({ email: 'MARIA@example.com' })).status).toBe(200);
    expect(await told(under)).toEqual([]);
    expect((await edit({ email })).status).toBe(200);
    expect((await edit({ email: null })).status).toBe(200);
    const phone = await phoneUser(under, '600222333');
    await staff.patch(`/api/auth/users/${phone}`, { email: 'anotada@example.com' });
    const { phone: _, ...body } = customerBody({ username: 'otra', email: 'suya@example.com' });
    const address = `/api/password-links/${await tokenFor(staff, phone)}/account`;
    expect((await under.visitor().post(address, body)).status).toBe(200);
    expect((await told(under)).map(({ recipient }) => recipient)).toEqual([
      'MARIA@example.com',
      'otra@example.com',
      'anotada@example.com',
    ]);
  });
});

describe('with an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'mis-datos-0001' };

  test('a repeat is answered the account as it is by then and changes nothing', async () => {
    const { under, customer } = await openWithCustomer();
    const change = { name: 'Ani', phone: '600333444', currentPassword: OWN_PASSWORD };
    const first = await customer.patch(CALL, change, key);
    await customer.patch(CALL, { name: 'Anahit' });
    const before = [await read(under), await countRows(under.shop.db)];
    const again = await customer.patch(CALL, change, key);
    expect(first.status).toBe(200);
    expect(again).toMatchObject({
      status: 200,
      body: { ...(first.body as object), name: 'Anahit' },
    });
    expect([await read(under), await countRows(under.shop.db)]).toEqual(before);
  });

  test('another request, or another password, is refused', async () => {
    const { customer } = await openWithCustomer();
    await customer.patch(CALL, { name: 'Ani', currentPassword: OWN_PASSWORD }, key);
    for (const other of [{ name: 'Eva', currentPassword: OWN_PASSWORD }, { name: 'Ani' }]) {
      expect(await customer.patch(CALL, other, key)).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
    }
  });
});
