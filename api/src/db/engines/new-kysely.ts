// Kysely on either engine. Tables and columns are snake_case in SQL alone, so that no row leaves a
// store with a column's name (docs/decisions/0002). Queries get SQL's names while they are compiled:
// Kysely's own plugin copies every query for it, which the taking of an order is too slow for.
import {
  Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  type Dialect,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import { columnName, fieldName } from '../names.ts';
import type { Tables } from '../tables/tables.ts';

export function newKysely(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCaseRows()] });
}

export class SnakeCaseSqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(columnName(name));
  }
}

class SnakeCasePostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(columnName(name));
  }
}

export class SnakeCasePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCasePostgresCompiler();
  }
}

class CamelCaseRows implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {});
    if (!columns.some((column) => column.includes('_'))) return Promise.resolve(result);
    const fields = columns.map((column) => [column, fieldName(column)] as const);
    const rows = result.rows.map((row) => {
      const renamed: UnknownRow = {};
      for (const [column, field] of fields) renamed[field] = row[column];
      return renamed;
    });
    return Promise.resolve({ ...result, rows });
  }
}
