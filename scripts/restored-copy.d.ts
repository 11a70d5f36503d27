import type { Database } from '../api/src/db/database.ts';
/**
 * How many ids are left out: those that were given out after the copy was made stand in tablets' outboxes, in wallet codes
 * and on paper, and may not become somebody else's. They grow with each minute, so that the ids given out between two restores
 * of one copy are left out by the second. The copy is of `moment`; null where nobody knows.
 */
export declare function skippedSince(moment: number | null, now: number): number;
/**
 * Lets nobody in and sends nothing of what waits (docs/rules/running.md#a-restored-copy-lets-nobody-in); answers the
 * lines for the operator.
 */
export declare function settleCopy(database: Database, folder: string): Promise<string[]>;
