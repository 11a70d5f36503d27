import { vi } from 'vitest';

/** Only what never comes takes this long, in milliseconds: how long anything else takes is the machine's business. */
const LONGEST = 30_000;

/** Resolves once the check throws nothing. */
export const until = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: LONGEST, interval: 10 });
