// The shop's database as everything else sees it, whichever engine is behind it.
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { ChangeFeed, Topic } from './changes.ts';
import type { Engine } from './engines/engine.ts';
import type { Tables } from './tables/tables.ts';

/** Runs queries: the database itself (committed data only) or the inside of a transaction. */
export type Queries = Kysely<Tables>;

/** The inside of a writing transaction. Everything in it happens, or nothing does. */
export type Transaction = {
  sql: KyselyTransaction<Tables>;
  engine: Engine;
  /** Tells every process of the change, once it is committed. */
  announce(topic: Topic): void;
  /** Has it said to the log of this process, once it is committed (audit/security-log.ts). */
  say?(facts: object): void;
  /** The clock is not believed (clock-guard.ts): nothing is written off for good by its date. */
  holdsExpiry?: true;
};

export type Database = {
  engine: Engine;
  read: Queries;
  /** Durable when the promise resolves, power cut or not; a throw rolls back and is passed on. */
  transact<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  changes: ChangeFeed;
  /** Changes with every commit, whoever made it; null where others can commit unheard. */
  version(): number | null;
  /** Takes what was erased out of SQLite's log, if nobody uses it at the moment; PostgreSQL sees to its own. */
  truncateWal(): void;
  /** Finishes what is under way and closes. */
  close(): Promise<void>;
};
