// npm run long -- pack, and a part of the gate: makes the archive, unpacks it elsewhere and starts it with
// nothing on its path but what every system has. A customer orders, staff back up, the shop stops.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../api/test/free-port.ts';
import { gather, GREETING_END } from '../../api/test/server-under-test.ts';
import { DAY } from '../../core/src/kernel/time/durations.ts';
import { pack, runCommand } from '../pack-archive.ts';
import { oneCheck, oneFailure, report, type Tally } from '../tally.ts';

/** All that the launcher asks of the system. */
const COMMANDS = ['sh', 'readlink', 'dirname'];

type Unpacked = { launcher: string; workplace: string; env: Record<string, string> };

/** A line of `tar -tv`: of root, readable by all, written by its owner alone. */
const OF_ROOT = /^(?:l\S+|[-d]r[w-][x-]r-[x-]r-[x-]) 0\/0 /;

async function refuseOtherOwners(archive: string): Promise<void> {
  const options = ['--numeric-owner', '-tvzf', archive];
  const { stdout: listing } = await runCommand('tar', options, { maxBuffer: 1e8 });
  const others = listing.split('\n').filter((line) => line !== '' && !OF_ROOT.test(line));
  assert.deepEqual(others.slice(0, 5), [], 'others than root may write what the archive has');
}

async function unpack(archive: string, folder: string): Promise<Unpacked> {
  await runCommand('tar', ['-C', folder, '-xzf', archive]);
  const [name = ''] = readdirSync(folder);
  const [path, workplace] = [join(folder, 'bin'), join(folder, 'workplace')];
  for (const made of [path, workplace]) mkdirSync(made);
  for (const command of COMMANDS) symlinkSync(join('/bin', command), join(path, command));
  const port = String(await freePort());
  const env = { PATH: path, HOST: '127.0.0.1', PORT: port, ADMIN_PASSWORD: 'secreto1' };
  return { launcher: join(folder, name, 'brasa'), workplace, env };
}

async function useShop(url: string): Promise<void> {
  const page = await fetch(`${url}/`);
  assert.equal(page.status, 200);
  const hasHeading = (await page.text()).includes('<h1');
  assert.ok(hasHeading, 'the page is not rendered');
  const photograph = await fetch(`${url}/images/products/pollo-entero.svg`);
  assert.equal(photograph.status, 200);
  const order = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName: 'Ana García',
      customerPhone: '600 111 222',
      customerEmail: 'ana@example.com',
      quantity: 2,
      // At noon of the day after tomorrow: the starter hours are open then.
      pickupTime: `${new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10)}T11:30:00.000Z`,
      gdprConsent: true,
    }),
  });
  assert.equal(order.status, 201, await order.text());
}

async function tryArchive(folder: string): Promise<void> {
  const archive = await pack(1);
  await refuseOtherOwners(archive);
  const { launcher, workplace, env } = await unpack(archive, folder);
  const run = async (...args: string[]) =>
    (await runCommand(launcher, args, { cwd: workplace, env })).stdout;
  assert.match(await run('--version'), /^brasa \d+\.\d+\.\d+ \([0-9a-f]{8}\)\n$/);
  await assert.rejects(run('restore'), /Uso: brasa restore CARPETA/);
  assert.match(await run('--help'), /move --to postgres:.*VERIFACTU_ENVIRONMENT/s);
  const address = `http://127.0.0.1:${env['PORT']}`;
  await whileOpen({ launcher, workplace, env }, async () => {
    await useShop(address);
    assert.match(await run('backup', 'copias'), /Copia de seguridad de .* hecha: /);
    assert.match(await run('ledger-audit'), /\d/);
    assert.match(await run('invoices-verify'), /la cadena está entera/);
    assert.match(await run('superadmin-password'), /Usuario: admin\n.*: [a-z2-9]{16}\n/);
  });
  // The way back from an upgrade: the old link, and the copy of before.
  const current = join(folder, 'current');
  symlinkSync(dirname(launcher), current);
  const [backup = ''] = readdirSync(join(workplace, 'copias'));
  assert.match(await run('restore', join('copias', backup)), /Copia restaurada/);
  await whileOpen({ launcher: join(current, 'brasa'), workplace, env }, async () => {
    assert.equal((await fetch(`${address}/readyz`)).status, 200);
  });
}

/** Starts the shop, does so much, and stops it as systemd does. */
async function whileOpen({ launcher, workplace, env }: Unpacked, use: () => Promise<void>) {
  const shop = spawn(launcher, [], { cwd: workplace, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(shop, 'exit') as Promise<[number | null]>;
  try {
    const early = ended.then(() => Promise.reject(new Error('it ended at once')));
    await Promise.race([gather(shop.stdout)(GREETING_END), early]);
    await use();
  } finally {
    shop.kill('SIGTERM');
  }
  assert.equal((await ended)[0], 0);
}

/** Counts as one check. */
export async function testPack(): Promise<Tally> {
  process.stdout.write('\n── archive\n');
  const folder = mkdtempSync(join(tmpdir(), 'brasa-pack-'));
  try {
    await tryArchive(folder);
    return oneCheck;
  } catch (error) {
    return oneFailure(`archive: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  report('archive', await testPack());
}
