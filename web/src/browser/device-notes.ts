// What a device remembers from visit to visit, whoever sits at it: nothing personal.

const PREFIX = 'brasa:device:';

export function readDeviceNote(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Where the browser forbids storage or has no room left, the note lasts as long as the page. */
export function writeDeviceNote(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
