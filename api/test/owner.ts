import type { Actor } from '../src/actor.ts';

/** The superadmin of the first day at her desk, for use cases that are called without a request. */
export const OWNER_AT_DESK: Actor = {
  ...{ id: 1, role: 'superadmin', username: 'dueña', name: null },
  ...{ address: '127.0.0.1', device: 'Chrome en Windows', staffBrowser: null },
};
