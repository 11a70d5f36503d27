import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** What the shop's book answers. */
export function rows(dataDir: string, sql: string): Record<string, unknown>[] {
  const book = new DatabaseSync(join(dataDir, 'brasa.sqlite'), { readOnly: true });
  try {
    return book.prepare(sql).all();
  } finally {
    book.close();
  }
}
