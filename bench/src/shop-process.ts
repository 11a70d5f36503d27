import { run } from '../../api/src/main.ts';

await run();
