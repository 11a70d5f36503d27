import { expect, test } from 'vitest';
import { normalizeNif } from './nif.ts';

test.each([
  ['12345678Z', '12345678Z'],
  [' 12.345.678-z ', '12345678Z'],
  ['00000000T', '00000000T'],
  ['X1234567L', 'X1234567L'],
  ['Y1234567X', 'Y1234567X'],
  ['Z1234567R', 'Z1234567R'],
  ['A58818501', 'A58818501'],
  ['B-58378431', 'B58378431'],
  ['P2807900B', 'P2807900B'],
  ['Q2826000H', 'Q2826000H'],
  ['G28667152', 'G28667152'],
  ['G0012345E', 'G0012345E'],
  ['A00123455', 'A00123455'],
  ['ESB58378431', 'B58378431'],
  ['es-b58378431', 'B58378431'],
  ['ES 12345678-Z', '12345678Z'],
  ['B/58378431', 'B58378431'],
  ['B‑58378431\u200b', 'B58378431'],
  ['Ｂ58378431', 'B58378431'],
])('%j is the tax number %s', (typed, stored) => {
  expect(normalizeNif(typed)).toBe(stored);
});

test.each([
  '12345678A',
  '12345679Z',
  'X1234567Z',
  'A58818502',
  // The kind decides between digit and letter.
  'A5881850A',
  'P28079002',
  'G00123455',
  'I58818501',
  '1234567Z',
  '123456789Z',
  'B12',
  'ESESB58378431',
  'FRB58378431',
  'un NIF',
  '',
])('%j is none', (typed) => {
  expect(normalizeNif(typed)).toBeNull();
});
