// `npm ci` runs on the Node that the machine has; only what comes after it runs on the Node that it brings.
// A package made for a later one would be a warning there, or be left out (docs/decisions/0020).
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, subset } from 'semver';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

type Package = { cpu?: string | string[]; engines?: { node?: string } };

const { engines, scripts } = read('package.json') as {
  engines: { node: string };
  scripts: Record<string, string>;
};

const isForUs = ({ cpu = 'x64' }: Package) =>
  [cpu].flat().some((kind) => ['x64', 'arm64'].includes(kind));

test('every package runs on every Node on which npm ci may run', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
  const unfit = Object.entries(packages)
    .filter(([, one]) => isForUs(one) && !subset(engines.node, one.engines?.node ?? '*'))
    .map(([name, one]) => `${name}: ${one.engines?.node}`);
  expect(unfit).toEqual([]);
});

/** Runs a script that does nothing on a Node that calls itself this version. */
function runOn(version: string): Promise<{ code: number; said: string }> {
  const versions = `{ ...process.versions, node: ${JSON.stringify(version)} }`;
  const disguise = `Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const args = [`--import=data:text/javascript,${encodeURIComponent(disguise)}`];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...args, 'scripts/node.mjs', 'scripts/root.ts'],
      { cwd: ROOT },
      (error, _stdout, stderr) => resolve({ code: error ? 1 : 0, said: stderr }),
    );
  });
}

const LINE =
  'Hace falta Node 20.19, 22.13 o 24, o una versión posterior de esas; este es VERSION. Instálalo y ejecuta npm ci otra vez\n';

test.each([
  ...['14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'].map((old) => [old, 1]),
  ...['20.19.0', '20.20.2', '22.13.0', '24.0.0', '25.9.0', '26.10.0'].map((fit) => [fit, 0]),
] as [string, number][])('a script on Node %s ends with %i', async (version, code) => {
  expect(satisfies(version, engines.node)).toBe(code === 0);
  const said = code === 0 ? '' : LINE.replace('VERSION', version);
  expect(await runOn(version)).toEqual({ code, said });
});

test('every script of package.json asks first', () => {
  const others = Object.values(scripts).filter(
    (command) => !command.startsWith('node scripts/node.mjs '),
  );
  expect(others).toEqual([]);
});
