// Many changes in a short time are delivered as one batch. The first one after a silence goes out nearly at
// once; then there is a rest, and whatever came meanwhile goes out together.

/** Long enough for the word of one commit to arrive by every way it takes. */
export const BATCH_MILLISECONDS = 30;
export const REST_MILLISECONDS = 500;

export class Batcher<Item> {
  readonly #deliver: (items: Item[]) => void;
  readonly #items = new Set<Item>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deliver: (items: Item[]) => void) {
    this.#deliver = deliver;
  }

  add(item: Item): void {
    this.#items.add(item);
    if (this.#timer === undefined) this.#wait(BATCH_MILLISECONDS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#items.clear();
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#pass(), milliseconds).unref();
  }

  #pass(): void {
    this.#timer = undefined;
    if (this.#items.size === 0) return;
    const items = [...this.#items];
    this.#items.clear();
    this.#deliver(items);
    this.#wait(REST_MILLISECONDS);
  }
}
