// What the linter forbids, planted once each: the rules that read types (they need its second
// program), our limits of size, and our own rule for addresses (address-rule.mjs).
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

async function faults(): Promise<string[]> {
  const lint = promisify(execFile)(
    process.execPath,
    [
      join(HERE, '../node_modules/oxlint/bin/oxlint'),
      ...['--config', 'oxlint.json', '--format', 'unix'],
    ],
    { cwd: join(HERE, 'planted/lint') },
  );
  // Faults make the command fail; what it prints is the same.
  const { stdout } = await lint.catch((failed: unknown) => failed as { stdout: string });
  const found = stdout.matchAll(/^([^:]+):\d+:\d+: .*\[Error\/(.+)\]$/gm);
  return [...new Set([...found].map(([, file, rule]) => `${rule}: ${file}`))].sort();
}

test('the linter finds what is planted for it, and nothing else', async () => {
  expect(await faults()).toEqual([
    'brasa(no-address): web/src/orders/writes-an-address.ts',
    'eslint(complexity): api/src/orders/branches.ts',
    'eslint(max-lines): api/src/orders/is-long.ts',
    'eslint(max-lines-per-function): api/src/orders/scrolls.ts',
    'eslint(no-restricted-imports): web/src/orders/goes-around.ts',
    'eslint(no-restricted-properties): web/src/orders/writes-a-date.ts',
    'eslint(no-undef): scripts/names-nothing.mjs',
    'jsx-a11y(click-events-have-key-events): web/src/orders/only-for-the-mouse.tsx',
    'jsx-a11y(no-static-element-interactions): web/src/orders/only-for-the-mouse.tsx',
    'react(immutability): web/src/orders/changes-a-prop.tsx',
    'react(set-state-in-effect): web/src/orders/breaks-hooks.tsx',
    'react-hooks(exhaustive-deps): web/src/orders/breaks-hooks.tsx',
    'react-hooks(rules-of-hooks): web/src/orders/breaks-hooks.tsx',
    'typescript(no-floating-promises): api/src/orders/forgets-a-promise.ts',
    'typescript(no-misused-promises): api/src/orders/asks-a-promise.ts',
    'typescript(no-unnecessary-condition): api/src/orders/asks-a-promise.ts',
    'typescript(no-unsafe-assignment): web/src/orders/goes-around.ts',
    'typescript(no-unsafe-member-access): api/src/orders/trusts-any.ts',
    'typescript(no-unsafe-return): api/src/orders/trusts-any.ts',
    'typescript(switch-exhaustiveness-check): api/src/orders/misses-a-case.ts',
  ]);
});
