import type { ProvenActor } from '../src/actor.ts';

/** The superadmin of the first day at her desk, who has just proven the password, for use cases that are called without a request. */
export const OWNER_AT_DESK: ProvenActor = {
  ...{ id: 1, role: 'superadmin', username: 'dueña', name: null },
  ...{ address: '127.0.0.1', device: 'Chrome en Windows', staffBrowser: null },
  provenAt: Infinity,
};
