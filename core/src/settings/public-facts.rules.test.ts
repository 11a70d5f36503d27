import { expect, test } from 'vitest';
import { publicFacts } from './public-facts.rules.ts';
import { siteFacts } from './settings.contract.ts';
import { settingsFrom, type Settings } from './settings.rules.ts';

const factsWith = (typed: Partial<Settings>) => publicFacts({ ...settingsFrom([]), ...typed });

test('a new shop claims no profile', () => {
  expect(factsWith({})).toMatchObject({ instagramUrl: '', facebookUrl: '' });
});

test('the public is told what its list and its contract say, and nothing else', () => {
  const { today: _today, chickenPrice: _ofTheMenu, ...declared } = siteFacts.shape;
  expect(Object.keys(factsWith({})).toSorted()).toEqual(Object.keys(declared).toSorted());
  const staffs = Object.keys(settingsFrom([])).filter((key) => !Object.hasOwn(declared, key));
  expect(staffs).toEqual([
    ...['dailyInitialStock', 'initialStockMonday', 'initialStockTuesday', 'initialStockWednesday'],
    ...['initialStockThursday', 'initialStockFriday', 'initialStockSaturday', 'initialStockSunday'],
    ...['walletCard', 'ovenMinutes', 'orderNoticeMinutes', 'orderChangeMinutes', 'browserSpeech'],
    ...['ticketPrinter', 'ticketPrinting'],
  ]);
});

test.each([
  ['965 000 111', '965000111'],
  ['+34 600 000 222', '600000222'],
  ['0034 600000222', '600000222'],
  ['+374 91 123456', '37491123456'],
  ['12345', ''],
  ['llámanos', ''],
  ['', ''],
])('a phone typed as %j is told as %j', (typed, shown) => {
  const facts = factsWith({ phonePrimary: typed, phoneSecondary: typed, whatsappNumber: typed });
  expect([facts.phonePrimary, facts.whatsappNumber]).toEqual([shown, shown]);
  const other = factsWith({ phonePrimary: '911222333', phoneSecondary: typed });
  expect(other.phoneSecondary).toBe(shown);
});

test.each([
  ['965 000 111', '600 000 222', '965000111', '600000222'],
  ['965 000 111', '+34 965 000 111', '965000111', ''],
  ['', '600 000 222', '600000222', ''],
  ['llámanos', '600 000 222', '600000222', ''],
  ['', '', '', ''],
])('phones typed as %j and %j are told as %j and %j', (first, second, primary, secondary) => {
  expect(factsWith({ phonePrimary: first, phoneSecondary: second })).toMatchObject({
    phonePrimary: primary,
    phoneSecondary: secondary,
  });
});

test('blanks around a fact, or instead of one, are not told', () => {
  const facts = factsWith({ restaurantName: ' Asador ', city: '  ', legalName: '\t' });
  expect(facts).toMatchObject({ restaurantName: 'Asador', city: '', legalName: '' });
});

test.each([
  ['https://www.instagram.com/brasa', 'https://www.instagram.com/brasa'],
  [' www.instagram.com/brasa ', 'https://www.instagram.com/brasa'],
  ['http://brasa.example', 'http://brasa.example'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['https://www.instagram.com/', ''],
  ['facebook.com', ''],
  ['@brasa', ''],
  [' ', ''],
  ['', ''],
])('a profile typed as %j is told as %j', (typed, shown) => {
  const { instagramUrl, facebookUrl } = factsWith({ instagramUrl: typed, facebookUrl: typed });
  expect([instagramUrl, facebookUrl]).toEqual([shown, shown]);
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
