import { expect, it } from 'vitest';
import { connectionOf, STALE_AFTER_MS } from './connection.ts';

const NOW = 1_000_000;
const FINE = { dataUpdatedAt: NOW - 2000, failureCount: 0, isError: false, isPaused: false };

it('is live while the polls answer', () => {
  expect(connectionOf(FINE, true, NOW)).toEqual({ state: 'live', since: NOW - 2000 });
});

it.each([
  ['the first poll that fails', { ...FINE, failureCount: 1 }, true],
  ['a poll that has failed for good', { ...FINE, isError: true }, true],
  ['polls that wait for a connection', { ...FINE, isPaused: true }, true],
  ['a device that says it is offline', FINE, false],
])('is lost with %s, since the last data', (_case, polls, isOnline) => {
  expect(connectionOf(polls, isOnline, NOW)).toEqual({ state: 'lost', since: NOW - 2000 });
});

it('is lost with what the device has stored, since the moment at which that came', () => {
  const connection = connectionOf(FINE, true, NOW, NOW - 60_000);
  expect(connection).toEqual({ state: 'lost', since: NOW - 60_000 });
});

it('is stale when polls stay away for more than two turns', () => {
  expect(STALE_AFTER_MS).toBe(7000);
  const polls = { ...FINE, dataUpdatedAt: NOW - STALE_AFTER_MS };
  expect(connectionOf(polls, true, NOW).state).toBe('live');
  expect(connectionOf(polls, true, NOW + 1).state).toBe('stale');
});

it('is neither live nor stale before there is anything', () => {
  expect(connectionOf({ ...FINE, dataUpdatedAt: 0 }, true, NOW).state).toBe('loading');
});
