import { describe, expect, it } from 'vitest';
import { isDeskPage, PAGES } from '@brasa/core/site/pages.ts';
import {
  fakeWorld,
  jsonAnswer,
  NOW,
  pageAnswer,
  requestFor,
} from '../../../test/fake-worker-world.ts';
import type { Identity } from '../device.ts';
import { answerFile, isFile } from './kept-files.ts';
import { keepSite, welcome } from './keep-site.ts';
import { refreshPages } from './kept-pages.ts';
import { forgetOtherBuilds } from './other-builds.ts';
import type { World } from '../world.ts';

const FILES = 'brasa-files-present';
const SITE = 'brasa-pages-present';
const OWN = 'brasa-own-present';
const STAFF = { id: 1, role: 'haykakan' } as const;
const CUSTOMER = { id: 2, role: 'abaranci' } as const;

const pathsFor = (isStaffs: boolean) =>
  PAGES.filter((page) => isDeskPage(page) === isStaffs).map(({ path }) => path);

/** A shop whose server has all files and pages. */
function openShop(options: Partial<World> = {}, user: Identity = CUSTOMER) {
  const world = fakeWorld(options);
  const { everyone, staff, drawings } = world.build;
  for (const file of [...everyone, ...staff, ...drawings]) {
    world.server[file] = () => new Response(file);
  }
  for (const { path } of PAGES) {
    world.server[path] = () =>
      pageAnswer(`<link href="/assets/style.css"><script>["/assets/app.js"]</script>${path}`);
  }
  const points = ['me', 'my-points', 'wallet-qr', 'history', 'discounts/available'];
  const own = ['auth/me', ...points.map((call) => `points/${call}`)];
  for (const call of [...own, 'dashboard-data', 'usual-products']) {
    world.server[`/api/${call}`] = () => jsonAnswer(user);
  }
  return world;
}

describe('installing', () => {
  it('keeps every page but the staff’s, with what they need and their drawings', async () => {
    const world = openShop();
    await keepSite(world);
    expect(world.kept()[FILES]).toEqual([
      '/assets/app.js',
      '/assets/style.css',
      '/assets/oven.svg',
    ]);
    expect(world.kept()[SITE]).toEqual(pathsFor(false));
    expect(world.kept()).not.toHaveProperty(OWN);
  });

  it('fails without a file that pages need, and goes on without a page or a drawing', async () => {
    const world = openShop();
    world.server['/nosotros'] = () => new TypeError('Failed to fetch');
    world.server['/assets/oven.svg'] = () => new TypeError('Failed to fetch');
    await keepSite(world);
    expect(world.kept()[SITE]).not.toContain('/nosotros');
    const halved = openShop();
    halved.server['/assets/app.js'] = () => new Response('', { status: 404 });
    await expect(keepSite(halved)).rejects.toThrow('/assets/app.js: 404');
  });

  it('takes what an earlier version has kept', async () => {
    const world = openShop();
    const earlier = await world.caches.open('brasa-files-earlier');
    await earlier.put('/assets/app.js', new Response('app'));
    await keepSite(world);
    expect(world.asked).not.toContain('/assets/app.js');
    expect(world.kept()[FILES]).toContain('/assets/app.js');
  });

  it('keeps under Save-Data only the pages that are open', async () => {
    const world = openShop({ savesData: () => true });
    const postMessage = () => undefined;
    world.pages.push({ url: 'https://brasa.example/contacto?a=1', postMessage });
    world.pages.push({ url: 'https://brasa.example/nada', postMessage });
    await keepSite(world);
    expect(world.kept()[SITE]).toEqual(['/contacto']);
    expect(world.kept()[FILES]).toEqual(['/assets/style.css', '/assets/app.js']);
  });

  it('keeps for a new version what staff and customer of this device need', async () => {
    const world = openShop({}, STAFF);
    await welcome(world, STAFF);
    const next = openShop({
      caches: world.caches,
      device: world.device,
      build: { ...world.build, id: 'next' },
    });
    for (const { path } of PAGES) next.server[path] = () => pageAnswer(path, 'next');
    for (const call of Object.keys(next.server).filter((path) => path.startsWith('/api/'))) {
      next.server[call] = () => jsonAnswer(STAFF, { headers: { 'x-brasa-build': 'next' } });
    }
    await keepSite(next);
    expect(next.kept()['brasa-pages-next']).toEqual([...pathsFor(false), ...pathsFor(true)]);
    expect(next.kept()['brasa-own-next']).toHaveLength(8);
  });
});

