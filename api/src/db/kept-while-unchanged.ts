// What was read once and may be used again as long as nothing at all has been written since. Exact
// where this process is the only writer (SQLite); elsewhere nothing is kept.
import type { Database } from './database.ts';

/** Beyond it everything is forgotten: a bound on memory, far above what a shop's staff need. */
const MOST_KEPT = 1000;

export class KeptWhileUnchanged<Value> {
  readonly #database: Database;
  readonly #kept = new Map<string, Value>();
  #version: number | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The key's value as of the last commit, read by `load` unless it is known. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const version = this.#database.version();
    if (version === null) return load();
    if (version !== this.#version || this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#version = version;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const value = await load();
    if (this.#database.version() === version) this.#kept.set(key, value);
    return value;
  }
}
