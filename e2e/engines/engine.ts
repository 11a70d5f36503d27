// Browsers that Playwright does not drive: as much of them as the journeys in other engines need.
import type { Action } from './actions.ts';

export type Tab = {
  /** Resolves once the page is loaded. */
  goto: (url: string) => Promise<void>;
  /** Answers the value of an expression in the page, which crosses as JSON; rejects where it throws. A promise is waited for. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Moves pointer and keys. */
  perform: (actions: readonly Action[]) => Promise<void>;
  /** The screen as a PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A browser with cookies, stores and worker of its own. */
export type Device = {
  openTab: () => Promise<Tab>;
  /** The errors and warnings of its consoles so far; null where the browser tells nobody. */
  complaints: () => readonly string[] | null;
  /** The folder of its saved files. */
  downloads: string;
  close: () => Promise<void>;
};

export type EngineName = 'webkit' | 'firefox';

export type Engine = {
  openDevice: () => Promise<Device>;
  stop: () => Promise<void>;
};

/** The journeys' phone. */
export const SCREEN = { width: 390, height: 740 };

/** The expression that comes to the promise of the other's value as JSON. */
export const asJson = (expression: string) =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
