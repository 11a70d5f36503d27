import type { AutoId, Instant } from './columns.ts';

export type SettingsTable = {
  id: AutoId;
  key: string;
  value: string;
  created_at: Instant;
  updated_at: Instant;
};
