import { useSyncExternalStore } from 'react';
import { listenTo } from './listen-to.ts';

const subscribe = (listener: () => void) => listenTo(window, ['online', 'offline'], listener);

/** Whether the device says that it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
