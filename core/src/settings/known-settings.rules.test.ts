import { describe, expect, test } from 'vitest';
import { KNOWN_SETTINGS } from './known-settings.rules.ts';
import { settingFault } from './setting-value.rules.ts';
import { SETTING_GROUPS } from './setting-groups.rules.ts';
import { STARTER_SETTINGS } from './settings.rules.ts';

const KEYS = Object.keys(STARTER_SETTINGS) as (keyof typeof STARTER_SETTINGS)[];

test('every known key has a label and a hint of its own, and a place on the screen', () => {
  expect(SETTING_GROUPS.flatMap(({ keys }) => keys).sort()).toEqual([...KEYS].sort());
  expect(new Set(KEYS.map((key) => KNOWN_SETTINGS[key].label)).size).toBe(KEYS.length);
  expect(KEYS.filter((key) => KNOWN_SETTINGS[key].hint === '')).toEqual([]);
});

test('every starter value is right', () => {
  const faults = KEYS.map((key) => settingFault(key, STARTER_SETTINGS[key]));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

test('keys that the program does not know take any text', () => {
  for (const key of ['nota', 'constructor', '__proto__', 'toString']) {
    expect(settingFault(key, 'lo que sea')).toBeNull();
  }
});

describe('what can be used', () => {
  test.each([
    ['phonePrimary', '965 000 111'],
    ['phonePrimary', '+34 600 000 222'],
    ['phoneSecondary', ''],
    ['whatsappNumber', '+374 91 123456'],
    ['email', 'hola@brasa.example'],
    ['postalCode', '03400'],
    ['latitude', '38,6371'],
    ['latitude', ''],
    ['longitude', '-0.8657'],
    ['instagramUrl', 'www.instagram.com/brasa'],
    ['facebookUrl', ''],
    ['legalName', ''],
    ['taxId', ''],
    ['taxId', '12345678z'],
    ['taxId', 'B-58378431'],
    ['dailyInitialStock', '45,5'],
    ['dailyInitialStock', '0'],
    ['initialStockSunday', ''],
    ['initialStockMonday', '45,5'],
    ['tagline', ''],
  ])('%s: %j is taken', (key, value) => {
    expect(settingFault(key, value)).toBeNull();
  });
});

describe('what cannot be used is said in Spanish', () => {
  test.each([
    ['restaurantName', '', 'Este dato no puede quedar vacío'],
    ['restaurantName', 'x'.repeat(101), 'Como máximo 100 caracteres'],
    ['tagline', 'x'.repeat(161), 'Como máximo 160 caracteres'],
    ['phonePrimary', '', 'Este dato no puede quedar vacío'],
    ['phonePrimary', '12345', 'Escribe un teléfono válido, de 9 a 15 cifras'],
    ['phoneSecondary', 'llámanos', 'Escribe un teléfono válido, de 9 a 15 cifras'],
    ['whatsappNumber', '+34 12', 'Escribe un teléfono válido, de 9 a 15 cifras'],
    ['email', '', 'Este dato no puede quedar vacío'],
    ['email', 'hola@', 'Escribe un correo válido, como hola@ejemplo.es'],
    ['streetAddress', '', 'Este dato no puede quedar vacío'],
    ['city', '', 'Este dato no puede quedar vacío'],
    ['province', '', 'Este dato no puede quedar vacío'],
    ['postalCode', '', 'Escribe un código postal español, de cinco cifras'],
    ['postalCode', '3400', 'Escribe un código postal español, de cinco cifras'],
    ['postalCode', '53000', 'Escribe un código postal español, de cinco cifras'],
    ['latitude', 'norte', 'Escribe grados con decimales, entre -90 y 90, como 38,6371'],
    ['latitude', '91', 'Escribe grados con decimales, entre -90 y 90, como 38,6371'],
    ['longitude', '181', 'Escribe grados con decimales, entre -180 y 180, como 38,6371'],
    [
      'instagramUrl',
      '@brasa',
      'Escribe una dirección web completa, como https://www.instagram.com/tu-perfil',
    ],
    [
      'facebookUrl',
      'javascript:alert(1)',
      'Escribe una dirección web completa, como https://www.instagram.com/tu-perfil',
    ],
    ['legalName', 'x'.repeat(121), 'Como máximo 120 caracteres'],
    ['taxId', '12345678A', 'Este NIF no es válido: revisa cifras y letra'],
    ['dailyInitialStock', '', 'Este dato no puede quedar vacío'],
    ['initialStockMonday', 'muchos', 'Escribe un número de 0 a 9999,9, con un decimal como mucho'],
    ['dailyInitialStock', 'muchos', 'Escribe un número de 0 a 9999,9, con un decimal como mucho'],
    ['dailyInitialStock', '-1', 'Escribe un número de 0 a 9999,9, con un decimal como mucho'],
    ['dailyInitialStock', '1,55', 'Escribe un número de 0 a 9999,9, con un decimal como mucho'],
  ])('%s: %j', (key, value, message) => {
    expect(settingFault(key, value)).toBe(message);
  });
});
