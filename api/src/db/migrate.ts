// Brings the database to the program's state, at every start. All pending migrations run in one
// transaction, so a start that is cut off changes nothing; on PostgreSQL processes that start
// together wait for each other.
import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engine.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { loyaltyLedger } from './migrations/0002-loyalty-ledger.ts';
import { erasedUsers } from './migrations/0003-erased-users.ts';
import { staffDesk } from './migrations/0004-staff-desk.ts';
import { catalogueEditing } from './migrations/0005-catalogue-editing.ts';
import { specialDays } from './migrations/0006-special-days.ts';
import { userManagement } from './migrations/0007-user-management.ts';
import { orderDiscount } from './migrations/0008-order-discount.ts';
import { mergedUsers } from './migrations/0009-merged-users.ts';
import { walletVersion } from './migrations/0010-wallet-version.ts';
import { hoursChangedAt } from './migrations/0011-hours-changed-at.ts';
import { editVersions } from './migrations/0012-edit-versions.ts';
import type { Tables } from './tables/tables.ts';

function migrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-foundation': { up: foundation(engine) },
    '0002-loyalty-ledger': { up: loyaltyLedger(engine) },
    '0003-erased-users': { up: erasedUsers },
    '0004-staff-desk': { up: staffDesk },
    '0005-catalogue-editing': { up: catalogueEditing },
    '0006-special-days': { up: specialDays(engine) },
    '0007-user-management': { up: userManagement },
    '0008-order-discount': { up: orderDiscount },
    '0009-merged-users': { up: mergedUsers(engine) },
    '0010-wallet-version': { up: walletVersion },
    '0011-hours-changed-at': { up: hoursChangedAt },
    '0012-edit-versions': { up: editVersions },
  };
}

/** Runs every migration that has not run yet; throws when one fails, with its error as the cause. */
export async function migrate(database: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations(engine)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('a migration failed', { cause: error });
}
