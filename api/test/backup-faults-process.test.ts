// Backups of what is damaged, refused, killed or no shop, and names of copies (docs/rules/running.md#backups).

import {
  cpSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { openSqlite } from '../src/db/engines/open-sqlite.ts';
import { onlyBackupIn, openData, runCopying, temporaryFolder } from './copying-scripts.ts';
import { countRows } from './count-rows.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Writes a row of the table "busy" all the time, in a process of its own, until it is killed. */
test('a restore says what it has kept only where there was something, and that a copy lacks the pictures', async () => {
  const { dataDir, database } = await openData();
  await database.close();
  const copies = temporaryFolder();
  await runCopying('backup', copies, { DATA_DIR: dataDir });
  const backup = onlyBackupIn(copies);
  const empty = temporaryFolder();
  const into = await runCopying('restore', backup, { DATA_DIR: empty });
  expect(into.output.split('\n').slice(0, 2)).toEqual([
    `Copia restaurada en ${empty}.`,
    'La copia no trae fotos de la carta: se quedan las que hay.',
  ]);
  const over = await runCopying('restore', backup, { DATA_DIR: dataDir });
  expect(over.output).toContain(
    `Copia restaurada en ${dataDir}. Lo anterior se conserva en ${dataDir} con el sufijo .antes-`,
  );
});

test('a plain copy of a data folder is restored with what its log holds, and no folder takes its own place', async () => {
  const { dataDir, database, write } = await openData();
  await write('antes');
  const copy = temporaryFolder();
  cpSync(dataDir, copy, { recursive: true });
  await database.close();
  const into = temporaryFolder();
  expect((await runCopying('restore', copy, { DATA_DIR: into })).code).toBe(0);
  const restored = await openSqlite(into);
  expect(await countRows(restored)).toMatchObject({ settings: 1 });
  await restored.close();
  expect(await runCopying('restore', dataDir, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `${dataDir} es la carpeta de datos: la copia es otra\n`,
  });
});

test('copies of the same second have names of their own, and so has what is kept of each restore', async () => {
  const { dataDir, database, write } = await openData();
  await write('antes');
  await database.close();
  const [copies, env] = [temporaryFolder(), { DATA_DIR: dataDir }];
  const made = await Promise.all([1, 2, 3].map(() => runCopying('backup', copies, env)));
  expect(made.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(readdirSync(copies).filter((name) => name.startsWith('brasa-'))).toHaveLength(3);
  const clock = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'stopped-clock.ts')}` };
  const folder = temporaryFolder();
  for (const _ of [1, 2]) await runCopying('backup', folder, { ...env, ...clock });
  expect(readdirSync(folder).sort()).toEqual(['brasa-20261120T031500', 'brasa-20261120T031500-2']);
  for (const name of readdirSync(folder)) {
    const { output } = await runCopying('restore', join(folder, name), { ...env, ...clock });
    expect(output).toContain('La copia es del 20/11/2026 04:15. ');
  }
  expect(
    readdirSync(dataDir)
      .filter((name) => name.includes('antes'))
      .sort(),
  ).toEqual(['brasa.sqlite.antes-20261120T031500', 'brasa.sqlite.antes-20261120T031500-2']);
});

test('a backup that fails leaves none of the folders that it has made', async () => {
  const [folder, DATA_DIR] = [temporaryFolder(), temporaryFolder()];
  expect((await runCopying('backup', join(folder, 'made/now'), { DATA_DIR })).code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

const picturesOf = (folder: string) =>
  readdirSync(join(folder, 'images'), { recursive: true }).map(String).sort();

test('what is no file or folder among the pictures is in no backup, and comes out of none', async () => {
  const { dataDir, database, write } = await openData();
  await write('antes');
  await database.close();
  const own = ['products', 'products/pollo.svg'];
  const plant = (folder: string) => {
    symlinkSync('/etc/passwd', join(folder, 'images/products/fuera.svg'));
    symlinkSync('/etc', join(folder, 'images/etc'));
  };
  // The folder itself may lie on another volume.
  const volume = join(dataDir, '../volume');
  mkdirSync(join(volume, 'products'), { recursive: true });
  symlinkSync(volume, join(dataDir, 'images'));
  writeFileSync(join(dataDir, 'images/products/pollo.svg'), '<svg/>');
  plant(dataDir);
  const copies = temporaryFolder();
  expect((await runCopying('backup', copies, { DATA_DIR: dataDir })).code).toBe(0);
  const backup = onlyBackupIn(copies);
  expect(picturesOf(backup)).toEqual(own);
  plant(backup);
  for (const link of ['products/fuera.svg', 'etc']) rmSync(join(volume, link));
  expect((await runCopying('restore', backup, { DATA_DIR: dataDir })).code).toBe(0);
  expect(picturesOf(dataDir)).toEqual(own);
});

const SHOP_LIST = '3456; 0 16385 TABLE DATA public order_logs brasa';

/** Programs of PostgreSQL's names that print their arguments. They write the list of a dump into each file. */
function fakeTools(exit = 0, list = SHOP_LIST): string {
  const folder = temporaryFolder();
  const writes = `for one in "$@"; do [ "$before" = --file ] && echo "${list}" > "$one"; before=$one; done`;
  for (const name of ['pg_dump', 'pg_restore', 'psql']) {
    const told = `#!/bin/sh\necho "$@ [$PGPASSWORD]"\n${writes}\nexit ${exit}\n`;
    writeFileSync(join(folder, name), told);
    chmodSync(join(folder, name), 0o755);
  }
  return `${folder}:${process.env['PATH'] ?? ''}`;
}

