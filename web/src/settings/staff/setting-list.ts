// The settings as the screen lists them: those that the program knows in their groups, stored or not,
// and then whatever else the shop keeps here.
import {
  isKnownKey,
  KNOWN_SETTINGS,
  type KnownSetting,
} from '@brasa/core/settings/known-settings.rules.ts';
import { SETTING_GROUPS } from '@brasa/core/settings/setting-groups.rules.ts';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';

export type SettingEntry = {
  key: string;
  /** As it is stored; the starter value where it is not. */
  value: string;
  /** Undefined where it is not stored. */
  stored: StoredSetting | undefined;
  /** Undefined for a key of the shop's own. */
  known: KnownSetting | undefined;
};

export type SettingGroup = { title: string; entries: SettingEntry[] };

const OTHER_SETTINGS = 'Otros ajustes';

export function settingGroups(stored: readonly StoredSetting[]): SettingGroup[] {
  const values = new Map(stored.map((setting) => [setting.key, setting]));
  const groups = SETTING_GROUPS.map(({ title, keys }) => ({
    title,
    entries: keys.map((key) => ({
      key,
      value: values.get(key)?.value ?? STARTER_SETTINGS[key],
      stored: values.get(key),
      known: KNOWN_SETTINGS[key],
    })),
  }));
  const others = stored
    .filter(({ key }) => !isKnownKey(key))
    .map((stored) => ({ key: stored.key, value: stored.value, stored, known: undefined }))
    .sort((a, b) => a.key.localeCompare(b.key, 'es'));
  return others.length === 0 ? groups : [...groups, { title: OTHER_SETTINGS, entries: others }];
}
