// How a typed setting is stored, and its faults (docs/rules/settings.md#known-settings).
import { plainText } from '../kernel/text/typed-text.ts';
import { isKnownKey, KNOWN_SETTINGS } from './known-settings.rules.ts';

/** The typed value as it is stored under this key. */
export function settingValue(key: string, typed: string): string {
  if (!isKnownKey(key)) return typed;
  const { stored, input } = KNOWN_SETTINGS[key];
  if (stored) return stored(typed);
  return input === undefined ? typed : plainText(typed);
}

/** The fault of the trimmed value under this key, in Spanish; null for a good value. */
export function settingFault(key: string, value: string): string | null {
  return isKnownKey(key) ? KNOWN_SETTINGS[key].fault(settingValue(key, value)) : null;
}
