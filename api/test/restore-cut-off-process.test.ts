// A restore that is killed in the middle (docs/rules/running.md#backups).
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { refuseUnfinishedRestore } from '../src/db/copies/unfinished-restore.ts';
import { backUp, change, letIn, newShop, run, type Shop } from './restored-shop.ts';
import { engine } from './shop-under-test.ts';

const KILLED = join(import.meta.dirname, 'killed-at.ts');

/** Kills it where it is about to copy the first picture, or to move the first file or folder. */
async function restoreUntil(call: 'copyFileSync' | 'renameSync', backup: string, shop: Shop) {
  const env = { ...shop.env, NODE_OPTIONS: `--import ${KILLED}`, KILLED_AT: call };
  expect(await run('restore', backup, { ...shop, env })).toEqual({ code: null, output: '' });
}

/** A shop that has changed since its backup; its pictures may lie on a volume. */
async function changedShop({ isOnVolume = false } = {}) {
  const shop = await newShop();
  await change(shop, letIn);
  const dataDir = shop.env['DATA_DIR'] ?? '';
  const images = join(dataDir, 'images');
  mkdirSync(dataDir, { recursive: true });
  if (isOnVolume) {
    const volume = mkdtempSync(join(tmpdir(), 'brasa-volume-'));
    onTestFinished(() => rmSync(volume, { recursive: true }));
    symlinkSync(volume, images);
  } else mkdirSync(images);
  writeFileSync(join(images, 'paella.svg'), '<svg/>');
  const backup = await backUp(shop);
  rmSync(join(images, 'paella.svg'));
  writeFileSync(join(images, 'later.svg'), '<svg/>');
  await change(shop, (database) =>
    database.transact(({ sql }) => sql.updateTable('users').set({ name: 'Later' }).execute()),
  );
  return { shop, backup, dataDir, pictures: () => readdirSync(images).sort() };
}

const nameIn = async ({ read }: Database) =>
  (await read.selectFrom('users').select('name').executeTakeFirstOrThrow()).name;

test('one that is killed while it copies pictures has changed nothing', async () => {
  const { shop, backup, dataDir, pictures } = await changedShop();
  await restoreUntil('copyFileSync', backup, shop);
  expect(pictures()).toEqual(['later.svg']);
  await change(shop, async (database) => {
    expect(await nameIn(database)).toBe('Later');
    await refuseUnfinishedRestore(database);
  });
  expect((await run('restore', backup, shop)).code).toBe(0);
  expect(pictures()).toEqual(['paella.svg']);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restaurando-'))).toEqual([]);
});

test.each([
  ['before its files are in their places', 'renameSync', false],
  ['while it copies pictures to a volume', 'copyFileSync', true],
] as const)(
  'one that is killed %s leaves no copy on which a shop starts',
  async (_when, call, isOnVolume) => {
    const { shop, backup, pictures } = await changedShop({ isOnVolume });
    await restoreUntil(call, backup, shop);
    await change(shop, async (database) => {
      if (engine === 'sqlite') expect(await nameIn(database)).toBe('Later');
      else await expect(refuseUnfinishedRestore(database)).rejects.toThrow(/no llegó al final/);
    });
    expect((await run('restore', backup, shop)).code).toBe(0);
    expect(pictures()).toContain('paella.svg');
    await change(shop, async (database) => {
      expect(await nameIn(database)).toBe('Ana');
      await refuseUnfinishedRestore(database);
    });
  },
);
