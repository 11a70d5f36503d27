// The browser's storage, where a browser that forbids it or has no room left is no reason to stop.

/** Answers what `use` does; null where the browser refuses, which shows only when it is asked. */
export function withStorage<Value>(
  storage: () => Storage,
  use: (storage: Storage) => Value,
): Value | null {
  try {
    return use(storage());
  } catch {
    return null;
  }
}

/** Gone with the tab. */
export const tab = () => sessionStorage;
/** Kept from visit to visit. */
export const device = () => localStorage;
