// The browser's side of a service worker that a page sees: what is registered, what waits, who controls.
import { vi } from 'vitest';

export class FakeServiceWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeServiceWorker | null = null;
  waiting: FakeServiceWorker | null = null;
  active: FakeServiceWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
  readonly unregister = vi.fn(() => Promise.resolve(true));

  /** A version is found and installed; it waits where there is one already. */
  install(): FakeServiceWorker {
    const version = new FakeServiceWorker();
    this.installing = version;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    if (this.active) this.waiting = version;
    version.become('installed');
    return version;
  }
}

/** Stands in for navigator.serviceWorker until the test ends. */
export function fakeServiceWorkers() {
  const registration = new FakeRegistration();
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeServiceWorker | null,
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    register: vi.fn(() => Promise.resolve(registration)),
  });
  /** The version answers for this page from now on. */
  const control = (version: FakeServiceWorker) => {
    registration.waiting = null;
    registration.active = version;
    container.controller = version;
    version.become('activated');
    container.dispatchEvent(new Event('controllerchange'));
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
  return { container, registration, control };
}
