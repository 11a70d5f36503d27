// The routes of the rooms: each room's <room>.routes.ts, which is found by its name.
import type { FastifyInstance } from 'fastify';
import type { RefusalTally } from './audit/index.ts';
import type { PhotographIndex } from './catalog/index.ts';
import type { SessionCookies } from './http/session-cookies.ts';
import { loadRoomFiles } from './room-files.ts';
import type { Shop } from './shop.ts';

/** What the routes of some rooms need beside the shop. */
export type RoomParts = {
  cookies: SessionCookies;
  /** The address under which the site is known; undefined where nobody has said it. */
  publicUrl: string | undefined;
  /** The folder of what is stored in files: an absolute path. */
  dataFolder: string;
  photographs: PhotographIndex;
  /** What has been refused and is not written yet. */
  refusals: RefusalTally;
};

type RoutesFile = {
  registerRoutes: (app: FastifyInstance, shop: Shop, parts: RoomParts) => void;
};

const ROUTES = await loadRoomFiles<RoutesFile>('routes');

/** Adds the routes of every room to the app; a room's further *.routes.ts are registered by its own. */
export function registerRooms(app: FastifyInstance, shop: Shop, parts: RoomParts): void {
  for (const [, { registerRoutes }] of ROUTES) registerRoutes(app, shop, parts);
}
