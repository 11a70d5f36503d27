// Addresses of PostgreSQL as an operator writes them (docs/operations.md#postgresql).
import { describe, expect, test } from 'vitest';
import { isDatabaseAddress, splitPassword } from '../../src/db/engines/database-address.ts';

test.each([
  'postgres://brasa@127.0.0.1:5432/brasa',
  'postgresql://brasa:s%C3%AD@db/brasa?sslmode=require',
  'postgres://brasa@db/brasa?password=a@b',
  'postgres:///brasa?host=/var/run/postgresql',
  'postgres://brasa:50%@db/brasa',
])('%s is one', (address) => {
  expect(isDatabaseAddress(address)).toBe(true);
});

describe('a password whose signs end the address early makes it none', () => {
  test.each(['#', '/', '?'])('%s', (sign) => {
    for (const password of [`secreto${sign}1`, `1${sign}secreto`]) {
      expect(isDatabaseAddress(`postgres://brasa:${password}@db:5432/brasa`)).toBe(false);
    }
  });
});

test.each(['mysql://db/brasa', 'db', 'postgres', 'postgres://brasa@db/brasa#1'])(
  '%s is none',
  (address) => {
    expect(isDatabaseAddress(address)).toBe(false);
  },
);

test.each([
  ['postgres://brasa:s%C3%AD@db:5433/brasa', 'sí'],
  ['postgres://brasa:50%@db:5433/brasa', '50%'],
  ['postgres://brasa@db:5433/brasa?password=s%C3%AD', 'sí'],
  ['postgres://brasa@db:5433/brasa', ''],
])('%s is split from its password', (text, password) => {
  expect(splitPassword(text)).toEqual({ address: 'postgres://brasa@db:5433/brasa', password });
});

test.each([
  ['?options=-c%20search_path%3Dpublic', '?options=-c%20search_path%3Dpublic'],
  ['?options=-c%20search_path%3Dpublic&password=s%C3%AD', '?options=-c%20search_path%3Dpublic'],
  ['?application_name=a%2Bb%20c&password=x', '?application_name=a%2Bb%20c'],
])('PostgreSQL’s programs read the rest of %s as it was', (query, rest) => {
  const address = 'postgres://brasa@db:5433/brasa';
  expect(splitPassword(`${address}${query}`).address).toBe(`${address}${rest}`);
});
