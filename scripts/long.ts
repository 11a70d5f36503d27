// npm run long -- NAME [ARGUMENT…]: tests that take longer than the gate may, one file each in long/ (README.md).
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runNamed } from './run-named.ts';

const FOLDER = join(import.meta.dirname, 'long');

await runNamed(
  'long',
  new Map(readdirSync(FOLDER).map((file) => [basename(file, '.ts'), join(FOLDER, file)])),
);
