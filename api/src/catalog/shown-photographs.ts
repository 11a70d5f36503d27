import { photographTitle } from '@brasa/core/catalog/catalog.rules.ts';
import type { Queries } from '../db/database.ts';
import { picturesInUse } from './catalog-editing.store.ts';

/** The titles of all photographs that the site would show, "folder/name": those of its drawings, named so, and its products. */
export async function shownPhotographs(
  sql: Queries,
  drawings: readonly string[],
): Promise<Set<string>> {
  const ofProducts = [...(await picturesInUse(sql))].map(photographTitle);
  return new Set([...drawings.map((name) => `site/${name}`), ...ofProducts]);
}
