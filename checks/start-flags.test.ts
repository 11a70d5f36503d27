// The server's memory is kept small however it is started (docs/rules/running.md#server-memory-and-start).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const flagsIn = (command: string) => command.match(/--[\w-]+(?:=\d+)?/g);

test('the archive starts its server with the flags of `npm start`', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const flags = flagsIn(scripts.start);
  expect(flags).not.toBeNull();
  const [, started = ''] = read('scripts/packed-brasa.sh').split('exec ');
  expect(flagsIn(started)).toEqual(flags);
});

test.each(['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'])('both set %s', (variable) => {
  expect(read('scripts/node.mjs')).toContain(variable);
  expect(read('scripts/packed-brasa.sh')).toContain(`export ${variable}=`);
});
