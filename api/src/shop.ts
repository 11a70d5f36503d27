// What every use case needs of the world, put together once in app.ts.
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';

export type Shop = {
  db: Database;
  clock: Clock;
  /** Known settings as they are now; kept in memory until they change. */
  settings(): Promise<Settings>;
  /** The weekly opening hours as they are now; kept in memory until they change. */
  openingHours(): Promise<readonly OpeningHours[]>;
  /** False only for benchmarks. */
  rateLimits: boolean;
};
