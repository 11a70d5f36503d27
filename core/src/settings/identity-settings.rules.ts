// Who issues the invoices is not switched on and off: once there is a record of an invoice, the settings that say it
// are the superadmins' (docs/rules/settings.md#who-issues-the-invoices).
import type { SettingsFailure } from './settings.failures.ts';
import type { SettingKey } from './settings.rules.ts';

const IDENTITY_KEYS: readonly string[] = ['legalName', 'taxId'] satisfies SettingKey[];

export function isIdentityKey(key: string): boolean {
  return IDENTITY_KEYS.includes(key);
}

/** Why the setting may not become `value`, nothing where it is deleted, once a record exists; null when it may. */
export function identityRefusal(value: string, isSuperadmin: boolean): SettingsFailure | null {
  if (!isSuperadmin) return 'IDENTITY_OF_SUPERADMINS';
  return value === '' ? 'IDENTITY_REQUIRED' : null;
}
