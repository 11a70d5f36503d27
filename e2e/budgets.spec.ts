// What the pages weigh, measured on what the browser transfers.
// See docs/rules/running.md#byte-budgets.
import { expect, test } from './journey.ts';
import { isVideo, visit, weigh, type Transfer } from './page-weight.ts';
import {
  ACTION_PAGES,
  byteBudget,
  CONTENT_PAGES,
  needsSession,
  STAFF_PAGES,
  type Weight,
} from './pages.ts';
import { staffCallsIn, staffChunks } from './staff-code.ts';
import { LONG, longUnlessPhone } from './long.ts';

const TEXT = /^text\/|javascript|json|xml|wasm/;
/** Compressing less saves not even one network packet. */
const WORTH_COMPRESSING = 1024;

/** Says what is over the budget. */
function excesses(transfers: readonly Transfer[], path: string): string[] {
  const weight = weigh(transfers);
  const budget = byteBudget(path);
  const parts = Object.keys(budget) as (keyof Weight)[];
  return parts
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part}: ${weight[part]} bytes of ${budget[part]}`);
}

function uncompressed(transfers: readonly Transfer[]): string[] {
  return transfers
    .filter(({ mimeType, size }) => TEXT.test(mimeType) && size >= WORTH_COMPRESSING)
    .filter(({ encoding }) => encoding !== 'br')
    .map(({ url, encoding }) => `${url}: ${encoding ?? 'as it is'}`);
}

const scriptsOf = (transfers: readonly Transfer[]) =>
  transfers.filter(({ type }) => type === 'Script').map(({ url }) => new URL(url).pathname);

/** Where pictures count, the wide page counts too: it shows more of them at once. */
const GROUPS = [
  { kind: 'page to read', paths: CONTENT_PAGES, width: 360 },
  { kind: 'page to read', paths: CONTENT_PAGES, width: 1280 },
  { kind: 'page to do something on', paths: ACTION_PAGES, width: 360 },
];

for (const { kind, paths, width } of GROUPS) {
  test(
    `every ${kind} keeps to its byte budget at ${width} px, compressed, from the site itself, without code for staff`,
    longUnlessPhone(width),
    async ({ openPage, shop }) => {
      const chunks = staffChunks();
      const visitor = await openPage({ width });
      const staff = await openPage({ isStaff: true, width });
      for (const path of paths) {
        const page = needsSession(path) ? staff : visitor;
        const transfers = await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(Object.values(weigh(transfers)), `${path}: something of every kind`).not.toContain(
          0,
        );
        expect(excesses(transfers, path), path).toEqual([]);
        expect(uncompressed(transfers), path).toEqual([]);
        const foreign = transfers.filter(({ url }) => new URL(url).origin !== shop.url);
        expect(
          foreign.map(({ url }) => url),
          path,
        ).toEqual([]);
        const scripts = scriptsOf(transfers);
        expect(
          scripts.filter((script) => chunks.includes(script)),
          path,
        ).toEqual([]);
        expect(scripts.flatMap(staffCallsIn), path).toEqual([]);
      }
    },
  );
}

test('code for staff is known by its chunks and its calls', LONG, async ({ openPage }) => {
  expect(staffChunks().flatMap(staffCallsIn)).not.toEqual([]);
  const page = await openPage({ isStaff: true });
  for (const path of STAFF_PAGES) {
    const scripts = scriptsOf(await visit(page, path));
    expect(
      scripts.filter((script) => staffChunks().includes(script)),
      path,
    ).not.toEqual([]);
  }
});

const videosOf = (transfers: readonly Transfer[]) =>
  transfers.filter(isVideo).map(({ url }) => url);

test('no video is loaded where motion is not wanted', LONG, async ({ openPage }) => {
  const page = await openPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(videosOf(await visit(page, '/'))).toEqual([]);
});

test('no video is loaded where data are to be saved', LONG, async ({ openPage }) => {
  const page = await openPage();
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(videosOf(await visit(page, '/'))).toEqual([]);
});

test('the film comes after everything that the first screen needs', LONG, async ({ openPage }) => {
  const page = await openPage();
  const transfers = await visit(page, '/', isVideo);
  const kinds = transfers.map((transfer) => (isVideo(transfer) ? 'video' : transfer.type));
  const first = kinds.indexOf('video');
  expect(first).toBeGreaterThan(kinds.lastIndexOf('Font'));
  expect(first).toBeGreaterThan(kinds.lastIndexOf('Script'));
  expect(transfers[first]?.url).toContain('embers');
});
