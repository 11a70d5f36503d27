// The database of a shop that has outgrown one machine: any number of processes on PostgreSQL.
import { sql } from 'kysely';
import pg from 'pg';
import { ChangeFeed, type Topic } from './changes.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { newKysely, SnakeCasePostgresDialect } from './new-kysely.ts';

const CHANNEL = 'brasa_changes';
const POOL_SIZE = 10;
/** How long to wait before listening again after the connection was lost, in milliseconds. */
const RECONNECT_AFTER = 1000;

// Our bigints are milliseconds and cents, all below 2^53.
const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** Connections whose numbers come back as numbers. */
export function newPool(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: POOL_SIZE, types });
}

type Warn = (message: string, error: unknown) => void;

/** Keeps one connection listening for changes; `stop` ends it. */
function listen(
  url: string,
  changes: ChangeFeed,
  warn: Warn,
): { ready: Promise<void>; stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lost = (error: unknown): void => {
    if (isStopped || retry) return;
    changes.disconnect();
    warn('lost the connection that listens for changes', error);
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(lost);
    }, RECONNECT_AFTER);
  };

  const connect = async (): Promise<void> => {
    client?.removeAllListeners();
    client?.on('error', () => {});
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => changes.publish((payload ?? '').split(',')));
    client.on('error', lost);
    client.on('end', () => lost(new Error('connection ended')));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    changes.reconnect();
  };

  return {
    ready: connect(),
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** Opens and migrates the database at the address; rejects when it cannot be reached. */
export async function openPostgres(url: string, warn: Warn): Promise<Database> {
  const pool = newPool(url);
  pool.on('error', (error) => warn('an idle database connection failed', error));
  const queries = newKysely(new SnakeCasePostgresDialect({ pool }));
  await migrate(queries, 'postgres');
  const changes = new ChangeFeed();
  const listener = listen(url, changes, warn);
  await listener.ready;
  return {
    engine: 'postgres',
    read: queries,
    changes,
    version: () => null,
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
          await sql`select pg_notify(${CHANNEL}, ${[...topics].join(',')})`.execute(transaction);
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
