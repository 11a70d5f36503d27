// npm run build: builds the site whether it is stale or not.
import { build } from './build-web.ts';

await build();
