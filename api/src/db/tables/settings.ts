import type { AutoId, Instant } from './columns.ts';

export type SettingsTable = {
  id: AutoId;
  key: string;
  value: string;
  createdAt: Instant;
  updatedAt: Instant;
};

export type SettingsTables = {
  settings: SettingsTable;
};
