import type { Generated } from 'kysely';
import type { Classified } from './classification.ts';
import type { AutoId, Instant } from './columns.ts';

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

export const SETTINGS_COLUMNS = {
  settings: { key: 'not personal', value: 'not personal' },
} as const satisfies Classified<SettingsTables>;
