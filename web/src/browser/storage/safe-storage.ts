// The browser's storage, where a browser that forbids it or has no room left is no reason to stop.

/** Gone with the tab. */
export const tab = () => sessionStorage;
/** Kept from visit to visit. */
export const device = () => localStorage;

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

/** Texts under names that begin with the prefix; what the browser does not keep is not missed. */
export function itemsOf(storage: () => Storage, prefix: string) {
  return {
    read: (name: string) => withStorage(storage, (items) => items.getItem(prefix + name)),
    write: (name: string, text: string) => {
      withStorage(storage, (items) => items.setItem(prefix + name, text));
    },
    remove: (name: string) => {
      withStorage(storage, (items) => items.removeItem(prefix + name));
    },
  };
}
