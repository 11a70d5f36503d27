// Notifications of the shop's (docs/rules/messages.md#to-a-phone).
import type { PushNotice } from '@brasa/core/messages/push.rules.ts';
import type { WindowClient } from './world.ts';

/** Written here by the build: addresses of pictures. */
export type NoticeIcons = { icon: string; badge: string };

/** What has come from the push service, decrypted by the browser. */
type PushData = { text: () => string };

/** A browser wants something shown for whatever came. */
const UNREADABLE: PushNotice = {
  title: 'Brasa',
  body: 'Hay novedades',
  path: '/',
  tag: 'brasa',
};

export function readNotice(data: PushData | null): PushNotice {
  try {
    const sent = JSON.parse(data?.text() ?? '') as Partial<Record<keyof PushNotice, unknown>>;
    const { title, body, path, tag } = sent;
    const texts = [title, body, path, tag];
    if (!texts.every((text) => typeof text === 'string')) return UNREADABLE;
    return sent as PushNotice;
  } catch {
    return UNREADABLE;
  }
}

type Registration = {
  showNotification: (title: string, options: Record<string, unknown>) => Promise<void>;
};

export function showNotice(
  registration: Registration,
  icons: NoticeIcons,
  { title, body, path, tag }: PushNotice,
): Promise<void> {
  const own = { body, tag, lang: 'es', data: { path } };
  // What takes the place of an earlier one is news all the same.
  return registration.showNotification(title, { ...icons, ...own, renotify: true });
}

type Clients = {
  windows: () => Promise<readonly WindowClient[]>;
  openWindow: (path: string) => Promise<unknown>;
};

/** Leads to what the notification is about: to the page that shows it already, or to a new one. */
export async function openNotice({ windows, openWindow }: Clients, data: unknown): Promise<void> {
  const path = pathOf(data);
  const open = (await windows()).find(({ url }) => new URL(url).pathname === path);
  await (open?.focus?.() ?? openWindow(path));
}

/** Nothing but an address of ours. */
function pathOf(data: unknown): string {
  const { path } = (data ?? {}) as { path?: unknown };
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
