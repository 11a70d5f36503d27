// SQLite writes one transaction at a time, and making one durable costs a wait for the disk. Work
// that arrives during that wait is done together and made durable by one wait for all of it: each
// piece in a savepoint of its own, so that one that is refused takes nothing else with it, and
// nobody hears of success before the disk has it.
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, type ControlledTransaction, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

type Transaction = ControlledTransaction<Tables>;

type Job = {
  run(transaction: Transaction): Promise<void>;
  /** Tells the caller that the work is durable. */
  settle(): void;
  fail(error: unknown): void;
};

const SAVEPOINT = CompiledQuery.raw('savepoint job');
const RELEASE = CompiledQuery.raw('release job');
const ROLLBACK = CompiledQuery.raw('rollback to job');

/** Bounds how long the first piece of a group waits for the last. */
const LARGEST_GROUP = 50;

export class GroupCommit {
  readonly #database: Kysely<Tables>;
  readonly #waiting: Job[] = [];
  #writing: Promise<void> | null = null;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Runs the function in a transaction; resolves once it is durable, rejects when it threw. */
  transact<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#waiting.push({
        run: async (transaction) => {
          result = await run(transaction);
        },
        settle: () => {
          resolve(result);
        },
        fail: reject,
      });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when everything that was asked for is done. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      await this.#writeGroup();
    }
    this.#writing = null;
  }

  /** What came in while the disk was waited for is read before the group is closed, and what still comes in. */
  async #gather(): Promise<void> {
    let known = 0;
    while (known < this.#waiting.length && known < LARGEST_GROUP) {
      known = this.#waiting.length;
      await setImmediate();
    }
  }

  async #writeGroup(): Promise<void> {
    const group = this.#waiting.splice(0, LARGEST_GROUP);
    try {
      for (const job of await this.#commitTogether(group)) job.settle();
    } catch (error) {
      // Those that have been told of a failure of their own do not hear of this one.
      for (const job of group) job.fail(error);
    }
  }

  /** Answers the jobs that are durable now; the others have been told why they are not. */
  async #commitTogether(group: readonly Job[]): Promise<Job[]> {
    const transaction = await this.#database.startTransaction().execute();
    try {
      const done: Job[] = [];
      for (const job of group) if (await runInSavepoint(transaction, job)) done.push(job);
      await transaction.commit().execute();
      return done;
    } catch (error) {
      await transaction.rollback().execute();
      throw error;
    }
  }
}

/** Whether the job is part of the group; one that threw has been undone and told so. */
async function runInSavepoint(transaction: Transaction, job: Job): Promise<boolean> {
  await transaction.executeQuery(SAVEPOINT);
  try {
    await job.run(transaction);
    await transaction.executeQuery(RELEASE);
    return true;
  } catch (error) {
    await transaction.executeQuery(ROLLBACK);
    await transaction.executeQuery(RELEASE);
    job.fail(error);
    return false;
  }
}
