// The routes of the rooms: each room's <room>.routes.ts, which is found by its name.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PhotographIndex } from './catalog/index.ts';
import type { SessionCookies } from './http/session-cookies.ts';
import type { Shop } from './shop.ts';

/** What the routes of some rooms need beside the shop. */
export type RoomParts = {
  cookies: SessionCookies;
  /** The address under which the site is known; undefined where nobody has said it. */
  publicUrl: string | undefined;
  /** The folder of what is stored in files: an absolute path. */
  dataFolder: string;
  photographs: PhotographIndex;
};

type RoutesFile = {
  registerRoutes: (app: FastifyInstance, shop: Shop, parts: RoomParts) => void;
};

const FOLDER = new URL('./', import.meta.url);

/** Adds the routes of every room to the app. A room's further *.routes.ts are registered by its own. */
export async function registerRooms(
  app: FastifyInstance,
  shop: Shop,
  parts: RoomParts,
): Promise<void> {
  const files = globSync('*/*.routes.ts', { cwd: FOLDER }).filter((file) =>
    file.endsWith(`/${dirname(file)}.routes.ts`),
  );
  const rooms = files.map(async (file) => (await import(new URL(file, FOLDER).href)) as RoutesFile);
  for (const { registerRoutes } of await Promise.all(rooms)) registerRoutes(app, shop, parts);
}
