// navigator.locks, which jsdom lacks: one lock, given to one holder at a time.
import { vi } from 'vitest';

export function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = <Value>(_name: string, hold: () => Promise<Value>): Promise<Value> => {
    const held = last.then(hold);
    last = held.catch(() => undefined);
    return held;
  };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) =>
        name === 'locks' ? { request } : (Reflect.get(target, name, target) as unknown),
    }),
  );
}
