// The server's word that something has changed, spoken by the test.
import { vi } from 'vitest';
import type { LiveTopic } from '@brasa/core/dashboard/events.contract.ts';

export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close() {
    this.readyState = 2;
  }

  say(type: 'ready' | 'change', version: string, ...changed: LiveTopic[]) {
    const topics = type === 'ready' || changed.length > 0 ? changed : ['orders'];
    this.tell(type, { topics, version });
  }

  /** Any message. */
  tell(type: 'ready' | 'change', message: object) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(message) }));
  }

  /** The server has refused: the browser does not try again. */
  giveUp() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

export function installEvents(): void {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
}

/** The connection that was opened last. */
export function lastEvents(): FakeEventSource {
  const last = FakeEventSource.opened.at(-1);
  if (!last) throw new Error('nobody listens');
  return last;
}
