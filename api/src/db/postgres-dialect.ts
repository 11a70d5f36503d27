// Kysely on pg, whose connections send a query before the one before is answered. Only deferred writes
// make use of it: whoever waits for their own query learns of those before it, too.
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { explainerOf } from './defer.ts';
import { SnakeCasePostgresDialect } from './new-kysely.ts';

class PipelinedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** Deferred writes that are on their way. */
  #sent: Promise<unknown>[] = [];

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.inner.executeQuery<Row>(query);
    const explain = explainerOf(query);
    if (explain) {
      this.#send(answer, explain);
      return { rows: [] };
    }
    const sent = this.#sent;
    this.#sent = [];
    if (sent.length > 0) await allMade([...sent, answer]);
    return answer;
  }

  /** What was sent in vain fails without being told. */
  forgetSent(): void {
    this.#sent = [];
  }

  streamQuery: DatabaseConnection['streamQuery'] = (query, chunkSize) =>
    this.inner.streamQuery(query, chunkSize);

  #send(answer: Promise<unknown>, explain: (error: unknown) => unknown): void {
    const made = answer.catch((error: unknown) => {
      throw explain(error);
    });
    // It is heard of when somebody waits, which may be never.
    made.catch(() => {});
    this.#sent.push(made);
  }
}

/**
 * Throws why the first of them failed: those behind it failed because of it, and a commit became a
 * rollback without a word.
 */
async function allMade(answers: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(answers);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** For a pool whose connections are opened with `pipeline`. */
export class PipelinedPostgresDialect extends SnakeCasePostgresDialect {
  readonly #connections = new WeakMap<DatabaseConnection, PipelinedConnection>();

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    driver.acquireConnection = async () => this.#pipelined(await acquire());
    driver.releaseConnection = (connection) => release((connection as PipelinedConnection).inner);
    driver.rollbackTransaction = async (connection) => {
      (connection as PipelinedConnection).forgetSent();
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  }

  #pipelined(inner: DatabaseConnection): PipelinedConnection {
    const known = this.#connections.get(inner);
    if (known) return known;
    const pipelined = new PipelinedConnection(inner);
    this.#connections.set(inner, pipelined);
    return pipelined;
  }
}
