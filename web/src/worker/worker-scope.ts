// The worker's own side of the browser, as far as it is used here: TypeScript has it in a library that cannot
// stand beside the page's.
import type { SubscriptionChange } from './renew-push.ts';
import type { WindowClient } from './world.ts';

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  /** The page that asks; empty for a visit. */
  readonly clientId: string;
  /** What the browser asked for while the worker woke up; missing where it cannot do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** The browser thinks that there is a line again; after a rejection it says so once more. */
type SyncEvent = WorkerEvent & { readonly tag: string };

type PushEvent = WorkerEvent & { readonly data: { text: () => string } | null };

type NotificationEvent = WorkerEvent & {
  readonly notification: { readonly data: unknown; close: () => void };
};

/** The subscription has ended; either may be missing. */
type SubscriptionChangeEvent = WorkerEvent & SubscriptionChange;

type WorkerMessageEvent = WorkerEvent & { readonly data: unknown };

type Events = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
  sync: SyncEvent;
  push: PushEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
  notificationclick: NotificationEvent;
};

export type WorkerScope = {
  readonly registration: {
    readonly installing: object | null;
    readonly waiting: object | null;
    readonly navigationPreload?: { enable: () => Promise<void>; disable: () => Promise<void> };
    readonly showNotification: (title: string, options: Record<string, unknown>) => Promise<void>;
    /** Missing where the browser never wakes a worker. */
    readonly sync?: { register: (tag: string) => Promise<void> };
    /** Missing where nothing can be pushed. */
    readonly pushManager?: PushManager;
  };
  readonly clients: {
    claim: () => Promise<void>;
    openWindow: (path: string) => Promise<unknown>;
    get: (id: string) => Promise<object | undefined>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled?: boolean;
    }) => Promise<readonly WindowClient[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
};

export const workerScope = () => self as unknown as WorkerScope;
