// What is kept of the site unasked. See docs/rules/site.md#without-a-connection.
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { storeOwnAnswers } from '../answer-call.ts';
import type { Identity } from '../device.ts';
import { keepFiles } from './kept-files.ts';
import { keepFilesOf, isOrderPath, keepPages, keptPathAt, pagesFor } from './kept-pages.ts';
import { beginSession } from '../session.ts';
import type { World } from '../world.ts';

/**
 * Keeps what everybody's pages need, and the staff's where they have signed in here before; with Save-Data
 * only the pages that are open. Throws where code or style is not to be had: a version that is not whole is
 * none. A page or a drawing may be missing.
 */
export async function keepSite(world: World): Promise<void> {
  const { build, device } = world;
  const { isStaffs } = await device.read();
  if (world.savesData()) await keepOpenPages(world);
  else {
    await keepFiles(world, build.everyone);
    await keepPages(world, pagesFor('everyone'));
    await keepPages(world, (await openPaths(world)).filter(isOrderPath));
    if (isStaffs) await keepStaffsPages(world);
    await keepFiles(world, build.drawings).catch(() => undefined);
  }
  await storeOwnAnswers(world);
}

/** Somebody has signed in, or is there with a session. */
export async function welcome(world: World, { id, role }: Identity): Promise<void> {
  await beginSession(world, { id, role });
  await storeOwnAnswers(world);
  if (!isStaff(role)) return;
  const { isStaffs } = await world.device.read();
  if (!isStaffs) await world.device.change(() => ({ isStaffs: true }));
  if (!world.savesData()) await keepStaffsPages(world);
}

async function keepStaffsPages(world: World): Promise<void> {
  await keepFiles(world, world.build.staff);
  await keepPages(world, pagesFor('staff'));
}

async function openPaths(world: World): Promise<string[]> {
  const open = await world.windows();
  return [...new Set(open.flatMap(({ url }) => keptPathAt(new URL(url)) ?? []))];
}

async function keepOpenPages(world: World): Promise<void> {
  for (const path of await openPaths(world)) {
    await keepPages(world, [path]);
    await keepFilesOf(world, path).catch(() => undefined);
  }
}
