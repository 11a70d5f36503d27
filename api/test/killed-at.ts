// Imported first, it kills a process where it is about to call the function of node:fs that KILLED_AT names.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const name = process.env['KILLED_AT'] === 'copyFileSync' ? 'copyFileSync' : 'renameSync';

fs[name] = () => void process.kill(process.pid, 'SIGKILL');
syncBuiltinESMExports();
