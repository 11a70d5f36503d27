// Kysely on node:sqlite. Statements are prepared once and cached; transactions take the write lock at
// their start, so that two of them can never fail over the same row half way.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { SnakeCaseSqliteCompiler } from './new-kysely.ts';

/** The statement as Kysely's SQLite driver wants it. */
function toKyselyStatement(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0;
  return {
    reader,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) =>
      statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
  };
}

// Queries are built by code, so their texts are few; the bound only guards against a surprise.
const MAX_CACHED_STATEMENTS = 500;

function toKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => {
      cache.clear();
      file.close();
    },
    prepare: (text) => {
      const known = cache.get(text);
      if (known) return known;
      const statement = toKyselyStatement(file.prepare(text));
      if (cache.size < MAX_CACHED_STATEMENTS) cache.set(text, statement);
      return statement;
    },
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls table changes back like any other, so a migration happens whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: toKyselyDatabase(file) });
    this.#file = file;
  }

  override createQueryCompiler(): SnakeCaseSqliteCompiler {
    return new SnakeCaseSqliteCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    driver.rollbackTransaction = async (connection: DatabaseConnection) => {
      // A full disk ends the transaction by itself, and then there is nothing left to undo.
      if (this.#file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  }
}
