// A value that is read from the database once and kept until one of its topics changes, in this
// process or in another.
import type { ChangeFeed, Topic } from './changes.ts';

export class Cached<Value> {
  readonly #changes: ChangeFeed;
  readonly #load: () => Promise<Value>;
  #value: Promise<Value> | undefined;

  constructor(changes: ChangeFeed, topics: readonly Topic[], load: () => Promise<Value>) {
    this.#changes = changes;
    this.#load = load;
    for (const topic of topics) changes.subscribe(topic, () => this.drop());
  }

  /**
   * The value as of the last committed change. A load that a change overtakes is handed to those
   * who already wait for it, and to nobody later.
   */
  get(): Promise<Value> {
    if (!this.#changes.isConnected) return this.#load();
    if (this.#value) return this.#value;
    const loading = this.#load();
    this.#value = loading;
    loading.catch(() => {
      if (this.#value === loading) this.#value = undefined;
    });
    return loading;
  }

  /** Forgets the value for a reason that no topic tells, such as a new day. */
  drop(): void {
    this.#value = undefined;
  }
}
