// A server in a process of its own that stands still in time, for the races at the counter.
import { run } from '../../src/main.ts';

const now = Number(process.env['BRASA_TEST_NOW']);

await run(() => now);
