// One process that writes, one file that holds everything.
// See docs/rules/running.md#one-process-writes-sqlite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../../src/db/open-sqlite.ts';
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

test('another process is refused too, and a killed one leaves the folder free and its rows there', async () => {
  const folder = temporaryFolder();
  const module = join(import.meta.dirname, '../../src/db/open-sqlite.ts');
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
