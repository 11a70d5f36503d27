// The process that renders pages: a page of one that hangs or dies is given up, and the next one has another.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRequest } from '@brasa/core/site/page-renderer.contract.ts';
import { ChildPageRenderer } from '../../src/http/pages/page-renderer.ts';

const BUNDLE = `export function renderPage({ path }) {
  if (path === '/hangs') return new Promise(() => {});
  if (path === '/dies') process.exit(1);
  return Promise.resolve({ head: '', root: path });
}`;

afterEach(() => {
  vi.useRealTimers();
});

function openRenderer() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = mkdtempSync(join(tmpdir(), 'brasa-renderer-'));
  const bundle = join(folder, 'bundle.mjs');
  writeFileSync(bundle, BUNDLE);
  const renderer = new ChildPageRenderer(bundle);
  onTestFinished(() => {
    renderer.close();
    rmSync(folder, { recursive: true });
  });
  return (path: string) =>
    renderer.render({ path, origin: '', answers: {} as PageRequest['answers'] });
}

test('a page that does not come within twenty seconds is given up, and the next one is rendered', async () => {
  const render = openRenderer();
  expect(await render('/one')).toMatchObject({ root: '/one' });
  const page = render('/hangs');
  vi.advanceTimersByTime(20_000);
  await expect(page).rejects.toThrow();
  expect(await render('/two')).toMatchObject({ root: '/two' });
});

test('a page that comes in the meantime begins the twenty seconds anew for the others', async () => {
  const render = openRenderer();
  const page = render('/hangs');
  vi.advanceTimersByTime(19_000);
  expect(await render('/one')).toMatchObject({ root: '/one' });
  vi.advanceTimersByTime(19_000);
  expect(await render('/two')).toMatchObject({ root: '/two' });
  vi.advanceTimersByTime(20_000);
  await expect(page).rejects.toThrow();
});

test('the pages of a renderer that dies are given up, and the next one is rendered', async () => {
  const render = openRenderer();
  await expect(render('/dies')).rejects.toThrow('the page renderer has stopped');
  expect(await render('/one')).toMatchObject({ root: '/one' });
});
