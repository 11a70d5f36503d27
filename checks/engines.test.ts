// `npm ci` runs on the Node that the machine has, from 20 on; only what comes after it runs on the
// Node that it brings. A package made for a later one would be a warning there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

const OLDEST_NODE = '20.20.0';

type Package = { optional?: boolean; engines?: { node?: string } };

test('no package asks for a later Node than the oldest that npm ci may run on', () => {
  const lockFile = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Package> };
  const unfit = Object.entries(packages)
    // npm passes over an optional package that does not fit.
    .filter(([, { optional }]) => optional !== true)
    .filter(([, { engines }]) => !satisfies(OLDEST_NODE, engines?.node ?? '*'))
    .map(([name, { engines }]) => `${name}: ${engines?.node}`);
  expect(unfit).toEqual([]);
});
