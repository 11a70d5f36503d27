import { describe, expect, test } from 'vitest';
import { dailyInitialStock, settingsFrom, STARTER_SETTINGS } from './settings.rules.ts';

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
    expect(dailyInitialStock({ ...STARTER_SETTINGS, dailyInitialStock: value })).toBe(expected);
  });
});
