import { expect, it, vi } from 'vitest';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts';

it('is no reason to stop where the browser forbids it, as without cookies', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  );
  expect(() => listenToOtherTabs(vi.fn())).not.toThrow();
  expect(() => tellOtherTabs(7)).not.toThrow();
});
