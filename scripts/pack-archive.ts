// One archive with all that the shop needs on a machine of this kind: the server's sources, the built
// site, the production modules and Node. Nothing has to be installed where it is unpacked.
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from './build-web.ts';
import { ROOT } from './root.ts';

/** Waits without holding up what else the process does. */
export const runCommand = promisify(execFile);

const FOLDER = join(ROOT, '.cache/pack');

/** What the running shop reads, hidden files too. Tests stay at home. */
const FOLDERS = ['core/src', 'api/src', 'api/starter', 'web/dist', 'docs'];
/** What is read by people. */
const TEXTS = ['README.md', 'scripts/ayuda.txt'];
const SCRIPTS =
  'scripts/{start,act-as-owner,as-command,backup,restore,move,ledger-audit,invoices-verify,superadmin-password,backup-files,build-web,root,postgres-tools,restored-{copy,files},sqlite-copies}.ts';
const MANIFESTS = '{package,package-lock,{core,api,web,e2e,bench}/package}.json';

/** What is only needed to install the modules. */
const SCAFFOLD = ['package-lock.json', 'web/package.json', 'e2e', 'bench'];

/** Unpacked by root, nobody else may write what the shop runs, whoever has made the archive. */
const OF_ROOT = ['--owner=0', '--group=0', '--numeric-owner', '--mode=go-w,a+rX', '--sort=name'];

function copyContents(target: string): void {
  const files = [...globSync([SCRIPTS, MANIFESTS], { cwd: ROOT }), ...TEXTS];
  for (const path of [...FOLDERS, ...files]) {
    cpSync(join(ROOT, path), join(target, path), {
      recursive: true,
      filter: (from) => !from.endsWith('.test.ts'),
    });
  }
}

/** As the lock file says, from what npm has downloaded before where it can. */
async function installModules(target: string): Promise<void> {
  const only = ['--omit=dev', '--workspace=core', '--workspace=api', '--include-workspace-root'];
  const quiet = [
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await runCommand('npm', ['ci', ...only, ...quiet], { cwd: target });
  for (const path of SCAFFOLD) rmSync(join(target, path), { recursive: true, force: true });
}

/** The commit that is packed; without git what was built. */
function commitOf(): string {
  try {
    const said = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: ROOT,
      stdio: 'pipe',
    });
    return said.toString().trim();
  } catch {
    return readFileSync(join(ROOT, 'web/dist/build-id'), 'utf8').slice(0, 8);
  }
}

/** Under which terms everything in the archive that others have written may be used, the browser's modules too. */
async function writeLicenses(target: string): Promise<void> {
  const list = ['ls', '--omit=dev', '--all', '--parseable'];
  const { stdout } = await runCommand('npm', list, { cwd: ROOT, maxBuffer: 1e8 });
  const folders = stdout.split('\n').filter((folder) => folder.includes('node_modules'));
  const texts = [process.execPath.replace(/\/bin\/node$/, ''), ...folders].flatMap((folder) =>
    globSync('{LICENSE,LICENCE,license,licence,NOTICE}*', { cwd: folder }).map(
      (file) => `${basename(folder)}: ${file}\n\n${readFileSync(join(folder, file), 'utf8')}`,
    ),
  );
  writeFileSync(join(target, 'LICENSES.txt'), [...new Set(texts)].join('\n\n'));
}

/** Makes the archive, compressed from 1, in a hurry, to 9; answers where it is. */
export async function pack(compression = 6): Promise<string> {
  buildIfStale();
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const commit = commitOf();
  const name = `brasa-${version}-${commit}-${process.platform}-${process.arch}`;
  const target = join(FOLDER, name);
  rmSync(target, { recursive: true, force: true });
  copyContents(target);
  writeFileSync(join(target, 'VERSION'), `brasa ${version} (${commit})\n`);
  await writeLicenses(target);
  await installModules(target);
  // Node stands in for every platform's package of it, which lie among the modules.
  rmSync(join(target, 'node_modules/.bin'), { recursive: true, force: true });
  for (const folder of globSync('node_modules/node-*', { cwd: target })) {
    rmSync(join(target, folder), { recursive: true });
  }
  cpSync(process.execPath, join(target, 'node'), { dereference: true });
  copyFileSync(join(ROOT, 'scripts/packed-brasa.sh'), join(target, 'brasa'));
  chmodSync(join(target, 'brasa'), 0o755);
  const archive = join(FOLDER, `${name}.tar.gz`);
  const gzip = ['-I', `gzip -${compression}`];
  await runCommand('tar', ['-C', FOLDER, ...OF_ROOT, ...gzip, '-cf', archive, name]);
  return archive;
}
