// Copies that npm run restore refuses (docs/rules/running.md#backups).
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SQLITE_FILE } from '../src/db/engines/open-sqlite.ts';
import { openData, runCopying, temporaryFolder } from './copying-scripts.ts';

test.each(['brasa.sqlite', 'images'])('a backup whose %s is a link is none', async (name) => {
  const { dataDir, database, write } = await openData();
  await write('antes');
  await database.close();
  const whole = readFileSync(join(dataDir, SQLITE_FILE));
  const [backup, elsewhere] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(elsewhere, SQLITE_FILE), whole);
  mkdirSync(join(elsewhere, 'images'));
  for (const part of [SQLITE_FILE, 'images']) {
    if (part === name) symlinkSync(join(elsewhere, part), join(backup, part));
    else cpSync(join(elsewhere, part), join(backup, part), { recursive: true });
  }
  expect(await runCopying('restore', backup, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `${join(backup, name)} es un enlace: una copia solo tiene archivos y carpetas\n`,
  });
  expect(readFileSync(join(dataDir, SQLITE_FILE))).toEqual(whole);
});

test('a copy of the other database is named as such', async () => {
  const [ofPostgres, ofSqlite, neither] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(ofPostgres, 'brasa.dump'), 'x');
  writeFileSync(join(ofSqlite, SQLITE_FILE), 'x');
  const DATA_DIR = temporaryFolder();
  const onPostgres = { DATA_DIR, DATABASE_URL: 'postgres://brasa@127.0.0.1:1/brasa' };
  expect(await runCopying('restore', ofPostgres, { DATA_DIR })).toEqual({
    code: 1,
    output: `La copia de ${ofPostgres} es de PostgreSQL: hace falta DATABASE_URL\n`,
  });
  expect(await runCopying('restore', ofSqlite, onPostgres)).toEqual({
    code: 1,
    output: `La copia de ${ofSqlite} es de SQLite: restáurela sin DATABASE_URL, y pase la tienda después con npm run move\n`,
  });
  for (const env of [{ DATA_DIR }, onPostgres]) {
    expect((await runCopying('restore', neither, env)).output).toBe(
      `No hay ninguna copia en ${neither}\n`,
    );
  }
});

const DAMAGES: Record<string, (whole: Buffer) => Buffer> = {
  'cut off': (whole) => whole.subarray(0, 10_000),
  'overwritten at its head': (whole) =>
    Buffer.concat([Buffer.alloc(100, 'x'), whole.subarray(100)]),
  'overwritten in the middle': (whole) =>
    Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(8192, 'x'), whole.subarray(16_384)]),
  'no database at all': () => Buffer.from('<html>404</html>'),
  empty: () => Buffer.alloc(0),
};

test.each(Object.keys(DAMAGES))(
  'a backup that is %s is refused in a line, and nothing changes',
  async (name) => {
    const { dataDir, database, write } = await openData();
    await write('antes');
    await database.close();
    const whole = readFileSync(join(dataDir, SQLITE_FILE));
    const backup = temporaryFolder();
    writeFileSync(join(backup, SQLITE_FILE), DAMAGES[name]?.(whole) ?? whole);
    const { code, output } = await runCopying('restore', backup, { DATA_DIR: dataDir });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^La base de datos \S+ está dañada\n$|^\S+ no es una base de datos de Brasa\n$/,
      ),
    ]);
    expect(readFileSync(join(dataDir, SQLITE_FILE))).toEqual(whole);
    expect(readdirSync(dataDir).filter((file) => file.includes('antes'))).toEqual([]);
  },
);
