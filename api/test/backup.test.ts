// npm run backup and npm run restore as an operator runs them (docs/rules/running.md#backups).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../src/db/engines/open-sqlite.ts';
import { onlyBackupIn, openData, runCopying, temporaryFolder } from './copying-scripts.ts';
import { countRows } from './count-rows.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Writes a row of the table "busy" all the time, in a process of its own, until it is killed. */
const BUSY_WRITER = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec('create table busy (id integer primary key, text text)');
  const insert = database.prepare('insert into busy (text) values (?)');
  for (let row = 0; ; row += 1) {
    insert.run('x'.repeat(200));
    if (row === 100) process.stdout.write('busy');
  }`;

test('a backup ends and is whole while something is written all the time', async () => {
  const { dataDir, database, write } = await openData();
  for (let row = 0; row < 40; row += 1) await write(`k${row}`, 'y'.repeat(500_000));
  const writer = spawn(process.execPath, ['-e', BUSY_WRITER, join(dataDir, SQLITE_FILE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  const copies = temporaryFolder();
  const { code, output } = await runCopying('backup', copies, { DATA_DIR: dataDir });
  writer.kill('SIGKILL');
  expect([code, output]).toEqual([
    0,
    `Copia de seguridad de ${dataDir} hecha: ${onlyBackupIn(copies)} (comprobada: 0 pedidos, 0 usuarios)\n`,
  ]);
  const copy = new DatabaseSync(join(onlyBackupIn(copies), SQLITE_FILE), { readOnly: true });
  const figures = copy.prepare('select count(*) as rows, max(id) as last from busy').get();
  copy.close();
  // Every row up to one moment, and none after it.
  expect(figures?.['rows']).toBe(figures?.['last']);
  expect(Number(figures?.['rows'])).toBeGreaterThanOrEqual(100);
  await database.close();
});

test('a backup is restored, what was there is kept, and all of it is for its owner alone', async () => {
  const { dataDir, database, write } = await openData();
  await write('antes');
  const copies = temporaryFolder();
  expect((await runCopying('backup', copies, { DATA_DIR: dataDir })).code).toBe(0);
  await write('después');
  await database.close();
  const backup = onlyBackupIn(copies);
  expect([mode(backup), mode(join(backup, SQLITE_FILE))]).toEqual(['700', '600']);
  expect((await runCopying('restore', backup, { DATA_DIR: dataDir })).code).toBe(0);
  const names = readdirSync(dataDir)
    .filter((name) => name.startsWith(SQLITE_FILE))
    .sort();
  expect(names).toEqual([SQLITE_FILE, expect.stringMatching(/^brasa\.sqlite\.antes-[\dT]+$/)]);
  for (const name of names) expect([name, mode(join(dataDir, name))]).toEqual([name, '600']);
  const restored = await openSqlite(dataDir);
  expect(await countRows(restored)).toMatchObject({ settings: 1 });
  await restored.close();
});

test('a damaged database is told in a line at start and gives way to a backup', async () => {
  const { dataDir, database, write } = await openData();
  await write('antes');
  const copies = temporaryFolder();
  await runCopying('backup', copies, { DATA_DIR: dataDir });
  await database.close();
  writeFileSync(join(dataDir, SQLITE_FILE), 'x'.repeat(20_000));
  await expect(openSqlite(dataDir)).rejects.toThrow(
    `La base de datos ${join(dataDir, SQLITE_FILE)} está dañada. Restaure una copia`,
  );
  expect(await runCopying('backup', temporaryFolder(), { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `La base de datos ${join(dataDir, SQLITE_FILE)} está dañada\n`,
  });
  expect((await runCopying('restore', onlyBackupIn(copies), { DATA_DIR: dataDir })).code).toBe(0);
  const restored = await openSqlite(dataDir);
  expect(await countRows(restored)).toMatchObject({ settings: 1 });
  await restored.close();
});
