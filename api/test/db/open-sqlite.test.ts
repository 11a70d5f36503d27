// One process that writes, one file that holds everything.
// See docs/rules/running.md#one-process-writes-sqlite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../../src/db/engines/open-sqlite.ts';
import { countRows } from '../count-rows.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const SETTING = { key: 'a', value: 'b', createdAt: 0, updatedAt: 0 };

test('a folder that is in use is refused with a message that says so, and is free afterwards', async () => {
  const folder = temporaryFolder();
  const first = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow(
    `Otro proceso de Brasa está usando la carpeta de datos ${folder}`,
  );
  await first.transact(({ sql }) => sql.insertInto('settings').values(SETTING).execute());
  await first.close();
  const second = await openSqlite(folder);
  expect(await countRows(second)).toMatchObject({ settings: 1 });
  await second.close();
});

test('what was erased is neither in the file nor in its log once the log is emptied', async () => {
  const folder = temporaryFolder();
  const database = await openSqlite(folder);
  onTestFinished(() => database.close());
  const isFound = (text: string) =>
    readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
  const secret = 'Ana Ruiz, 600 111 222';
  const row = { ...SETTING, value: secret };
  await database.transact(({ sql }) => sql.insertInto('settings').values(row).execute());
  await database.transact(({ sql }) => sql.updateTable('settings').set({ value: 'b' }).execute());
  expect(isFound(secret)).toBe(true);
  await database.transact(async ({ sql }) => {
    await sql.updateTable('settings').set({ value: 'c' }).execute();
    database.truncateWal();
  });
  expect(isFound(secret)).toBe(true);
  database.truncateWal();
  expect(isFound(secret)).toBe(false);
  expect(await database.read.selectFrom('settings').select('value').execute()).toEqual([
    { value: 'c' },
  ]);
});

test('another process is refused too, and a killed one leaves the folder free and its rows there', async () => {
  const folder = temporaryFolder();
  const module = join(import.meta.dirname, '../../src/db/engines/open-sqlite.ts');
  const script = `
    const { openSqlite } = await import(${JSON.stringify(module)});
    const database = await openSqlite(${JSON.stringify(folder)});
    await database.transact(({ sql }) => sql.insertInto('settings').values(${JSON.stringify(SETTING)}).execute());
    process.stdout.write('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await expect(openSqlite(folder)).rejects.toThrow('Otro proceso de Brasa');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await openSqlite(folder);
  expect(await countRows(database)).toMatchObject({ settings: 1 });
  await database.close();
});

test('after a clean stop everything is in the one file', async () => {
  const folder = temporaryFolder();
  const database = await openSqlite(folder);
  await database.transact(({ sql }) => sql.insertInto('settings').values(SETTING).execute());
  await database.close();
  const elsewhere = join(temporaryFolder(), 'copy');
  mkdirSync(elsewhere);
  copyFileSync(join(folder, SQLITE_FILE), join(elsewhere, SQLITE_FILE));
  const copy = await openSqlite(elsewhere);
  expect(await countRows(copy)).toMatchObject({ settings: 1 });
  await copy.close();
});

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, mode(join(folder, name))]));

const ALL_PRIVATE = {
  'brasa.lock': '600',
  'brasa.lock-journal': '600',
  'brasa.sqlite': '600',
  'brasa.sqlite-shm': '600',
  'brasa.sqlite-wal': '600',
};

test('the folder and all that the database writes are for their owner alone', async () => {
  const folder = join(temporaryFolder(), 'data');
  const database = await openSqlite(folder);
  await database.transact(({ sql }) => sql.insertInto('settings').values(SETTING).execute());
  expect([mode(folder), modesIn(folder)]).toEqual(['700', ALL_PRIVATE]);
  await database.close();
});

test('files of before that everybody could read are closed to others, in a folder that stays as it is', async () => {
  const folder = temporaryFolder();
  await (await openSqlite(folder)).close();
  chmodSync(folder, 0o755);
  const setAside = ['brasa.sqlite.antes-20261120T111000', 'brasa.sqlite.antes-20261120T111000-wal'];
  for (const name of [...setAside, 'apuntes.txt']) writeFileSync(join(folder, name), '');
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const database = await openSqlite(folder);
  await database.transact(({ sql }) => sql.insertInto('settings').values(SETTING).execute());
  const closed = Object.fromEntries(setAside.map((name) => [name, '600']));
  const all = { ...ALL_PRIVATE, ...closed, 'apuntes.txt': '644' };
  expect([mode(folder), modesIn(folder)]).toEqual(['755', all]);
  await database.close();
});

test('what is deleted or replaced is in no page of the file any more', async () => {
  const folder = temporaryFolder();
  const database = await openSqlite(folder);
  const secret = 'María José Núñez, 600111222';
  const rows = [secret, secret.repeat(2000), 'queda'];
  await database.transact(async ({ sql }) => {
    for (const [key, value] of rows.entries()) {
      await sql
        .insertInto('settings')
        .values({ ...SETTING, key: `k${key}`, value })
        .execute();
    }
  });
  await database.transact(({ sql }) =>
    sql.deleteFrom('settings').where('key', '=', 'k1').execute(),
  );
  await database.transact(({ sql }) =>
    sql.updateTable('settings').set({ value: '' }).where('key', '=', 'k0').execute(),
  );
  await database.close();
  const file = readFileSync(join(folder, SQLITE_FILE)).toString('latin1');
  expect(file).toContain('queda');
  expect(file).not.toContain('600111222');
});
