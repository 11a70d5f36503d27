// Kysely on either engine. Tables and columns are snake_case in SQL alone: the plugin renames them on
// the way in and out, so that no row leaves a store with a column's name (docs/decisions/0002).
import { CamelCasePlugin, Kysely, type Dialect } from 'kysely';
import type { Tables } from './tables/tables.ts';

export function newKysely(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}
