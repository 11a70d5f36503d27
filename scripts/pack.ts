// npm run pack: docs/operations.md says how the archive is put on a server.
import { pack } from './pack-archive.ts';

process.stdout.write(`${await pack()}\n`);
