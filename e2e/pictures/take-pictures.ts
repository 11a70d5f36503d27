// npm run pictures: takes every picture of README.md and docs/ anew, or those whose names contain a word:
//   npm run pictures -- horno pausa
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build-web.ts';
import { ROOT } from '../../scripts/root.ts';
import { runTool } from '../../scripts/step.ts';

buildIfStale();
const wanted = process.argv.length > 2 ? ['--grep', process.argv.slice(2).join('|')] : [];
const cwd = join(ROOT, 'e2e/pictures');
const isGood = await runTool('pictures', 'playwright', ['test', ...wanted], { cwd });
process.exitCode = isGood ? 0 : 1;
