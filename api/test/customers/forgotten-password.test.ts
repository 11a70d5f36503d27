// Links for a password by e-mail (docs/rules/accounts.md#forgotten-passwords).
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { openMailServer } from '../outside/open-mail-server.ts';
import { partOf } from '../outside/read-mail.ts';
import { mailChannel } from '../../src/messages/index.ts';
import { sendNext } from '../../src/messages/send-next.ts';
import { countLinks, phoneUser } from '../accounts/password-link.ts';
import { formerAddressMail, passwordMail } from '../../src/customers/index.ts';
import {
  openShop,
  PASSWORD,
  type Caller,
  type ShopUnderTest,
  type SignedIn,
} from '../shop-under-test.ts';
import { merge } from './people.ts';

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hola@brasa.example',
  PUBLIC_URL: 'https://brasa.example',
};
const CALL = '/api/account-recovery';
const MESSAGE =
  'Si esa dirección es de una cuenta, recibirás un correo en unos minutos. El enlace dura 30 minutos.';

const ask = (caller: Caller, email = 'mj@example.com') => caller.post(CALL, { email });

const queued = async ({ shop }: ShopUnderTest) =>
  shop.db.read.selectFrom('messages').select(['kind', 'recipient', 'orderId']).execute();

/** What is written to the address. */
async function written({ shop }: ShopUnderTest, recipient: string) {
  if (!shop.mail) throw new Error('the shop sends no mail');
  return passwordMail(shop, shop.mail)({ recipient, orderId: null, madeAt: shop.clock() }, []);
}

const tokensIn = (text: string) =>
  [...text.matchAll(/\/contrasena\/([\w-]{32})$/gm)].map(([, token = '']) => token);

async function customerWith(under: ShopUnderTest, email: string) {
  const customer = await under.signedIn('abaranci');
  await customer.patch('/api/auth/me', { email, currentPassword: PASSWORD });
  return customer;
}

describe('asking', () => {
  test('answers the same for every address, and writes one message', async () => {
    const under = await openShop(MAIL);
    await customerWith(under, 'mj@example.com');
    const visitor = under.visitor();
    for (const email of ['MJ@example.com', 'nadie@example.com']) {
      expect(await ask(visitor, email)).toMatchObject({ status: 200, body: { message: MESSAGE } });
    }
    expect(await queued(under)).toEqual([
      { kind: 'passwordLinks', recipient: 'mj@example.com', orderId: null },
      { kind: 'passwordLinks', recipient: 'nadie@example.com', orderId: null },
    ]);
  });

  test('fills nobody’s mailbox, and says nothing of it', async () => {
    const under = await openShop(MAIL);
    const visitor = under.visitor();
    const replies = [];
    for (let turn = 0; turn < 5; turn += 1) replies.push(await ask(visitor));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 5 }, () => [200, { message: MESSAGE }]),
    );
    expect(await queued(under)).toHaveLength(3);
    under.time.now += HOUR;
    await ask(visitor);
    expect(await queued(under)).toHaveLength(4);
  });

  test('for other spellings of an address uses up none of its mails', async () => {
    const under = await openShop(MAIL);
    const visitor = under.visitor();
    for (const email of ['m.j@example.com', 'mj+1@example.com', 'mj+2@example.com']) {
      await ask(visitor, email);
    }
    await ask(visitor);
    expect((await queued(under)).at(-1)).toMatchObject({ recipient: 'mj@example.com' });
  });

  test('is limited by the address from which it is done', async () => {
    const under = await openShop(MAIL);
    const visitor = under.visitor('203.0.113.9');
    for (let turn = 0; turn < 20; turn += 1) await ask(visitor, `m${turn}@example.com`);
    expect(await ask(visitor)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await ask(under.visitor())).status).toBe(200);
  });

  test('wants an e-mail', async () => {
    const under = await openShop(MAIL);
    expect(await ask(under.visitor(), 'mj')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'email', message: 'Ingrese un email válido' }] },
    });
  });

  test.each(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const)(
    'is refused without %s, which is told beforehand',
    async (missing) => {
      const { [missing]: _, ...environment } = MAIL;
      const under = await openShop(environment);
      const visitor = under.visitor();
      expect((await visitor.get(CALL)).body).toEqual({ byMail: false });
      expect(await ask(visitor)).toMatchObject({ status: 409, body: { code: 'MAIL_OFF' } });
      expect(await queued(under)).toEqual([]);
    },
  );

  test('is offered where the shop sends mail', async () => {
    const under = await openShop(MAIL);
    expect((await under.visitor().get(CALL)).body).toEqual({ byMail: true });
  });
});

