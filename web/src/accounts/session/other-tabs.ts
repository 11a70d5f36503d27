// Who is signed in is the browser's, not a tab's: one tab tells the others (docs/rules/accounts.md#other-tabs).
const NAME = 'brasa-session';

/** The user's id; null of nobody. */
type Word = { userId: number | null };

/** The tab's own: what it says itself it does not hear. */
let channel: BroadcastChannel | null = null;

/** Calls back when another tab has signed somebody in, or out. A browser that forbids it, as without cookies, hears nothing. */
export function listenToOtherTabs(callback: (userId: number | null) => void): void {
  try {
    channel = new BroadcastChannel(NAME);
  } catch {
    return;
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => callback(data.userId));
}

export function tellOtherTabs(userId: number | null): void {
  channel?.postMessage({ userId } satisfies Word);
}
