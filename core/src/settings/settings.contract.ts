// The public facts of the shop (GET /api/site), shown in header, footer and contact page, and the
// settings behind them, which staff edit.
import { z } from 'zod';
import { described } from '../kernel/described-field.ts';
import { singleLine } from '../kernel/fields.ts';
import { isoInstant } from '../kernel/wire.ts';
import { rowVersion, seenVersion } from '../kernel/versions.ts';
import { settingFault, settingValue } from './setting-value.rules.ts';
import { PUBLIC_SETTINGS } from './public-facts.rules.ts';

type PublicSetting = (typeof PUBLIC_SETTINGS)[number];

/** What is public of the settings, as the list says, and nothing else of them. */
const publicSettings = Object.fromEntries(
  PUBLIC_SETTINGS.map((key) => [key, z.string()]),
) as Record<PublicSetting, z.ZodString>;

export const siteFacts = z
  .object({
    ...publicSettings,
    /** Whether the wallet card of the points page leads to the wallet, or is still coming soon. */
    walletOpen: z.boolean(),
    /** Of a whole one, "13.50"; empty where the menu does not say. */
    chickenPrice: z.string(),
    /** In Madrid, "YYYY-MM-DD": pages are rendered with it, and taken over with the same. */
    today: z.string(),
  })
  .meta({ id: 'SiteFacts' });

/**
 * Phones are stored digits (see kernel/phone.ts), profiles full addresses, the position degrees with a
 * decimal point; empty where the setting is none of that (public-facts.rules.ts).
 */
export type SiteFacts = z.infer<typeof siteFacts>;

export type Setting = { key: string; value: string };

export const storedSetting = z
  .object({
    key: z.string(),
    value: z.string(),
    version: rowVersion,
    updatedAt: isoInstant,
    /** In the list, of what says who issues the invoices: who asks may not change it, or only to another value. */
    held: z.enum(['closed', 'filled']).optional(),
  })
  .meta({ id: 'StoredSetting' });
export type StoredSetting = z.infer<typeof storedSetting>;

const SETTING_REQUIRED = 'La clave y el valor son requeridos';
const MAX_KEY = 100;
const MAX_VALUE = 1000;

// It stands in addresses, where a dot alone would lead elsewhere.
const KEY = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._:-]*$/u;
const KEY_MESSAGE = 'Usa letras, cifras, guiones y puntos, y empieza por letra o cifra';

/** A setting that is added; known keys take only what they can be (known-settings.rules.ts). */
export const newSetting = z
  .object({
    key: singleLine(MAX_KEY, SETTING_REQUIRED)
      .refine((key) => key === '' || KEY.test(key), KEY_MESSAGE)
      .meta(described({ kind: 'settingKey' })),
    value: singleLine(MAX_VALUE, SETTING_REQUIRED),
  })
  .superRefine(({ key, value }, context) => {
    const message = value === '' ? null : settingFault(key, value);
    if (message !== null) context.addIssue({ code: 'custom', path: ['value'], message });
  })
  .transform(({ key, value }) => ({ key, value: settingValue(key, value) }))
  .meta({ id: 'NewSetting' });

export const settingKey = z.object({ key: z.string().meta(described({ kind: 'settingKey' })) });

/** A change as the document tells it: what the value may be depends on the key (settingChange). */
export const typedChange = z
  .object({
    value: z.string('Debe ser un texto'),
    version: seenVersion.optional(),
  })
  .meta({ id: 'SettingChange' });

/** What may be left out may be emptied. Without the seen `version` the last change wins. */
export function settingChange(key: string) {
  return z.object({
    version: seenVersion.optional(),
    value: singleLine(MAX_VALUE)
      .superRefine((value, context) => {
        const message = settingFault(key, value);
        if (message !== null) context.addIssue({ code: 'custom', message });
      })
      .transform((value) => settingValue(key, value)),
  });
}
