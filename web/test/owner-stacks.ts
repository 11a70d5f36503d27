import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build makes an error for each element, to say later where it was made, and stops after 10,000 of them in a
 * second. No test reads those stacks, and making them is a sixth of the time of the tests: they count as made. A React that counts
 * them elsewhere makes them as before.
 */
export function makeNoOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
}
