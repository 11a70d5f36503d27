import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantToIso, parseInstant } from './time/madrid-time.ts';

describe('parseInstant', () => {
  test.each([
    ['2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T13:00Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T14:00:30+01:00', '2026-11-20T13:00:30.000Z'],
    ['2026-11-20T14:00', '2026-11-20T13:00:00.000Z'],
    ['2026-07-01T14:00:05', '2026-07-01T12:00:05.000Z'],
    ['2028-02-29T12:00', '2028-02-29T11:00:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-11-20T13:00:00.123456789Z', '2026-11-20T13:00:00.123Z'],
  ])('reads %s', (text, instant) => {
    expect(instantToIso(parseInstant(text) ?? 0)).toBe(instant);
  });

  test.each([
    '',
    'hoy',
    '2026-11-20',
    '14:00',
    '20-11-2026T14:00',
    '2026-11-20 14:00',
    '2026-11-20t14:00z',
    ' 2026-11-20T14:00',
    '2026-11-20T14:00Z ',
    '2026-11-20T14:00Z\n',
    '2026-11-20T24:00',
    '2026-11-20T14:60',
    '2026-11-20T14:00:60',
    '2026-11-20T14:00:00.Z',
    '2026-11-20T1400Z',
    '20261120T140000Z',
    '2026-02-29T14:00',
    '2026-02-30T14:00Z',
    '2026-13-01T14:00Z',
    '2026-00-10T14:00Z',
    '2026-04-31T14:00',
    '2026-11-20T14:00+1',
    '2026-11-20T14:00+99:99',
    '+012026-11-20T14:00Z',
    '-000001-01-01T00:00Z',
    '2026-W47-5T14:00',
    '1795000000000',
    '2026-11-20T14:00[Europe/Madrid]',
    '2026-11-20T14:00:00.1234567890Z',
    '٢٠٢٦-11-20T14:00',
  ])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  test('reads back what instantToIso wrote', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          expect(parseInstant(instantToIso(date.getTime()))).toBe(date.getTime());
        },
      ),
    );
  });

  test('never throws and never makes up a time', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z?$/)),
        (text) => {
          const instant = parseInstant(text);
          expect(instant === null || Number.isSafeInteger(instant)).toBe(true);
        },
      ),
    );
  });
});
