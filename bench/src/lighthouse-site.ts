// The product as visitors meet it: the real server, the built pages, starter content, at an address
// that it knows to be its own.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '../../api/test/server-under-test.ts';
import { freePort } from '../../api/test/free-port.ts';
import { ADMIN, type Server } from './servers.ts';

export async function startSite(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-pages-'));
  const port = String(await freePort());
  // By this name, browsers take a site without a certificate for a safe one.
  const url = `http://localhost:${port}`;
  const { process: server } = await launchServer(join(import.meta.dirname, 'shop-process.ts'), {
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  return {
    url,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
