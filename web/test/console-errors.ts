import { vi } from 'vitest';

/** What has been logged as an error so far, taken off the record: it was expected. */
export function takeConsoleErrors(): unknown[] {
  const log = vi.mocked(console.error);
  const errors = log.mock.calls.map(([first]) => first as unknown);
  log.mockClear();
  return errors;
}
