// What the worker knows of this device beside what it keeps: who is signed in here. It lies in a cache, for a
// worker is stopped and started again as the browser likes.
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';

export type Identity = { id: number; role: Role };

export type Known = {
  identity: Identity | null;
  /** Somebody has signed out here and the server may not know it yet. */
  isSigningOut: boolean;
  /** Changes with every end of a session: what was asked for before is nobody's any more. */
  session: number;
  /** Staff have signed in here: their pages are kept with the others. */
  isStaffs: boolean;
  /** The build that the server served last; null until it has answered. */
  servedBuild: string | null;
  /** Where notifications came last; null as long as none has. */
  pushEndpoint: string | null;
  /** When the kept pages were last asked for anew, in milliseconds UTC. */
  refreshedAt: number;
};

const NOTHING: Known = {
  identity: null,
  isSigningOut: false,
  session: 0,
  isStaffs: false,
  servedBuild: null,
  pushEndpoint: null,
  refreshedAt: 0,
};

const CACHE = 'brasa-device';
const ENTRY = '/known';

export class Device {
  readonly #caches: CacheStorage;
  /** The last change, after which the next one begins. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Never from memory: the worker of another version may have changed it. */
  async read(): Promise<Known> {
    const cache = await this.#caches.open(CACHE);
    const kept = await cache.match(ENTRY);
    return { ...NOTHING, ...((await kept?.json()) as Partial<Known> | undefined) };
  }

  change(changeOf: (known: Known) => Partial<Known>): Promise<Known> {
    const turn = this.#turn.then(async () => {
      const known = await this.read();
      const next = { ...known, ...changeOf(known) };
      const cache = await this.#caches.open(CACHE);
      await cache.put(ENTRY, new Response(JSON.stringify(next)));
      return next;
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
