import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { passTime } from './fake-time.ts';

const HANDED_OVER = 'brasa:handed-over';

/**
 * Leaves the page as a reload does, with what it hands over: the page goes without a word to its components, which cleanup()
 * tells. The next renderApp() is the new page.
 */
export async function leaveForReload(): Promise<void> {
  await waitFor(() => {
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem(HANDED_OVER)).not.toBeNull();
  });
  const handedOver = sessionStorage.getItem(HANDED_OVER) ?? '';
  cleanup();
  await passTime(0);
  sessionStorage.setItem(HANDED_OVER, handedOver);
}
