import { photographTitle } from '@brasa/core/catalog/catalog.rules.ts';
import { sitePictureNames } from '@brasa/core/catalog/site-drawings.ts';
import type { Queries } from '../db/database.ts';
import { picturesInUse } from './catalog-editing.store.ts';

/** The titles of all photographs that the site would show, "folder/name": those of its drawings and its products. */
export async function shownPhotographs(sql: Queries): Promise<Set<string>> {
  const ofProducts = [...(await picturesInUse(sql))].map(photographTitle);
  return new Set([...sitePictureNames().map((name) => `site/${name}`), ...ofProducts]);
}
