// npm run bench [-- NAME]: the benchmarks of docs/benchmarks.md. Without a name the most frequent calls are measured.
import { join } from 'node:path';
import { runNamed } from '../../scripts/run-named.ts';

const FILES = {
  pages: 'lighthouse',
  desk: 'staff-list',
  postgres: 'postgres-orders',
  memory: 'memory-load',
  start: 'start',
  growth: 'growth',
  slots: 'last-slot',
  forecast: 'forecast',
  'voice-score': 'voice-score',
  'voice-sound': 'voice-sound',
};

if (process.argv.length <= 2) process.argv.push('calls');
const named = Object.entries({ calls: 'run', ...FILES }).map(
  ([name, file]) => [name, join(import.meta.dirname, `${file}.ts`)] as const,
);
await runNamed('bench', new Map(named));
