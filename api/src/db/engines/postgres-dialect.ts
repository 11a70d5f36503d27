// Kysely on pg, whose connections send a query before the one before is answered. Only deferred writes make
// use of it: they wait for the transaction's next query, go out with it, and are answered with it.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { explainerOf } from '../defer.ts';
import { SnakeCasePostgresDialect } from './new-kysely.ts';
import { fromDatabase } from '../unavailable.ts';

/** On a pool whose connections are opened with `pipeline`. */
export class PipelinedPostgresDialect extends SnakeCasePostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#pool);
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.PoolClient, PipelinedConnection>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect().catch(throwFromDatabase);
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PipelinedConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    const mode = accessMode ? ` ${accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`begin${isolation}${mode}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PipelinedConnection).rollBack();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PipelinedConnection).client.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

type Answer = { command: string; rowCount: number | null; rows: unknown[] };

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PipelinedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  /** Deferred writes whose answers nobody has looked at. */
  #deferred: Promise<unknown>[] = [];

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const explain = explainerOf(query);
    if (explain) {
      this.#defer(query, explain);
      return { rows: [] };
    }
    const answer = this.#ask(query);
    try {
      await allMade([...this.#takeDeferred(), answer]);
    } catch (error) {
      throw withCallers(fromDatabase(error));
    }
    const { command, rowCount, rows } = await answer;
    const numAffectedRows = WRITES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {};
    return { rows: rows as Row[], ...numAffectedRows };
  }

  /** What was written in vain fails without being told. */
  async rollBack(): Promise<void> {
    const answer = this.#ask(CompiledQuery.raw('rollback'));
    await Promise.allSettled(this.#takeDeferred());
    await answer.catch(throwFromDatabase);
  }

  streamQuery(): never {
    throw new Error('nothing is read as a stream');
  }

  #ask({ sql: text, parameters }: CompiledQuery, name?: string): Promise<Answer> {
    return this.client.query({ text, values: [...parameters], ...(name && { name }) });
  }

  #defer(query: CompiledQuery, explain: (error: unknown) => unknown): void {
    // Held back until there is something to wait for: all of it then leaves in one piece.
    if (this.#deferred.length === 0) this.#socket.cork();
    // It answers no row whose columns an upgrade could change, so the database may remember it by a name.
    const made = this.#ask(query, nameOf(query.sql)).catch((error: unknown) => {
      throw explain(error);
    });
    // Where the transaction is given up nobody hears of it.
    made.catch(() => {});
    this.#deferred.push(made);
  }

  #takeDeferred(): Promise<unknown>[] {
    const deferred = this.#deferred;
    this.#deferred = [];
    if (deferred.length > 0) this.#socket.uncork();
    return deferred;
  }

  get #socket() {
    return this.client.connection.stream;
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

function throwFromDatabase(error: unknown): never {
  throw fromDatabase(error);
}

/** pg knows only itself; the log tells the calls that led there. */
function withCallers(error: unknown): unknown {
  const [, ...callers] = new Error().stack?.split('\n') ?? [];
  if (error instanceof Error) error.stack = [error.stack, ...callers].join('\n');
  return error;
}

const names = new Map<string, string>();

/** Code writes them, so their texts are few. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `deferred ${names.size}`;
  names.set(text, name);
  return name;
}
