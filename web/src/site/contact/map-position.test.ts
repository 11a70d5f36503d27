import { expect, it } from 'vitest';
import { mapPosition } from './map-position.ts';

it.each([
  ['38.6371', '-0.8657', { latitude: 38.6371, longitude: -0.8657 }],
  [' 38.6371 ', '+0.5', { latitude: 38.6371, longitude: 0.5 }],
  ['0', '0', { latitude: 0, longitude: 0 }],
  ['-90', '180', { latitude: -90, longitude: 180 }],
])('reads %j and %j', (latitude, longitude, expected) => {
  expect(mapPosition({ latitude, longitude })).toEqual(expected);
});

it.each([
  ['', '-0.8657'],
  ['38.6371', ' '],
  ['38,6371', '-0.8657'],
  ['norte', '-0.8657'],
  ['38.6371', '-0.8657 oeste'],
  ['90.0001', '0'],
  ['0', '-180.1'],
  ['1e1', '0'],
  ['0x10', '0'],
  ['Infinity', '0'],
  ['NaN', '0'],
])('finds no place at %j and %j', (latitude, longitude) => {
  expect(mapPosition({ latitude, longitude })).toBeNull();
});
