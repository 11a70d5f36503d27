import type { SettingsTables } from '../../src/settings/settings.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  settings: {
    right: { key: 'nueva', value: 'x', createdAt: 0, updatedAt: 0 },
    wrong: [{ key: null }, { value: null }, { key: 'restaurantName' }, { version: 0 }],
  },
} satisfies RowsOf<SettingsTables>;
