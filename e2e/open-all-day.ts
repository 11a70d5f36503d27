import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the shop that is not running all day, so that nothing depends on the hour. */
export function openAllDay(dataDir: string): void {
  const book = new DatabaseSync(join(dataDir, 'brasa.sqlite'));
  book.exec("UPDATE business_hours SET is_open = 1, open_time = '00:00', close_time = '23:59'");
  book.close();
}
