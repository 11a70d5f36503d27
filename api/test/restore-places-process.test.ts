// Where a restore finds links, volumes, other owners, later tables, or a restore that was cut off (docs/rules/running.md#backups).
import {
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql as raw } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newKysely } from '../src/db/engines/new-kysely.ts';
import { newPool } from '../src/db/engines/open-postgres.ts';
import { PipelinedPostgresDialect } from '../src/db/engines/postgres-dialect.ts';
import { refuseUnfinishedRestore } from '../src/db/copies/unfinished-restore.ts';
import { backUp, change, letIn, newShop, run, type Shop } from './restored-shop.ts';
import { engine } from './shop-under-test.ts';

test('a copy of before an upgrade takes the place of tables that came with it', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const backup = await backUp(shop);
  await change(shop, (database) =>
    database.transact(async ({ sql }) => {
      await raw`create table later_rooms (user_id integer not null references users (id))`.execute(
        sql,
      );
      if (engine === 'postgres') {
        await raw`create function later_rule() returns trigger language plpgsql
          as 'begin return new; end'`.execute(sql);
      }
    }),
  );
  const { code, output } = await run('restore', backup, shop);
  expect([code, output]).toEqual([0, expect.stringContaining('Copia restaurada')]);
  await change(shop, async ({ read }) => {
    await expect(raw`select * from later_rooms`.execute(read)).rejects.toThrow();
    if (engine === 'sqlite') return;
    const { rows } = await raw`select from pg_proc where proname = 'later_rule'`.execute(read);
    expect(rows).toEqual([]);
  });
});

/** Root gives everything in the folders to somebody else; anybody else restores into their own. Answers whose it is. */
function giveAway(...folders: string[]): number {
  if (process.getuid?.() !== 0) return process.getuid?.() ?? 0;
  // As the system's own is.
  chmodSync(tmpdir(), 0o1777);
  for (const folder of folders) {
    const inside = readdirSync(folder, { recursive: true }).map(String);
    for (const path of [folder, ...inside.map((name) => join(folder, name))]) {
      lchownSync(path, SOMEBODY, SOMEBODY);
    }
  }
  return SOMEBODY;
}

const SOMEBODY = 1234;

function ownersIn(folder: string): Set<number> {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return new Set(names.map((name) => lstatSync(join(folder, name)).uid));
}

/** The message about the place that was written, and about the data kept from before. */
function toldAfter({ env: { DATA_DIR = '', DATABASE_URL } }: Shop): RegExp {
  return DATABASE_URL === undefined || DATABASE_URL === ''
    ? new RegExp(`^Copia restaurada en ${DATA_DIR}. Lo anterior se conserva en ${DATA_DIR} con`)
    : new RegExp(
        `Copia restaurada en postgres://\\S+ y ${DATA_DIR}. De lo que había en la base de datos no se conserva nada. Las fotos y los PDF`,
      );
}

describe('root restores as whose folder it is', () => {
  test('and leaves nothing of root’s, nor where the copy is refused', async () => {
    const shop = await newShop();
    await change(shop, letIn);
    const dataDir = shop.env['DATA_DIR'] ?? '';
    mkdirSync(join(dataDir, 'images'), { recursive: true });
    writeFileSync(join(dataDir, 'images/paella.svg'), '<svg/>');
    const backup = await backUp(shop);
    const owner = giveAway(dirname(dataDir), dirname(backup));
    const { code, output } = await run('restore', backup, shop);
    expect([code, output]).toEqual([0, expect.stringMatching(toldAfter(shop))]);
    expect(ownersIn(dataDir)).toEqual(new Set([owner]));
    rmSync(join(dataDir, 'brasa.lock'), { force: true });
    expect((await run('restore', dirname(dataDir), shop)).code).toBe(1);
    expect(ownersIn(dataDir)).toEqual(new Set([owner]));
  });

  test('and goes behind no link of theirs', async () => {
    const shop = await newShop();
    await change(shop, letIn);
    const dataDir = shop.env['DATA_DIR'] ?? '';
    mkdirSync(dataDir, { recursive: true });
    const backup = await backUp(shop);
    giveAway(dirname(dataDir), dirname(backup));
    const roots = mkdtempSync(join(tmpdir(), 'brasa-root-'));
    onTestFinished(() => rmSync(roots, { recursive: true }));
    const file = join(roots, 'shadow');
    writeFileSync(file, 'secret', { mode: 0o644 });
    symlinkSync(roots, join(dataDir, 'evil'));
    const before = lstatSync(file);
    expect((await run('restore', backup, shop)).code).toBe(0);
    const { uid, mode } = lstatSync(file);
    expect([uid, mode]).toEqual([before.uid, before.mode]);
  });
});

