// The database of a shop that has outgrown one machine: any number of processes on PostgreSQL.
import { sql } from 'kysely';
import pg from 'pg';
import { ChangeListener, type ListeningClient, type Warn } from '../change-listener.ts';
import { ChangeFeed, type Topic } from '../changes.ts';
import type { Database } from '../database.ts';
import { defer } from '../defer.ts';
import { migrate, type Tell } from '../migrate.ts';
import { newKysely, SnakeCasePostgresDialect } from './new-kysely.ts';
import { PipelinedPostgresDialect } from './postgres-dialect.ts';

const CHANNEL = 'brasa_changes';
/** How long the connection that listens may take for an answer, in milliseconds. */
const HEARTBEAT_TIMEOUT = 3000;
const POOL_SIZE = 10;

// Our bigints are milliseconds and cents, all below 2^53.
const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** How long a request may wait for a connection, and for the answer to one query, in milliseconds. */
const PATIENCE = 15_000;
/**
 * The server's own limits, in milliseconds. Another process that hangs in the middle of a transaction keeps its locks for
 * no longer, and those that wait for them keep no connection. A wait ends before the driver loses its patience and closes
 * a connection on which the server would go on waiting.
 */
const SERVER_PATIENCE = {
  lock_timeout: 12_000,
  statement_timeout: 14_000,
  idle_in_transaction_session_timeout: 20_000,
};

/** A connection that is closed when an answer takes too long: nothing behind it would arrive either. */
class ImpatientClient extends pg.Client implements ListeningClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...query: unknown[]) => unknown;
    this.query = ((...query: unknown[]) => {
      const answer = ask(...query);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          this.#closeOnTimeout(error);
        });
      }
      return answer;
    }) as pg.Client['query'];
  }

  #closeOnTimeout(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') {
      this.connection.stream.destroy();
    }
  }

  follow(onPayload: (payload: string) => void, onLost: (error: unknown) => void): void {
    this.on('notification', ({ payload }) => onPayload(payload ?? ''));
    this.on('error', onLost);
    this.on('end', () => onLost(new Error('connection ended')));
  }

  hangUp(): void {
    this.removeAllListeners();
    this.on('error', () => {});
    this.connection.stream.destroy();
  }
}

/** Connections whose numbers come back as numbers. */
export function newPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: PATIENCE,
    Client: ImpatientClient,
    ...options,
  });
  // One that breaks while a transaction has it fails the transaction's next query; without a listener
  // it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  // So would one that breaks while nobody has it; the next query opens another.
  return pool.on('error', () => {});
}

/** On a connection of its own, since a migration may take as long as it needs. */
async function migrateOnce(url: string, tell: Tell): Promise<void> {
  const queries = newKysely(new SnakeCasePostgresDialect({ pool: newPool(url, { max: 1 }) }));
  try {
    await migrate(queries, 'postgres', tell);
  } finally {
    await queries.destroy();
  }
}

/** Opens and migrates the database at the address, which `tell` hears of; rejects when it cannot be reached. */
export async function openPostgres(
  url: string,
  warn: Warn,
  tell: Tell = () => {},
): Promise<Database> {
  await migrateOnce(url, tell);
  return openOnPool(url, newQueryPool(url, warn), warn);
}

/** Connections for `openOnPool`. */
export function newQueryPool(url: string, warn: Warn, options: pg.PoolConfig = {}): pg.Pool {
  const pool = newPool(url, {
    ...SERVER_PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    pipeline: true,
    ...options,
  });
  return pool.on('error', (error) => warn('an idle database connection failed', error));
}

/** Opens a database that is known to be migrated. Closing it ends the pool. */
export async function openOnPool(url: string, pool: pg.Pool, warn: Warn): Promise<Database> {
  const queries = newKysely(new PipelinedPostgresDialect(pool));
  const changes = new ChangeFeed();
  const connect = () =>
    new ImpatientClient({
      connectionString: url,
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT,
      query_timeout: HEARTBEAT_TIMEOUT,
    });
  const listener = new ChangeListener(CHANNEL, { connect, changes, warn });
  await listener.start();
  return {
    engine: 'postgres',
    read: queries,
    changes,
    version: () => null,
    truncateWal: () => undefined,
    transact: async (run) => {
      const topics = new Set<Topic>();
      const result = await queries.transaction().execute(async (transaction) => {
        const done = await run({
          sql: transaction,
          engine: 'postgres',
          announce: (topic) => topics.add(topic),
        });
        if (topics.size > 0) {
          // Delivered on commit, to nobody when the transaction rolls back.
          const word = sql`select pg_notify(${CHANNEL}, ${[...topics].join(',')})`;
          await defer({ sql: transaction }, word);
        }
        return done;
      });
      // Our own notification is still on its way; whoever asks now must already see the change.
      changes.publish(topics);
      return result;
    },
    close: async () => {
      await listener.stop();
      await queries.destroy();
    },
  };
}
