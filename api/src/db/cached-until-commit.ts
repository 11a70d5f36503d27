// What was read once and may be used again as long as nothing at all has been written since. Exact
// where this process is the only writer (SQLite); elsewhere nothing is cached.
import type { Database } from './database.ts';

/** Beyond it everything is forgotten: a bound on memory, far above what a shop's staff need. */
const MAX_ENTRIES = 1000;

export class CachedUntilCommit<Value> {
  readonly #database: Database;
  readonly #entries = new Map<string, Value>();
  #version: number | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The key's value as of the last commit, read by `load` unless it is known. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const version = this.#database.version();
    if (version === null) return load();
    if (version !== this.#version || this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    this.#version = version;
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = await load();
    if (this.#database.version() === version) this.#entries.set(key, value);
    return value;
  }
}
