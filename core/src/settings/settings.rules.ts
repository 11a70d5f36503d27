// The settings that the program knows, each with its starter value. Whatever the shop has not set,
// or has deleted, counts as its starter value.
// See docs/rules/settings.md#missing-settings-count-as-their-starter-value.
import { foldText } from '../kernel/fold-text.ts';
import { dayOfWeek, type Day } from '../kernel/madrid-time.ts';
import { HALF, MAX_STOCK, parseTenths, tenths, type Tenths } from '../kernel/tenths.ts';

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

/** The text as a quantity that a stock column can hold, in tenths; null for any other. */
export function stockQuantity(typed: string): Tenths | null {
  const amount = parseTenths(typed.trim().replace(',', '.'));
  return amount !== null && amount >= 0 && amount <= MAX_STOCK ? amount : null;
}

/** The text as what fits into a half hour of the oven, halves of a chicken; null for any other. */
export function slotChickens(typed: string): Tenths | null {
  const amount = stockQuantity(typed);
  return amount !== null && amount >= HALF && amount % HALF === 0 ? amount : null;
}

/** A day: whoever means more means days. */
const MOST_MINUTES = 24 * 60;

/** The text as whole minutes up to a day; null for any other. */
export function wholeMinutes(typed: string): number | null {
  const digits = /^\d{1,4}$/.exec(typed.trim())?.[0];
  return digits !== undefined && Number(digits) <= MOST_MINUTES ? Number(digits) : null;
}

/** The setting of each weekday, as `dayOfWeek` counts: 0 is Sunday. */
export const WEEKDAY_STOCK_KEYS = [
  'initialStockSunday',
  'initialStockMonday',
  'initialStockTuesday',
  'initialStockWednesday',
  'initialStockThursday',
  'initialStockFriday',
  'initialStockSaturday',
] as const satisfies readonly SettingKey[];

/**
 * What the day begins with, in tenths: its weekday's own setting, else the general one. What is no
 * quantity that a stock column can hold is not set (docs/rules/stock.md#initial-stock).
 */
export function dailyInitialStock(settings: Settings, day: Day): Tenths {
  const own = WEEKDAY_STOCK_KEYS[dayOfWeek(day)];
  const starter = tenths(Number(STARTER_SETTINGS.dailyInitialStock) * 10);
  return (
    (own && stockQuantity(settings[own])) ?? stockQuantity(settings.dailyInitialStock) ?? starter
  );
}

/** Which products of the menu are a whole and half a chicken; null where the shop has not said so. */
export type ChickenProducts = { whole: number | null; half: number | null };

export function chickenProducts(
  settings: Pick<Settings, 'wholeChickenProduct' | 'halfChickenProduct'>,
): ChickenProducts {
  const id = (value: string) => (isProductId(value.trim()) ? Number(value.trim()) : null);
  return { whole: id(settings.wholeChickenProduct), half: id(settings.halfChickenProduct) };
}

export function isProductId(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value);
}

/** Unless the setting announces it or is blank (docs/rules/settings.md#the-wallet-card-setting). */
export function isWalletOpen({ walletCard }: Pick<Settings, 'walletCard'>): boolean {
  return !/^(pr[oó]ximamente)?$/i.test(walletCard.trim());
}

/** Whether what the browser itself recognised may be read as an order: its maker may do that on its own servers. */
export const readsBrowserSpeech = ({ browserSpeech }: Pick<Settings, 'browserSpeech'>): boolean =>
  saysYes(browserSpeech);

/** Whether a ticket of each new order is printed by itself. */
export const printsOrders = ({ ticketPrinting }: Pick<Settings, 'ticketPrinting'>): boolean =>
  saysYes(ticketPrinting);

/** What a switch of the settings says: "sí", however it is written. */
export const saysYes = (value: string): boolean => foldText(value).trim() === 'si';
