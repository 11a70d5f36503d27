// A browser lets a later version take over only when nothing is under way in this one, and that may be minutes
// where the server does not answer. See docs/rules/site.md#a-new-version.

/** What the browser still waits for once a later version is to take over. */
export class Handover {
  /** A later version is to take over now. */
  readonly begin: () => void;
  readonly #begun: Promise<void>;

  constructor() {
    let begin = () => {};
    this.#begun = new Promise((resolve) => {
      begin = resolve;
    });
    this.begin = begin;
  }

  /** Settles with the work, or as soon as a later version is to take over: for work that may be broken off. */
  orBegun(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, this.#begun]);
  }
}
