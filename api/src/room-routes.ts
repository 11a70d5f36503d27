// The routes of the rooms: each room's <room>.routes.ts, which is found by its name.
import { existsSync } from 'node:fs';
import { ROOMS } from '@brasa/core/rooms.ts';
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

/** A room's further *.routes.ts are registered by its own. */
const FILES = Object.keys(ROOMS)
  .map((room) => new URL(`${room}/${room}.routes.ts`, import.meta.url))
  .filter((file) => existsSync(file));

const ROUTES = await Promise.all(
  FILES.map(async (file) => (await import(file.href)) as RoutesFile),
);

/** Adds the routes of every room to the app. */
export function registerRooms(app: FastifyInstance, shop: Shop, parts: RoomParts): void {
  for (const { registerRoutes } of ROUTES) registerRoutes(app, shop, parts);
}
