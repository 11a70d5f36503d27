import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Holds back the answers to these paths until they are let go. */
export function holdAnswers(isHeld: (path: string) => boolean) {
  const answer = globalThis.fetch;
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const reply = await answer(path, init);
    if (isHeld(path)) await new Promise<void>((resolve) => held.push(resolve));
    return reply;
  });
  return {
    waiting: () => held.length,
    letGo: () =>
      act(async () => {
        for (const resolve of held.splice(0)) resolve();
        await Promise.resolve();
      }),
  };
}