describe('the mail', () => {
  test('has a link for each active account of the address, good for half an hour from now', async () => {
    const under = await openShop(MAIL);
    const one = await customerWith(under, 'mj@example.com');
    const other = await customerWith(under, 'MJ@example.com');
    const left = await customerWith(under, 'mj@example.com');
    const staff = await under.signedIn('haykakan');
    const phone = await phoneUser(under);
    await staff.patch(`/api/auth/users/${phone}`, { email: 'mj@example.com' });
    await staff.patch(`/api/auth/users/${left.id}/toggle-active`, { active: false });
    const mail = await written(under, 'mj@example.com');
    expect(mail).toMatchObject({ to: 'mj@example.com', subject: 'Tu enlace para la contraseña' });
    const text = mail?.text ?? '';
    expect(text).toContain(`Elegir la contraseña de ${one.username}:`);
    expect(text).toContain(`Elegir la contraseña de ${other.username}:`);
    expect(text).toContain('teléfono que acaba en 222:');
    expect(text).not.toContain(left.username);
    expect(tokensIn(text)).toHaveLength(3);
    under.time.now += 29 * MINUTE;
    const [token] = tokensIn(text);
    const visitor = under.visitor();
    const set = await visitor.post(`/api/password-links/${token}/password`, {
      password: 'nueva y larga',
    });
    expect(set).toMatchObject({ status: 200, body: { user: { id: one.id } } });
  });

  describe('to an address that 21 accounts have', () => {
    const VICTIM = 'mj@example.com';

    async function taken(under: ShopUnderTest, stranger: Caller) {
      under.time.now += MINUTE;
      const change = { email: VICTIM, currentPassword: PASSWORD };
      expect((await stranger.patch('/api/auth/me', change)).status).toBe(200);
    }

    test('has the account whose address it was first, however old the others are', async () => {
      const under = await openShop(MAIL);
      const strangers: SignedIn[] = [];
      for (let count = 1; count <= 20; count += 1) strangers.push(await under.signedIn('abaranci'));
      const owner = await customerWith(under, 'MJ@example.com');
      for (const stranger of strangers) await taken(under, stranger);
      const text = (await written(under, VICTIM))?.text ?? '';
      expect(tokensIn(text)).toHaveLength(20);
      expect(text).toContain(`Elegir la contraseña de ${owner.username}:`);
      expect(text).not.toContain(`Elegir la contraseña de ${strangers.at(-1)?.username}:`);
      const staff = await under.signedIn('haykakan');
      expect((await staff.get(`/api/auth/users/search/email/${VICTIM}`)).body).toMatchObject({
        user: { id: owner.id },
      });
    });

    test('has it after its owner has written the address otherwise, and after a merge that brought it', async () => {
      const under = await openShop(MAIL);
      const strangers: SignedIn[] = [];
      for (let count = 1; count <= 20; count += 1) strangers.push(await under.signedIn('abaranci'));
      const staff = await under.signedIn('haykakan');
      const owner = await under.signedIn('abaranci');
      const phone = await phoneUser(under);
      await staff.patch(`/api/auth/users/${phone}`, { email: VICTIM });
      for (const stranger of strangers) await taken(under, stranger);
      await staff.post('/api/auth/me/password-proof', { currentPassword: PASSWORD });
      const merged = await merge(staff, owner.id, phone);
      expect(merged).toMatchObject({ status: 200, body: { user: { email: VICTIM } } });
      const change = { email: 'MJ@example.com', currentPassword: PASSWORD };
      expect((await owner.patch('/api/auth/me', change)).status).toBe(200);
      const text = (await written(under, VICTIM))?.text ?? '';
      expect(text).toContain(`Elegir la contraseña de ${owner.username}:`);
    });
  });

  test('leaves the links alone that staff have made', async () => {
    const under = await openShop(MAIL);
    const customer = await customerWith(under, 'mj@example.com');
    const staff = await under.signedIn('haykakan');
    const { body } = await staff.post(`/api/auth/users/${customer.id}/password-link`);
    const token = (body as { url: string }).url.slice(-32);
    await written(under, 'mj@example.com');
    expect((await under.visitor().get(`/api/password-links/${token}`)).status).toBe(200);
  });

  test('is not written to an address that is nobody’s, nor to one that was given up', async () => {
    const under = await openShop(MAIL);
    const customer = await customerWith(under, 'mj@example.com');
    await customer.patch('/api/auth/me', {
      ...{ email: 'otra@example.com', currentPassword: PASSWORD },
    });
    expect(await written(under, 'mj@example.com')).toBeNull();
    expect(await written(under, 'nadie@example.com')).toBeNull();
  });

  test('has no link for a superadmin, and says to the mailbox where there is one', async () => {
    const under = await openShop(MAIL);
    const owner = await under.signedIn('superadmin');
    const email = 'jefa@example.com';
    await owner.patch('/api/auth/me', { email, currentPassword: PASSWORD });
    expect(await ask(under.visitor(), email)).toMatchObject({
      status: 200,
      body: { message: MESSAGE },
    });
    const alone = await written(under, email);
    expect(alone).toMatchObject({ to: email, subject: 'Tu contraseña' });
    expect(alone?.text).toContain(`Para ${owner.username}, que es superadmin`);
    expect(alone?.text).not.toContain('/contrasena/');
    expect(await countLinks(under)).toBe(0);
    const customer = await customerWith(under, email);
    const both = await written(under, email);
    expect(both?.text).toContain(`Elegir la contraseña de ${customer.username}:`);
    expect(tokensIn(both?.text ?? '')).toHaveLength(1);
    const rows = await under.shop.db.read.selectFrom('passwordLinks').select('userId').execute();
    expect(rows).toEqual([{ userId: customer.id }]);
  });

  test('leaves like every other, after which the address is kept nowhere', async () => {
    const server = await openMailServer();
    const under = await openShop({ ...MAIL, SMTP_URL: server.url });
    const { shop } = under;
    await customerWith(under, 'mj@example.com');
    await ask(under.visitor());
    if (!shop.mail) throw new Error('the shop sends no mail');
    const contents = { passwordLinks: passwordMail(shop, shop.mail) };
    const { signal } = new AbortController();
    await sendNext({ shop, channel: mailChannel(shop, shop.mail, contents), signal });
    expect(server.received).toMatchObject([{ to: ['mj@example.com'] }]);
    const rows = await under.shop.db.read.selectFrom('messages').selectAll().execute();
    expect(rows).toMatchObject([{ outcome: 'sent', recipient: null }]);
  });
});

test('the address that an account had gets a mail that does not tell the new one', async () => {
  const server = await openMailServer();
  const under = await openShop({ ...MAIL, SMTP_URL: server.url });
  const { shop } = under;
  const customer = await customerWith(under, 'mj@example.com');
  const change = { email: 'ladrona@example.com', currentPassword: PASSWORD };
  await customer.patch('/api/auth/me', change);
  if (!shop.mail) throw new Error('the shop sends no mail');
  const contents = { emailChanged: formerAddressMail(shop) };
  const { signal } = new AbortController();
  await sendNext({ shop, channel: mailChannel(shop, shop.mail, contents), signal });
  expect(server.received).toMatchObject([{ to: ['mj@example.com'] }]);
  const [mail] = server.received;
  if (!mail) throw new Error('no mail');
  const said = partOf(mail, 'text/plain');
  expect(said).toContain('El 20/11/2026 a las 12:10 se cambió el email de tu cuenta');
  expect(said).not.toContain('ladrona');
  expect(partOf(mail, 'text/html')).not.toContain('ladrona');
  const rows = await shop.db.read.selectFrom('messages').selectAll().execute();
  expect(rows).toMatchObject([{ kind: 'emailChanged', outcome: 'sent', recipient: null }]);
});
