// The pages as the server sends them, before any script has run, read by the Nu HTML checker.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, STAFF, test } from './journey.ts';
import { ACTION_PAGES, CONTENT_PAGES, STAFF_PAGES } from './pages.ts';
import { LONG } from './long.ts';

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const PLACES: readonly (readonly [path: string, status: number])[] = [
  ...[...CONTENT_PAGES, ...ACTION_PAGES, ...STAFF_PAGES].map((path) => [path, 200] as const),
  ['/no-existe', 404],
  ['/api/docs', 200],
];

type Finding = { url?: string; lastLine?: number; message: string; extract?: string };

/** Signs in, because the API's document is for staff. */
async function staffCookies(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Checks all the files in one start of the checker, which takes longer than the checking. */
function check(files: readonly string[]): Promise<Finding[]> {
  const args = ['-jar', CHECKER, '--errors-only', '--format', 'json', '--stdout', ...files];
  return new Promise((resolve, reject) => {
    // It ends with 1 when it has found something; only an answer that is none is a failure.
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (failure, stdout) => {
      if (stdout === '') reject(failure ?? new Error('the HTML checker said nothing'));
      else resolve((JSON.parse(stdout) as { messages: Finding[] }).messages);
    });
  });
}

function inWords({ url = '', lastLine, message, extract = '' }: Finding): string {
  const place = basename(decodeURIComponent(url), '.html').replaceAll('+', '/');
  return `${place}:${lastLine} ${message} (${extract.trim()})`;
}

test('the HTML checker finds no error in any page as it is served', LONG, async ({ shop }) => {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-markup-'));
  const cookie = await staffCookies(shop.url);
  const files: string[] = [];
  for (const [path, status] of PLACES) {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html', cookie } });
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      status,
      'text/html; charset=utf-8',
    ]);
    files.push(join(folder, `${path.replaceAll('/', '+')}.html`));
    writeFileSync(files.at(-1)!, await answer.text());
  }
  const findings = await check(files);
  rmSync(folder, { recursive: true });
  expect(findings.map(inWords)).toEqual([]);
});

test('the HTML checker is at work: it finds an error that was planted', LONG, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-markup-'));
  const file = join(folder, 'planted.html');
  writeFileSync(
    file,
    '<!doctype html><html lang="es"><title>t</title><p>' + '<img src="a.png"></html>',
  );
  const findings = await check([file]);
  rmSync(folder, { recursive: true });
  expect(findings.map(inWords)).toEqual([expect.stringMatching(/^planted:1 .*“alt”/)]);
});
