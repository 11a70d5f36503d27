import { expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { CachedUntilCommit } from '../../src/db/cached-until-commit.ts';

function cache(version: () => number | null) {
  let loads = 0;
  const kept = new CachedUntilCommit<string>({ version } as Database);
  return { get: () => kept.get('key', () => Promise.resolve(`load ${++loads}`)), kept };
}

test('what was read is used again until something is committed', async () => {
  let version = 1;
  const { get } = cache(() => version);
  expect([await get(), await get()]).toEqual(['load 1', 'load 1']);
  version = 2;
  expect([await get(), await get()]).toEqual(['load 2', 'load 2']);
});

test('what a commit overtook while it was read is used once and not kept', async () => {
  let version = 1;
  const kept = new CachedUntilCommit<string>({ version: () => version } as Database);
  const overtaken = await kept.get('key', () => {
    version = 2;
    return Promise.resolve('old');
  });
  expect(overtaken).toBe('old');
  expect(await kept.get('key', () => Promise.resolve('new'))).toBe('new');
});

test('nothing is kept where others can commit unheard', async () => {
  const { get } = cache(() => null);
  expect([await get(), await get()]).toEqual(['load 1', 'load 2']);
});

test('it never holds more than its bound', async () => {
  const kept = new CachedUntilCommit<number>({ version: () => 1 } as Database);
  for (let key = 0; key < 1001; key++) await kept.get(String(key), () => Promise.resolve(key));
  expect(await kept.get('0', () => Promise.resolve(-1))).toBe(-1);
});
