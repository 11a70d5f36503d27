import { describe, expect, test } from 'vitest';
import type { Day } from '../kernel/time/madrid-time.ts';
import { settingsFrom, STARTER_SETTINGS } from './settings.rules.ts';
import { dailyInitialStock, WEEKDAY_STOCK_KEYS } from './initial-stock.rules.ts';

describe('the settings', () => {
  test('are the starter values, with what is stored laid over them', () => {
    expect(settingsFrom([])).toEqual(STARTER_SETTINGS);
    const stored = [{ key: 'restaurantName', value: 'Asador' }];
    expect(settingsFrom(stored)).toEqual({ ...STARTER_SETTINGS, restaurantName: 'Asador' });
  });

  test('leave out keys that the program does not know, dangerous ones too', () => {
    const stored = ['unknown', '__proto__', 'constructor', 'toString'].map((key) => ({
      key,
      value: 'x',
    }));
    const settings = settingsFrom(stored);
    expect(settings).toEqual(STARTER_SETTINGS);
    expect(Object.keys(settings).sort()).toEqual(Object.keys(STARTER_SETTINGS).sort());
  });

  test('keep a value that is empty', () => {
    expect(settingsFrom([{ key: 'facebookUrl', value: '' }]).facebookUrl).toBe('');
  });
});

const FRIDAY = '2026-11-20' as Day;

describe("the day's initial stock", () => {
  test.each([
    ['60', 600],
    ['45.5', 455],
    ['45,5', 455],
    [' 30 ', 300],
    ['0', 0],
    ['9999.9', 99_999],
    ['', 600],
    ['muchos', 600],
    ['-5', 600],
    ['10000', 600],
    ['1.55', 600],
    ['1e3', 600],
    ['NaN', 600],
  ])('set as "%s" is %i tenths', (value, expected) => {
    const settings = { ...STARTER_SETTINGS, dailyInitialStock: value };
    expect(dailyInitialStock(settings, FRIDAY)).toBe(expected);
  });

  test.each([
    ['45,5', 455],
    ['0', 0],
    [' 30 ', 300],
    ['', 800],
    ['muchos', 800],
    ['10000', 800],
  ])('of a weekday that is set to "%s" is %i tenths', (own, expected) => {
    const settings = { ...STARTER_SETTINGS, dailyInitialStock: '80', initialStockFriday: own };
    expect(dailyInitialStock(settings, FRIDAY)).toBe(expected);
  });

  test('is that of its own weekday', () => {
    const days = ['22', '23', '24', '25', '26', '27', '28'].map((date) => `2026-11-${date}` as Day);
    const own = WEEKDAY_STOCK_KEYS.map((key, weekday) => ({ key, value: String(weekday + 1) }));
    const settings = settingsFrom(own);
    const stocks = days.map((day) => dailyInitialStock(settings, day));
    expect(stocks).toEqual([10, 20, 30, 40, 50, 60, 70]);
    const sunday = { ...STARTER_SETTINGS, initialStockSunday: '1' };
    expect(days.map((day) => dailyInitialStock(sunday, day)).slice(0, 2)).toEqual([10, 600]);
  });
});
