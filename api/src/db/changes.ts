// Says that something changed, in this process and in every other that serves the shop, so that
// what is cached in memory is dropped. On PostgreSQL the word travels by NOTIFY.

/** What can change, as coarse as the things that are cached in memory. */
const TOPICS = [
  ...(['settings', 'hours', 'catalog', 'accounts', 'site'] as const),
  ...(['ordering', 'orders', 'payments', 'invoices', 'oven', 'stock'] as const),
  ...(['tickets', 'messages'] as const),
] as const;
export type Topic = (typeof TOPICS)[number];

type Listener = () => void;

export class ChangeFeed {
  readonly #listeners = new Map<Topic, Set<Listener>>(TOPICS.map((topic) => [topic, new Set()]));
  #isConnected = true;

  /** False while word from other processes cannot arrive: then nothing cached in memory may be used. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Calls the listener after every committed change of the topic. */
  subscribe(topic: Topic, listener: Listener): () => void {
    this.#listeners.get(topic)?.add(listener);
    return () => this.#listeners.get(topic)?.delete(listener);
  }

  /** Passes on that the topics have changed; names that are no topics are ignored. */
  publish(topics: Iterable<string>): void {
    for (const topic of topics) {
      for (const listener of this.#listeners.get(topic as Topic) ?? []) listener();
    }
  }

  /** The other processes cannot be heard until `reconnect`. */
  disconnect(): void {
    this.#isConnected = false;
  }

  /** They can be heard again; anything may have changed in between. */
  reconnect(): void {
    this.#isConnected = true;
    this.publish(TOPICS);
  }
}
