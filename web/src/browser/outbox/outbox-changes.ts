// The word from worker to pages, and from page to page, that the outbox is another than it was.
const NAME = 'brasa-outbox';

export function announceChange(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back on every change, made by whatever page or by the worker; answers how to stop. */
export function onOutboxChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
