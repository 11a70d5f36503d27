// What a device remembers from visit to visit, whoever sits at it: nothing personal.
import { device, withStorage } from './safe-storage.ts';

const PREFIX = 'brasa:device:';

export function readDeviceItem(name: string): string | null {
  return withStorage(device, (storage) => storage.getItem(PREFIX + name));
}

/** Where the browser forbids storage or has no room left, the note lasts as long as the page. */
export function writeDeviceItem(name: string, text: string): void {
  withStorage(device, (storage) => storage.setItem(PREFIX + name, text));
}
