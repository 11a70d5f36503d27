// The device's database, which jsdom has not.
import * as fakes from 'fake-indexeddb';
import { afterAll, beforeEach, vi } from 'vitest';

/**
 * Gives each test of the file an empty database, and takes it away with the file: in the files after it code that
 * finds none goes on without.
 */
export function haveIndexedDb(): void {
  beforeEach(() => {
    for (const [name, fake] of Object.entries(fakes)) {
      if (name.startsWith('IDB')) vi.stubGlobal(name, fake);
    }
    vi.stubGlobal('indexedDB', new fakes.IDBFactory());
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
