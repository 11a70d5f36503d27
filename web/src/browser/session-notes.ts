// Short notes that outlive a reload of this tab: nothing personal in clear, nothing that is missed
// where the browser keeps none.

const PREFIX = 'brasa:';

export function readNote(name: string): string | null {
  return withStorage((storage) => storage.getItem(PREFIX + name));
}

export function writeNote(name: string, text: string): void {
  withStorage((storage) => storage.setItem(PREFIX + name, text));
}

export function dropNote(name: string): void {
  withStorage((storage) => storage.removeItem(PREFIX + name));
}

/** For the moment when the person at the screen may change. */
export function dropAllNotes(): void {
  withStorage((storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage.removeItem(name);
  });
}

/** Browsers may forbid storage, or have no room left; both show only when it is used. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
