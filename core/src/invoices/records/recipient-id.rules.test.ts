import { expect, test } from 'vitest';
import { countryOfId, namedId, normalizeRecipientId } from './recipient-id.rules.ts';

test.each([
  ['B12345674', 'B12345674', null],
  ['es-b12345674', 'B12345674', null],
  ['12345678Z', '12345678Z', null],
  ['FR 12 345678901', 'FR12345678901', 'FR'],
  ['fr-AB345678901', 'FRAB345678901', 'FR'],
  ['DE 123.456.789', 'DE123456789', 'DE'],
  ['PT500000000', 'PT500000000', 'PT'],
  ['NL123456789B01', 'NL123456789B01', 'NL'],
  ['ATU12345678', 'ATU12345678', 'AT'],
  ['EL123456789', 'EL123456789', 'GR'],
  ['XI123456789', 'XI123456789', 'GB'],
  ['\u202AＦＲ12345678901\u202C', 'FR12345678901', 'FR'],
])('%s is stored as %s', (typed, stored, country) => {
  expect(normalizeRecipientId(typed)).toBe(stored);
  expect(countryOfId(stored)).toBe(country);
  expect(namedId(stored)).toBe(`${country === null ? 'NIF' : 'NIF-IVA'} ${stored}`);
});

test.each([
  // A wrong control character.
  'B12345675',
  'ES12345678A',
  'FR123',
  'DE12345678',
  'DE12345678X',
  // No member state any more, and none that there is.
  'GB123456789',
  'US123456789',
  'ZZ123456789',
  'RO0123456789',
  // Names of what every object has.
  '__proto__',
  'constructor',
  '',
])('"%s" is no such number', (typed) => {
  expect(normalizeRecipientId(typed)).toBeNull();
});
