// npm run bench -- start: how long `npm start` takes until the front page is there, when nothing is stale, and what the
// server holds when nobody has asked for anything for a while. For Linux, which says so in /proc.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../api/test/free-port.ts';
import { ROOT } from '../../scripts/root.ts';
import { environmentOf, freshSite, untilAnswering } from './servers.ts';

const STARTS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** The page renderer has gone by then. */
const REST_MS = 6000;
const SECONDS_GOAL = 1.5;
const MEMORY_GOAL = 140;

type Start = { seconds: number; megabytes: number };

/** npm, its shell, the script that finds Node, and last of all the server. */
function lastDescendant(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? pid : lastDescendant(Number(children.split(' ')[0]));
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
}

async function startOnce(): Promise<Start> {
  const port = await freePort();
  const env = { ...process.env, ...environmentOf(freshSite()), PORT: String(port) };
  const began = performance.now();
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswering(`http://127.0.0.1:${port}/`, npm);
  const seconds = (performance.now() - began) / 1000;
  await setTimeout(REST_MS);
  const server = lastDescendant(npm.pid ?? 0);
  const megabytes = residentMegabytes(server);
  process.kill(server, 'SIGTERM');
  await once(npm, 'exit');
  return { seconds, megabytes };
}

const tell = ({ seconds, megabytes }: Start) =>
  `${seconds.toFixed(2)} s to the front page, then ${megabytes.toFixed(0)} MB`;

// The first one builds what is stale and compiles what is not.
process.stdout.write(`  not counted: ${tell(await startOnce())}\n`);
const starts: Start[] = [];
for (let round = 0; round < STARTS; round++) {
  const start = await startOnce();
  starts.push(start);
  process.stdout.write(`  ${tell(start)}\n`);
}
const slowest = Math.max(...starts.map(({ seconds }) => seconds));
const largest = Math.max(...starts.map(({ megabytes }) => megabytes));
const isMet = slowest <= SECONDS_GOAL && largest <= MEMORY_GOAL;
process.stdout.write(
  `  at most ${tell({ seconds: slowest, megabytes: largest })}; ` +
    `goals ${SECONDS_GOAL} s and ${MEMORY_GOAL} MB: ${isMet ? 'met' : 'MISSED'}\n`,
);
process.exitCode = isMet ? 0 : 1;