describe('what root backs up belongs to the owner of the shop’s folder', () => {
  test.each([
    ['in a folder of theirs', '.'],
    ['in a folder of root’s', 'roots'],
    ['in folders that are made for it', 'roots/made/now'],
  ])('%s', async (_where, below) => {
    const shop = await newShop();
    await change(shop, letIn);
    const dataDir = shop.env['DATA_DIR'] ?? '';
    mkdirSync(join(dataDir, 'images'), { recursive: true });
    writeFileSync(join(dataDir, 'images/paella.svg'), '<svg/>');
    const theirs = dirname(dataDir);
    const owner = giveAway(theirs);
    const roots = join(theirs, 'roots');
    mkdirSync(roots);
    const copies = join(theirs, below);
    expect((await run('backup', copies, shop)).code).toBe(0);
    const [name = ''] = readdirSync(copies).filter((one) => one.startsWith('brasa-'));
    const backup = join(copies, name);
    expect(ownersIn(backup)).toEqual(new Set([owner]));
    expect(lstatSync(backup).uid).toBe(owner);
    const { code, output } = await run('restore', backup, shop);
    expect([code, output]).toEqual([0, expect.stringContaining('Copia restaurada')]);
  });
});

describe('a copy that its user cannot read', () => {
  /** Of root's, and of a shop that is somebody else's. */
  async function rootsBackup() {
    const shop = await newShop();
    await change(shop, letIn);
    const dataDir = shop.env['DATA_DIR'] ?? '';
    mkdirSync(dataDir, { recursive: true });
    const backup = await backUp(shop);
    giveAway(dirname(dataDir));
    return { shop, backup };
  }

  test('names that user', async () => {
    if (process.getuid?.() !== 0) return;
    const { shop, backup } = await rootsBackup();
    chmodSync(dirname(backup), 0o755);
    const { code, output } = await run('restore', backup, shop);
    expect([code, output]).toEqual([
      1,
      `El usuario ${SOMEBODY} no puede leer toda la copia: désela con chown -R ${SOMEBODY} ${backup}\n`,
    ]);
  });

  test('names the folder above it that is closed', async () => {
    if (process.getuid?.() !== 0) return;
    const { shop, backup } = await rootsBackup();
    const { code, output } = await run('restore', backup, shop);
    expect([code, output]).toEqual([
      1,
      `El usuario ${SOMEBODY} no puede entrar en ${dirname(backup)}: déjele pasar, o lleve la copia a otra carpeta\n`,
    ]);
  });
});

test('root copies nothing that is somebody else’s', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const dataDir = shop.env['DATA_DIR'] ?? '';
  mkdirSync(dataDir, { recursive: true });
  const owner = giveAway(dirname(dataDir));
  const roots = mkdtempSync(join(tmpdir(), 'brasa-root-'));
  onTestFinished(() => rmSync(roots, { recursive: true }));
  writeFileSync(join(roots, 'id_rsa'), 'secret');
  rmSync(join(dataDir, 'images'), { recursive: true, force: true });
  symlinkSync(roots, join(dataDir, 'images'));
  const copies = mkdtempSync(join(tmpdir(), 'brasa-copies-'));
  onTestFinished(() => rmSync(copies, { recursive: true }));
  const { code } = await run('backup', copies, shop);
  // To anybody else the folder is their own.
  expect([code, readdirSync(copies)]).toEqual(
    owner === SOMEBODY ? [1, []] : [0, [expect.stringMatching(/^brasa-/)]],
  );
});

test('pictures on a volume stay on it', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const dataDir = shop.env['DATA_DIR'] ?? '';
  mkdirSync(dataDir, { recursive: true });
  const images = join(dataDir, 'images');
  rmSync(images, { recursive: true, force: true });
  const volume = mkdtempSync(join(tmpdir(), 'brasa-volume-'));
  onTestFinished(() => rmSync(volume, { recursive: true }));
  symlinkSync(volume, images);
  writeFileSync(join(volume, 'paella.svg'), '<svg/>');
  const backup = await backUp(shop);
  rmSync(join(volume, 'paella.svg'));
  writeFileSync(join(volume, 'later.svg'), '<svg/>');
  expect((await run('restore', backup, shop)).code).toBe(0);
  expect(lstatSync(images).isSymbolicLink()).toBe(true);
  expect(readdirSync(volume).sort()).toEqual(['later.svg', 'paella.svg']);
});

test('no server starts on a copy whose restore did not end', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const whole = await backUp(shop);
  await change(shop, (database) =>
    database.transact(({ sql }) =>
      raw`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(sql),
    ),
  );
  // The copy is there, and cannot be made harmless by this version.
  expect((await run('restore', await backUp(shop), shop)).code).toBe(1);
  if (engine === 'postgres') {
    // A version that knows the migration would open it.
    const pool = newPool(shop.env['DATABASE_URL'] ?? '');
    const read = newKysely(new PipelinedPostgresDialect(pool));
    await expect(refuseUnfinishedRestore({ engine, read })).rejects.toThrow(/no llegó al final/);
    await read.destroy();
  }
  expect((await run('restore', whole, shop)).code).toBe(0);
  await change(shop, refuseUnfinishedRestore);
});
