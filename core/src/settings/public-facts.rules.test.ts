import { expect, test } from 'vitest';
import { publicFacts } from './public-facts.rules.ts';
import { settingsFrom, type Settings } from './settings.rules.ts';

const factsWith = (typed: Partial<Settings>) => publicFacts({ ...settingsFrom([]), ...typed });

test('the public is told nothing of the stock, and the rest as it stands', () => {
  const { dailyInitialStock: _, walletCard: __, ...starter } = settingsFrom([]);
  expect(factsWith({})).toEqual({ ...starter, walletOpen: false });
});

test.each([
  ['965 000 111', '965000111'],
  ['+34 600 000 222', '600000222'],
  ['0034 600000222', '600000222'],
  ['+374 91 123456', '37491123456'],
  ['12345', ''],
  ['llámanos', ''],
  ['', ''],
])('a phone typed as %j is told as %j', (typed, told) => {
  const facts = factsWith({ phonePrimary: typed, phoneSecondary: typed, whatsappNumber: typed });
  expect([facts.phonePrimary, facts.phoneSecondary, facts.whatsappNumber]).toEqual([
    told,
    told,
    told,
  ]);
});

test.each([
  ['https://www.instagram.com/brasa', 'https://www.instagram.com/brasa'],
  [' www.instagram.com/brasa ', 'https://www.instagram.com/brasa'],
  ['http://brasa.example', 'http://brasa.example'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['@brasa', ''],
  [' ', ''],
  ['', ''],
])('a profile typed as %j is told as %j', (typed, told) => {
  const { instagramUrl, facebookUrl } = factsWith({ instagramUrl: typed, facebookUrl: typed });
  expect([instagramUrl, facebookUrl]).toEqual([told, told]);
});

test.each([
  ['38,6371', '-0,8657', '38.6371', '-0.8657'],
  ['38.6', '-0.8', '38.6', '-0.8'],
  ['norte', '-0.8', '', ''],
  ['38.6', '', '', ''],
  ['91', '0', '', ''],
  ['0', '181', '', ''],
])('a position typed as %s, %s is told as %j, %j', (latitude, longitude, north, east) => {
  expect(factsWith({ latitude, longitude })).toMatchObject({ latitude: north, longitude: east });
});

test.each([
  ['próximamente', false],
  [' Proximamente ', false],
  ['', false],
  ['activa', true],
  ['sí', true],
])('a wallet card set as %j is open: %j', (walletCard, isOpen) => {
  expect(factsWith({ walletCard }).walletOpen).toBe(isOpen);
});
