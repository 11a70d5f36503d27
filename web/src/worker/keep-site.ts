// What is kept of the site unasked, and when another build's goes. See docs/rules/site.md#without-a-connection.
import { pageAt } from '@brasa/core/site/pages.ts';
import { keepFiles } from './kept-files.ts';
import { addressesFor, keepFilesOf, keepPages } from './kept-pages.ts';
import type { World } from './world.ts';

const OF_A_BUILD = /^brasa-(?:files|pages)-(.*)$/;

/**
 * Keeps what everybody's pages need; with Save-Data only the pages that are open. Throws where code or style
 * is not to be had: a version that is not whole is no version. A page or a drawing may be missing.
 */
export async function keepSite(world: World): Promise<void> {
  const { build } = world;
  if (world.savesData()) return keepOpenPages(world);
  await keepFiles(world, build.everyone);
  await keepPages(world, addressesFor('everyone'));
  await keepFiles(world, build.drawings).catch(() => undefined);
}

async function keepOpenPages(world: World): Promise<void> {
  const open = await world.windows();
  const addresses = open.map(({ url }) => pageAt(new URL(url).pathname)?.path);
  for (const address of new Set(addresses)) {
    if (address === undefined) continue;
    await keepPages(world, [address]);
    await keepFilesOf(world, address).catch(() => undefined);
  }
}

/** Throws away what earlier builds have left, unless a page is open, which may be one of theirs. */
export async function forgetOtherBuilds(world: World): Promise<void> {
  if (!world.isNewest() || (await world.windows()).length > 0) return;
  const names = await world.caches.keys();
  const others = names.filter((name) => {
    const id = OF_A_BUILD.exec(name)?.[1];
    return id !== undefined && id !== world.build.id;
  });
  await Promise.all(others.map((name) => world.caches.delete(name)));
}