describe('somebody who is signed in', () => {
  it('has their own answers stored, once', async () => {
    const world = openShop();
    await welcome(world, CUSTOMER);
    await welcome(world, CUSTOMER);
    const own = [
      '/api/auth/me',
      '/api/points/me',
      '/api/points/my-points',
      '/api/points/wallet-qr',
      '/api/points/history',
      '/api/points/discounts/available',
    ];
    expect(world.kept()[OWN]).toEqual(own);
    expect(world.asked).toEqual(own);
  });

  it('has the staff’s pages kept as one of them', async () => {
    const world = openShop({}, STAFF);
    await welcome(world, STAFF);
    expect(world.kept()[SITE]).toEqual(pathsFor(true));
    expect(world.kept()[FILES]).toEqual(['/assets/staff/desk.js']);
    expect(world.kept()[OWN]).toContain('/api/dashboard-data');
  });
});

describe('kept pages', () => {
  it('are asked for anew once a day', async () => {
    const world = openShop();
    await keepSite(world);
    world.asked.length = 0;
    await refreshPages(world);
    expect(world.asked).toEqual(pathsFor(false));
    world.clock.now = NOW + 23 * 3_600_000;
    await refreshPages(world);
    expect(world.asked).toHaveLength(pathsFor(false).length);
    world.clock.now = NOW + 24 * 3_600_000;
    await refreshPages(world);
    expect(world.asked).toHaveLength(2 * pathsFor(false).length);
  });
});

it('kept pages are asked for again the same day where the line breaks, and not at all under Save-Data', async () => {
  const world = openShop();
  await keepSite(world);
  const home = world.server['/'];
  world.server['/'] = () => new TypeError('Failed to fetch');
  world.asked.length = 0;
  await refreshPages(world);
  expect(world.asked).toEqual(['/']);
  if (home) world.server['/'] = home;
  await refreshPages(world);
  expect(world.asked).toHaveLength(1 + pathsFor(false).length);
  await refreshPages({ ...world, now: () => NOW + 90_000_000, savesData: () => true });
  expect(world.asked).toHaveLength(1 + pathsFor(false).length);
});

it('kept pages are not asked for any further once the server serves another build', async () => {
  const world = openShop();
  await keepSite(world);
  world.server['/'] = () => pageAnswer('', 'next');
  world.asked.length = 0;
  await refreshPages(world);
  expect(world.asked).toEqual(['/']);
});

describe('what an earlier build has left', () => {
  async function withEarlier(options: Partial<World> = {}) {
    const world = openShop(options);
    for (const content of ['files', 'pages', 'answers', 'own']) {
      await world.caches.open(`brasa-${content}-earlier`);
    }
    await world.caches.open('another');
    await keepSite(world);
    return world;
  }
  const names = (world: Awaited<ReturnType<typeof withEarlier>>) => Object.keys(world.kept());

  it('goes when no page is open', async () => {
    const world = await withEarlier();
    await forgetOtherBuilds(world);
    expect(names(world).filter((name) => name.includes('earlier'))).toEqual([]);
    expect(names(world)).toEqual(expect.arrayContaining(['another', 'brasa-device', FILES, SITE]));
  });

  it('stays for a page that is open, and answers it', async () => {
    const world = await withEarlier();
    const files = await world.caches.open('brasa-files-earlier');
    await files.put('/assets/old.js', new Response('old'));
    world.pages.push({ url: 'https://brasa.example/', postMessage: () => undefined });
    await forgetOtherBuilds(world);
    const answer = await answerFile(world, requestFor('/assets/old.js'));
    expect(await answer.text()).toBe('old');
  });

  it('stays while a later version is being installed, whose it may be', async () => {
    const world = await withEarlier({ isNewest: () => false });
    await forgetOtherBuilds(world);
    expect(names(world)).toContain('brasa-files-earlier');
  });
});

describe('a file of the build', () => {
  it('is asked for once', async () => {
    const world = openShop();
    for (const _ of [1, 2]) {
      const answer = await answerFile(world, requestFor('/assets/oven.svg'));
      expect(await answer.text()).toBe('/assets/oven.svg');
    }
    expect(world.asked).toEqual(['/assets/oven.svg']);
  });

  it('that is not there is not kept', async () => {
    const world = openShop();
    expect((await answerFile(world, requestFor('/assets/gone.js'))).status).toBe(404);
    expect(world.kept()[FILES] ?? []).toEqual([]);
  });

  it('is no film, which is asked for in parts', () => {
    expect(isFile(requestFor('/assets/embers.webm'))).toBe(false);
    expect(isFile(requestFor('/assets/app.js'))).toBe(true);
    expect(isFile(requestFor('/images/products/pollo.svg'))).toBe(false);
  });
});
