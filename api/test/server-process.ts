// A server in a process of its own, for the tests that end it without a warning.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../.cache/compile'));
const { run } = await import('../src/main.ts');

await run();
