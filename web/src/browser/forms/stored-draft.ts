// What was typed into a form and not saved yet, kept for this tab: it outlives a wrong tap, the way
// back and a session that has ended meanwhile. It goes with who typed it, as all of the session's items.
import { itemsOf, tab } from '../storage/safe-storage.ts';

const drafts = itemsOf(tab, 'brasa:draft:');

/** What was kept under the name; null when there is nothing, or nothing that can be read. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(drafts.read(name) ?? 'null');
  } catch {
    return null;
  }
}

export function storeDraft(name: string, draft: unknown): void {
  drafts.write(name, JSON.stringify(draft));
}

export const dropDraft = drafts.remove;
