// The starter pictures come once, however many processes start together on one folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyStarterImages } from '../../src/catalog/index.ts';

const STARTERS = resolve(import.meta.dirname, '../../starter/products');

test('processes that start together on an empty folder all have them, whole', async () => {
  const data = await mkdtemp(join(tmpdir(), 'brasa-starter-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const folder = join(data, 'images/products');
  await Promise.all(Array.from({ length: 4 }, () => copyStarterImages(STARTERS, folder)));
  const names = readdirSync(STARTERS);
  expect(readdirSync(folder).sort()).toEqual(names.toSorted());
  for (const name of names) {
    expect(readFileSync(join(folder, name))).toEqual(readFileSync(join(STARTERS, name)));
  }
});

test('a picture that is there stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-starter-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [name = ''] = readdirSync(STARTERS);
  writeFileSync(join(folder, name), 'la nuestra');
  await copyStarterImages(STARTERS, folder);
  expect(readFileSync(join(folder, name), 'utf8')).toBe('la nuestra');
});
