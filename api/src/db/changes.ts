// Says that something changed, in this process and in every other that serves the shop, so that
// what is cached in memory is dropped. On PostgreSQL the word travels by NOTIFY.
import type { RoomName } from '@brasa/core/rooms.ts';

/** What can change, as coarse as the things that are cached in memory: a room, or whether orders are taken. */
export type Topic = RoomName | 'ordering';

type Listener = () => void;

export class ChangeFeed {
  readonly #listeners = new Map<string, Set<Listener>>();
  #isConnected = true;

  /** False while word from other processes cannot arrive: then nothing cached in memory may be used. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Calls the listener after every committed change of the topic. */
  subscribe(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Passes on that the topics have changed; names that nobody listens to are ignored. */
  publish(topics: Iterable<string>): void {
    for (const topic of topics) {
      for (const listener of this.#listeners.get(topic) ?? []) listener();
    }
  }

  /** The other processes cannot be heard until `reconnect`. */
  disconnect(): void {
    this.#isConnected = false;
  }

  /** They can be heard again; anything may have changed in between. */
  reconnect(): void {
    this.#isConnected = true;
    this.publish(this.#listeners.keys());
  }
}
