// A built site in small: a document, a script, and a renderer that is easily understood.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { openShop } from '../shop-under-test.ts';

export const HTML = { accept: 'text/html,application/xhtml+xml' };

/** What can be no code, as it stands in an address. */
export const MALFORMED = [
  ...['%', '%C3%28', '%ED%A0%80', '%00', '%E0%A4%A', '%2F', '*', ':code', '%25'],
  ...['x'.repeat(500), 'ñ'.repeat(99), `${'x'.repeat(21)}\n`].map(encodeURI),
];

const TEMPLATE = `<!doctype html><html><head><!--page-head--></head>
<body><div id="root"><!--page-root--></div></body></html>`;

const RENDERER = `export async function renderPage({ path, origin, answers }) {
  if (path === '/wallet') throw new Error('torn');
  const products = answers['/api/products']?.length ?? '';
  return { head: '<title>' + answers['/api/site'].city + '</title>',
    root: '<p>' + path + ' at ' + origin + ' ' + products + '</p>' };
}`;

/** What the build has painted to be installed. */
export const APP = {
  icons: [{ src: '/assets/icon.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
  screenshots: [{ src: '/assets/narrow.webp', sizes: '360x740', label: 'La carta' }],
};
export const FAVICON = Buffer.from([0, 0, 1, 0]);
export const WORKER = 'addEventListener("fetch", () => {});';
export const BUILD = '0123456789abcdef';

/** A shop with a site whose renderer tells what it was asked for; the path /wallet breaks it. */
export async function openSite(environment: Record<string, string> = {}, renderer = RENDERER) {
  const web = mkdtempSync(join(tmpdir(), 'brasa-web-'));
  onTestFinished(() => rmSync(web, { recursive: true, force: true }));
  mkdirSync(join(web, 'assets'));
  mkdirSync(join(web, 'renderer'));
  writeFileSync(join(web, 'renderer/package.json'), '{ "type": "module" }');
  writeFileSync(join(web, 'renderer/render-page.js'), renderer);
  writeFileSync(join(web, 'index.html'), TEMPLATE);
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(web, 'app-icons.json'), JSON.stringify(APP));
  writeFileSync(join(web, 'favicon.ico'), FAVICON);
  writeFileSync(join(web, 'sw.js'), WORKER);
  writeFileSync(join(web, 'build-id'), BUILD);
  return openShop(environment, web);
}

/** The data in the document; throws when an answer that every page begins with is not there. */
export function dataOf(html: unknown): unknown {
  const [, json = ''] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(String(html)) ?? [];
  const answers = JSON.parse(json) as object;
  for (const { path, pages } of Object.values<Call>(CALLS)) {
    if (pages === 'every') expect(answers).toHaveProperty([path]);
  }
  return answers;
}
