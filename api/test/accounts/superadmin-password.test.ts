// Which superadmin gets another password on the server, beside the open shop
// (docs/rules/accounts.md#a-forgotten-superadmin-password).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertUser } from '../../src/accounts/accounts.store.ts';
import { verifyPassword } from '../../src/accounts/passwords/passwords.ts';
import { renewSuperadminPassword } from '../../src/accounts/passwords/renew-superadmin-password.ts';
import { startSession } from '../../src/accounts/session/sessions.ts';
import { NOW } from '../shop-under-test.ts';
import { emptyDatabase } from '../test-databases.ts';

/** A shop that goes on, and where it keeps its data. */
async function openSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-superadmin-'));
  const site = await emptyDatabase(dataDir);
  const place = { dataDir, databaseUrl: site.url === '' ? undefined : site.url };
  onTestFinished(async () => {
    await site.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { site, place };
}

async function openWith(...superadmins: string[]) {
  const { site, place } = await openSite();
  const database = await site.open();
  onTestFinished(() => database.close());
  const add = (username: string, role: 'superadmin' | 'haykakan') =>
    database.transact(async (transaction) => {
      const user = { username, passwordHash: 'none', role, name: null, now: NOW };
      const id = await insertUser(transaction, user);
      await startSession(transaction, { id, role }, { now: NOW, device: null });
      return id;
    });
  await add('ani', 'haykakan');
  for (const username of superadmins) await add(username, 'superadmin');
  const users = () =>
    database.read.selectFrom('users').select(['username', 'password', 'version']).execute();
  const renew = (username?: string) => renewSuperadminPassword(place, username, NOW);
  return { database, users, renew };
}

test('the only one need not be named; nobody else is touched', async () => {
  const { database, users, renew } = await openWith('admin');
  const before = database.version();
  const renewed = await renew();
  expect(renewed).toEqual({
    username: 'admin',
    password: expect.stringMatching(/^[a-z2-9]{16}$/) as string,
    hadSecondFactor: false,
  });
  const [staff, owner] = await users();
  expect(staff).toMatchObject({ username: 'ani', password: 'none', version: 1 });
  expect(owner).toMatchObject({ username: 'admin', version: 2 });
  expect(await verifyPassword(renewed.password, owner?.password ?? null)).toBe(true);
  const left = await database.read.selectFrom('sessions').select('userId').execute();
  expect(left).toEqual([{ userId: 1 }]);
  const recorded = database.read.selectFrom('auditEntries').select(['kind', 'author', 'subjectId']);
  expect(await recorded.execute()).toEqual([
    { kind: 'password_set', author: 'server', subjectId: '2' },
  ]);
  // What the server remembers of sessions is as of this version.
  if (before !== null) expect(database.version()).toBeGreaterThan(before);
});

test('a second factor is switched off too, and said to be; one that was only begun is none', async () => {
  const { database, renew } = await openWith('admin');
  const confirmAt = (confirmedAt: number | null) =>
    database.transact(async ({ sql }) => {
      const factor = { userId: 2, secret: 'x', recoveryCodes: '[]', lastStep: 1, createdAt: NOW };
      await sql
        .insertInto('secondFactors')
        .values({ ...factor, confirmedAt })
        .execute();
    });
  await confirmAt(NOW);
  expect(await renew()).toMatchObject({ hadSecondFactor: true });
  await confirmAt(null);
  expect(await renew()).toMatchObject({ hadSecondFactor: false });
  expect(await database.read.selectFrom('secondFactors').selectAll().execute()).toEqual([]);
  const recorded = database.read.selectFrom('auditEntries').select('kind').orderBy('id');
  expect((await recorded.execute()).map(({ kind }) => kind)).toEqual([
    ...['password_set', 'second_factor_removed', 'password_set'],
  ]);
});

test('of several one is named, in whatever spelling', async () => {
  const { users, renew } = await openWith('admin', 'José');
  await expect(renew()).rejects.toThrow('Hay varios superadmin: admin, José. Diga el usuario');
  await expect(renew('ani')).rejects.toThrow('Ningún superadmin activo se llama «ani»');
  expect((await users()).map(({ version }) => version)).toEqual([1, 1, 1]);
  expect(await renew('jose')).toMatchObject({ username: 'José' });
});

test('without a superadmin, or a shop that has started, it says so', async () => {
  const { renew } = await openWith();
  await expect(renew()).rejects.toThrow('No hay ningún superadmin activo');
  const { place } = await openSite();
  await expect(renewSuperadminPassword(place, undefined, NOW)).rejects.toThrow(
    /^(?:No hay base de datos en|La base de datos no es la de esta versión .* si es posterior, use esa versión)/,
  );
});
