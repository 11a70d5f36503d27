// npm start: builds what is stale, then runs the server in this process.
import { OperatorError } from '../api/src/operator-error.ts';
import { buildIfStale } from './build-web.ts';

try {
  buildIfStale();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { run } = await import('../api/src/main.ts');
await run();
