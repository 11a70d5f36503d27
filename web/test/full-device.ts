// A device on which a database has no room left.
import { vi } from 'vitest';

/** From now on this way of writing fails as it does in a browser. */
export function haveNoRoom(method: 'add' | 'put'): void {
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
}
