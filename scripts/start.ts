// npm start: builds what is stale, then runs the server in this process.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build-web.ts';
import { ROOT } from './root.ts';

enableCompileCache(join(ROOT, '.cache/compile'));
buildIfStale();
const { run } = await import('../api/src/main.ts');
await run();
