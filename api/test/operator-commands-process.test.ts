// What an operator's commands say and do whatever is typed around them (docs/rules/running.md#commands-of-the-operator).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyBackupIn, openData, startScript, temporaryFolder } from './copying-scripts.ts';

test('a command ends its work where nobody reads what it says', async () => {
  const { dataDir, database } = await openData();
  await database.close();
  const copies = temporaryFolder();
  const child = startScript('backup', [copies], { DATA_DIR: dataDir });
  child.stdout.destroy();
  let faults = '';
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()));
  expect([...((await once(child, 'close')) as unknown[]), faults]).toEqual([0, null, '']);
  expect(onlyBackupIn(copies)).toMatch(/brasa-\d/);
});

test('a shop serves where nobody reads what it prints', async () => {
  const server = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: {
      ...process.env,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
    },
    execArgv: [...process.execArgv, '--import', join(import.meta.dirname, 'tell-port.ts')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  server.stdout?.destroy();
  const ended = once(server, 'exit');
  const [port] = (await once(server, 'message')) as [number];
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
