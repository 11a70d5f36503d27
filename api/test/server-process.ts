// A server in a process of its own, for the tests that end it without a warning.
import { run } from '../src/main.ts';

await run();
