import type { Generated } from 'kysely';
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
