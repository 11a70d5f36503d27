// What was typed into a form and not saved yet, kept for this tab: it outlives a wrong tap, the way
// back and a session that has ended meanwhile.
import { tab, withStorage } from '../storage/safe-storage.ts';

const PREFIX = 'brasa-draft:';

/** What was kept under the name; null when there is nothing, or nothing that can be read. */
export function readDraft(name: string): unknown {
  return withStorage(tab, (storage): unknown =>
    JSON.parse(storage.getItem(PREFIX + name) ?? 'null'),
  );
}

/** A browser that keeps nothing is no reason to stop somebody who types. */
export function storeDraft(name: string, draft: unknown): void {
  withStorage(tab, (storage) => storage.setItem(PREFIX + name, JSON.stringify(draft)));
}

export function dropDraft(name: string): void {
  withStorage(tab, (storage) => storage.removeItem(PREFIX + name));
}
