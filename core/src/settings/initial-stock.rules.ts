// What a day begins with, as the settings say it (docs/rules/stock.md#initial-stock).
import { dayOfWeek, type Day } from '../kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { stockQuantity } from './read-setting.rules.ts';
import { STARTER_SETTINGS, type SettingKey, type Settings } from './settings.rules.ts';

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
