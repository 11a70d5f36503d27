// What was typed into a form and not saved yet, kept for this tab: it outlives a wrong tap, the way
// back and a session that has ended meanwhile.

const PREFIX = 'brasa-draft:';

/** What was kept under the name; null when there is nothing, or nothing that can be read. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing is no reason to stop somebody who types. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    return;
  }
}
