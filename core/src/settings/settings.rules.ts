// The settings that the program knows, each with its starter value. Whatever the shop has not set,
// or has deleted, counts as its starter value.
// See docs/rules/settings.md#missing-settings-count-as-their-starter-value.
export const STARTER_SETTINGS = {
  restaurantName: 'Brasa',
  tagline: 'Pollos a la leña desde hace más de veinte años',
  phonePrimary: '965000111',
  phoneSecondary: '600000222',
  email: 'hola@brasa.example',
  streetAddress: 'Calle Mayor, 12',
  postalCode: '03400',
  city: 'Villena',
  province: 'Alicante',
  latitude: '38.6371',
  longitude: '-0.8657',
  whatsappNumber: '600000222',
  instagramUrl: '',
  facebookUrl: '',
  legalName: '',
  taxId: '',
  dailyInitialStock: '60',
  initialStockMonday: '',
  initialStockTuesday: '',
  initialStockWednesday: '',
  initialStockThursday: '',
  initialStockFriday: '',
  initialStockSaturday: '',
  initialStockSunday: '',
  wholeChickenProduct: '',
  halfChickenProduct: '',
  walletCard: 'próximamente',
  ovenChickensPerSlot: '',
  ovenMinutes: '75',
  orderNoticeMinutes: '0',
  orderChangeMinutes: '60',
  browserSpeech: 'no',
  ticketPrinter: '',
  ticketPrinting: 'no',
} as const;

export type SettingKey = keyof typeof STARTER_SETTINGS;
export type Settings = Record<SettingKey, string>;

/** The known settings with the stored values laid over the starter values; unknown keys are left out. */
export function settingsFrom(stored: Iterable<{ key: string; value: string }>): Settings {
  const settings: Settings = { ...STARTER_SETTINGS };
  for (const { key, value } of stored) {
    if (Object.hasOwn(STARTER_SETTINGS, key)) settings[key as SettingKey] = value;
  }
  return settings;
}
