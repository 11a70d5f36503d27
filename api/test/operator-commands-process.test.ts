// An operator's commands under pipes, other users and other folders (docs/rules/running.md#commands-of-the-operator).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SQLITE_FILE } from '../src/db/engines/open-sqlite.ts';
import {
  onlyBackupIn,
  openData,
  runScript,
  startScript,
  temporaryFolder,
} from './copying-scripts.ts';

const FROM_ARCHIVE = { BRASA_LAUNCHER: 'archive' };

test.each([
  ['restore', [], 'restore CARPETA_DE_LA_COPIA', 'npm run restore -- CARPETA_DE_LA_COPIA'],
  ['move', [], 'move --to postgres://', 'npm run move -- --to postgres://'],
  [
    'superadmin-password',
    ['ana', 'berta'],
    'superadmin-password [USUARIO]',
    'npm run superadmin:password -- [USUARIO]',
  ],
])(
  '%s says how it is typed, from the archive and in a checkout',
  async (script, args, ofArchive, ofNpm) => {
    const env = { DATA_DIR: temporaryFolder() };
    expect((await runScript(script, args, env)).output).toContain(`Uso: ${ofNpm}`);
    const { output } = await runScript(script, args, { ...env, ...FROM_ARCHIVE });
    expect(output).toContain(`Uso: brasa ${ofArchive}`);
  },
);

test('a damaged database names the command that is there', async () => {
  const { dataDir, database } = await openData();
  await database.close();
  writeFileSync(join(dataDir, SQLITE_FILE), 'x'.repeat(20_000));
  const target = ['--to', 'postgres://nadie@127.0.0.1:1/nada'];
  const { output } = await runScript('move', target, { DATA_DIR: dataDir, ...FROM_ARCHIVE });
  expect(output).toContain('Restaure una copia: brasa restore CARPETA_DE_LA_COPIA\n');
});

test.each(['secreto#1', 'secreto/1', 'secreto?1', '1#secreto'])(
  'a password of %s that is not encoded is told in a line, without it',
  async (password) => {
    const { dataDir, database } = await openData();
    await database.close();
    const url = `postgres://brasa:${password}@127.0.0.1:1/brasa`;
    const moved = await runScript('move', ['--to', url], { DATA_DIR: dataDir });
    const started = await runScript('backup', [temporaryFolder()], { DATABASE_URL: url });
    for (const { code, output } of [moved, started]) {
      expect([code, output]).toEqual([1, expect.stringMatching(/# se escribe %23, \/ %2F.*\n$/)]);
      expect(output).not.toMatch(/secreto| at /);
    }
  },
);

test('the address that move cannot reach is the one of its option', async () => {
  const { dataDir, database } = await openData();
  await database.close();
  const target = ['--to', 'postgres://nadie@127.0.0.1:1/nada'];
  const { code, output } = await runScript('move', target, { DATA_DIR: dataDir });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^PostgreSQL no responde en la dirección de --to \(ECONNREFUSED\)/),
  ]);
});

test('a command ends its work where nobody reads what it says', async () => {
  const { dataDir, database } = await openData();
  await database.close();
  const copies = temporaryFolder();
  const child = startScript('backup', [copies], { DATA_DIR: dataDir });
  child.stdout.destroy();
  let faults = '';
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()));
  expect([...((await once(child, 'close')) as unknown[]), faults]).toEqual([0, null, '']);
  expect(onlyBackupIn(copies)).toMatch(/brasa-\d/);
});

test('a shop serves where nobody reads what it prints', async () => {
  const server = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: {
      ...process.env,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
    },
    execArgv: [...process.execArgv, '--import', join(import.meta.dirname, 'tell-port.ts')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  server.stdout?.destroy();
  const ended = once(server, 'exit');
  const [port] = (await once(server, 'message')) as [number];
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test.each(['images', 'images/made/now', 'linked/made'])(
  'no backup is made among the pictures: %s',
  async (below) => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, 'images'));
    symlinkSync(join(DATA_DIR, 'images'), join(DATA_DIR, 'linked'));
    const folder = join(DATA_DIR, below);
    expect(await runScript('backup', [folder], { DATA_DIR })).toEqual({
      code: 1,
      output: `${folder} está en la carpeta de las fotos: haga la copia en otra\n`,
    });
    expect(readdirSync(join(DATA_DIR, 'images'))).toEqual([]);
  },
);

test('no backup makes the pictures’ folder for itself', async () => {
  const DATA_DIR = temporaryFolder();
  const folder = join(DATA_DIR, 'images/made');
  const { output } = await runScript('backup', [folder], { DATA_DIR });
  expect(output).toContain('está en la carpeta de las fotos');
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
