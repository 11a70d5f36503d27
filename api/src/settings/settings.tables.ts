import type { Generated } from 'kysely';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Instant } from '../db/tables/columns.ts';

export type SettingsTable = {
  id: AutoId;
  key: string;
  value: string;
  createdAt: Instant;
  version: Generated<number>;
  updatedAt: Instant;
};

export type SettingsTables = {
  settings: SettingsTable;
};

export const COLUMNS = {
  settings: { key: 'not personal', value: 'not personal' },
} as const satisfies Classified<SettingsTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    settings: { tables: SettingsTables; columns: typeof COLUMNS };
  }
}
