import { isKnownKey, KNOWN_SETTINGS } from './known-settings.rules.ts';

/** What staff call it: the key, where the program does not know it. */
export function settingLabel(key: string): string {
  return isKnownKey(key) ? KNOWN_SETTINGS[key].label : key;
}
