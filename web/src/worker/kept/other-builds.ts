// The server may serve another build of the site than the worker's: what the worker has kept is then good for
// when there is no server at all, and for nothing else.
import { BUILD_HEADER } from '@brasa/core/kernel/answer-heads.ts';
import { deleteCaches } from './caches-of-builds.ts';
import type { World } from '../world.ts';

/** Notes which build the server serves; answers whether it is the worker's. */
export async function noteBuild(world: World, { headers }: Response): Promise<boolean> {
  const servedBuild = headers.get(BUILD_HEADER);
  // A word of something between here and the shop.
  if (servedBuild === null) return false;
  const known = await world.device.read();
  if (known.servedBuild !== servedBuild) await world.device.change(() => ({ servedBuild }));
  return servedBuild === world.build.id;
}

/** Whether the server has moved on, or back, as far as is known. */
export async function isOutdated({ device, build }: World): Promise<boolean> {
  const { servedBuild } = await device.read();
  return servedBuild !== null && servedBuild !== build.id;
}

/** Throws away what earlier builds have left, unless a page is open, which may be one of theirs. */
export async function forgetOtherBuilds(world: World): Promise<void> {
  if (!world.isNewest() || (await world.windows()).length > 0) return;
  await deleteCaches(world, (_content, build) => build !== world.build.id);
}