test.each([
  'postgres://brasa:s%C3%AD%20secreto@db:5433/brasa?sslmode=require',
  'postgres://brasa@db:5433/brasa?sslmode=require&password=s%C3%AD%20secreto',
])('the password of %s is in no argument of PostgreSQL’s programs', async (DATABASE_URL) => {
  const backup = temporaryFolder();
  writeFileSync(join(backup, 'brasa.dump'), 'x');
  const env = { DATABASE_URL, PATH: fakeTools(), DATA_DIR: temporaryFolder() };
  for (const { output } of [
    await runCopying('backup', temporaryFolder(), env),
    await runCopying('restore', backup, env),
  ]) {
    expect(output).toContain(' --dbname postgres://brasa@db:5433/brasa?sslmode=require');
    expect(output).toContain('[sí secreto]');
    expect(output.replace('[sí secreto]', '')).not.toMatch(/secreto/);
  }
});

test('the dump of an empty database or of another program is no backup, and is restored nowhere', async () => {
  const [copies, backup, DATA_DIR] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(backup, 'brasa.dump'), 'x');
  const PATH = fakeTools(0, '3456; 0 16385 TABLE DATA public users other');
  const env = { DATABASE_URL: 'postgres://brasa@127.0.0.1:1/brasa', DATA_DIR, PATH };
  const none = /brasa\.dump no están los datos de una tienda/;
  const [made, restored] = [
    await runCopying('backup', copies, env),
    await runCopying('restore', backup, env),
  ];
  expect([made.code, made.output]).toEqual([1, expect.stringMatching(none)]);
  expect([restored.code, restored.output]).toEqual([1, expect.stringMatching(none)]);
  expect(restored.output).not.toContain('--single-transaction');
  expect([readdirSync(copies), readdirSync(DATA_DIR)]).toEqual([[], []]);
});

test('a restore that is killed leaves the shop’s data in its own folder, and the next one removes them', async () => {
  const [backup, DATA_DIR, TMPDIR] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(backup, 'brasa.dump'), 'x');
  const PATH = fakeTools();
  const [tools = ''] = PATH.split(':');
  writeFileSync(join(tools, 'psql'), '#!/bin/sh\nkill -9 $PPID\n');
  const env = { DATABASE_URL: 'postgres://brasa@127.0.0.1:1/brasa', DATA_DIR, TMPDIR, PATH };
  expect((await runCopying('restore', backup, env)).code).toBeNull();
  expect(readdirSync(TMPDIR)).toEqual([]);
  const [draft = ''] = readdirSync(DATA_DIR);
  const text = join(DATA_DIR, draft, 'brasa.sql');
  expect([draft, mode(text)]).toEqual([expect.stringMatching(/^restaurando-/), '600']);
  await runCopying('restore', backup, { ...env, PATH: fakeTools(3) });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('a program of PostgreSQL’s that fails or is missing is told in a line without the password', async () => {
  const DATABASE_URL = 'postgres://brasa:secreto@db/brasa';
  const copies = temporaryFolder();
  const failed = await runCopying('backup', copies, { DATABASE_URL, PATH: fakeTools(3) });
  // A folder with a backup's name would be taken for the newest one.
  expect(readdirSync(copies)).toEqual([]);
  expect([failed.code, failed.output.split('\n').slice(1)]).toEqual([
    1,
    ['pg_dump ha fallado; lo que dice está más arriba', ''],
  ]);
  const missing = await runCopying('backup', temporaryFolder(), {
    DATABASE_URL,
    PATH: temporaryFolder(),
  });
  expect(missing).toEqual({
    code: 1,
    output: 'No se puede ejecutar pg_dump: instale el cliente de PostgreSQL\n',
  });
});
