// What the worker needs of the browser, so that tests can give it another one.
import type { Build } from './build.ts';
import type { Device } from './device.ts';

/** An open page. */
export type WindowClient = {
  readonly url: string;
  postMessage: (message: unknown) => void;
  focus?: () => Promise<unknown>;
};

export type World = {
  build: Build;
  caches: CacheStorage;
  device: Device;
  fetch: typeof fetch;
  /** What is known of the line to the server (patience.ts). */
  line: { isSlow: boolean };
  /** Milliseconds UTC. */
  now: () => number;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** Whether somebody has asked their browser to load little. */
  savesData: () => boolean;
  /** Whether no later version of the worker is being installed or waits. */
  isNewest: () => boolean;
  /** Where notifications for this browser are sent; null where it has not asked for any. */
  pushEndpoint: () => Promise<string | null>;
  /** Has the browser wake the worker once there is a line, to send what waits; nothing happens where it cannot. */
  askForSync: () => Promise<void>;
  /** The open pages, of any version. */
  windows: () => Promise<readonly WindowClient[]>;
};
