// npm run long -- documents: what docs/operations.md tells an operator to install or to type, looked at by the program that it is
// for: nginx, systemd, the shell, and the shop's own commands.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkNginxUnderLoad } from '../nginx-load.ts';
import { ROOT } from '../root.ts';
import { add, oneCheck, oneFailure, report, type Tally } from '../tally.ts';

const DOCUMENT = 'docs/operations.md';
const text = readFileSync(join(ROOT, DOCUMENT), 'utf8');

/** A fenced block, with the line of the document that introduces it. */
type Block = { language: string; intro: string; code: string };

const blocks: Block[] = [...text.matchAll(/([^\n]*)\n\n```(\w+)\n(.*?)```/gs)].map(
  ([, intro = '', language = '', code = '']) => ({ language, intro, code }),
);

const folder = mkdtempSync(join(tmpdir(), 'brasa-documents-'));

function run(name: string, command: string, args: string[]): Tally {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) return oneFailure(`${name}: ${command} is missing here`);
  const said = `${stdout}${stderr}`.trim();
  return status === 0 ? oneCheck : oneFailure(`${name}: ${said}`);
}

/** In an `http` of its own, with its logs in a folder of this run. */
function checkNginx({ code }: Block): Tally {
  const file = join(folder, 'nginx.conf');
  const inside = code.replaceAll('/var/log/nginx/', `${folder}/`);
  const around = `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\n`;
  writeFileSync(file, `${around}http {\naccess_log off;\n${inside}}\n`);
  return run('nginx', 'nginx', ['-t', '-q', '-c', file]);
}

/** A unit of the document; its program is a stand-in, since the shop's is where it will be unpacked. */
function checkUnits(units: readonly Block[]): Tally {
  const files = units.map(({ intro, code }) => {
    const file = join(folder, basename(/`([^`]+)`/.exec(intro)?.[1] ?? 'unnamed'));
    writeFileSync(file, code.replaceAll('/opt/brasa/current/brasa', '/bin/true'));
    return file;
  });
  const made = makeTemplate();
  if (made.failures.length > 0) return made;
  files.push(join(folder, 'brasa@.service'));
  return run('units', 'systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files]);
}

/** The unit of several processes is made of the other one by a command of the document. */
function makeTemplate(): Tally {
  const [command] = /^sed .*brasa@\.service$/m.exec(text) ?? [];
  if (command === undefined) return oneFailure('units: nothing makes brasa@.service');
  const here = command
    .replaceAll('/etc/systemd/system', folder)
    .replaceAll('/opt/brasa/current/brasa', '/bin/true');
  const made = run('brasa@.service', 'sh', ['-c', here]);
  if (made.failures.length > 0) return made;
  const unit = readFileSync(join(folder, 'brasa@.service'), 'utf8');
  const starts = unit.match(/^ExecStart=.*$/gm);
  return starts?.join() === 'ExecStart=/usr/bin/env PORT=%i /bin/true'
    ? oneCheck
    : oneFailure(`brasa@.service: ${starts?.join() ?? 'starts nothing'}`);
}

/** The launcher of a server hands every argument on, by options that systemd-run has. */
function checkLauncher(): Tally {
  const [, launcher] = /<<'END'\n(.*?)\nEND\n/s.exec(text) ?? [];
  if (launcher === undefined) return oneFailure('launcher: the document has none');
  const bin = join(folder, 'bin');
  const launches = 'systemd-run';
  mkdirSync(bin);
  writeFileSync(join(bin, launches), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const file = join(folder, 'launcher.sh');
  writeFileSync(file, launcher);
  const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const args = ['restore', '/una carpeta', '$HOME'];
  const { stdout } = spawnSync('sh', [file, ...args], { env, encoding: 'utf8' });
  const said = stdout.trimEnd().split('\n');
  const options = said.filter((one) => one.startsWith('--')).map((one) => one.split('=')[0]);
  const help = spawnSync(launches, ['--help'], { encoding: 'utf8' });
  if (help.error) return oneFailure('launcher: systemd-run is missing here');
  const unknown = options.filter((one = '') => !new RegExp(`${one}[= \n]`).test(help.stdout));
  const isPassedOn = said.slice(options.length).join('\n').endsWith(args.join('\n'));
  return add(
    unknown.length === 0 && options.length > 0
      ? oneCheck
      : oneFailure(`launcher: ${unknown.join()}`),
    isPassedOn ? oneCheck : oneFailure(`launcher: ${stdout}`),
  );
}

const checkShell = ({ code }: Block): Tally => {
  const file = join(folder, 'commands.sh');
  writeFileSync(file, code);
  return run('commands', 'bash', ['-n', file]);
};

/** "npm run backup", "brasa backup": each is a script of the package, or a command of the archive. */
function checkOwnCommands(): Tally {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const archive = readFileSync(join(ROOT, 'scripts/packed-brasa.sh'), 'utf8');
  const known = new Set(/^ {2}(start .*)\) ;;$/m.exec(archive)?.[1]?.split(' | '));
  const typed = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, one]) => one)),
  ];
  const tallies = [
    ...typed(/npm run ([\w:-]+)/g).map((name = '') => named(`npm run ${name}`, name in scripts)),
    ...typed(/(?:current\/|^|`)brasa ([a-z][a-z-]*)/gm).map((name = '') =>
      named(`brasa ${name}`, known.has(name)),
    ),
  ];
  return add(...tallies);
}

const named = (what: string, isThere: boolean): Tally =>
  isThere ? oneCheck : oneFailure(`${what}: there is no such command`);

try {
  const of = (language: string) => blocks.filter((block) => block.language === language);
  const [site] = of('nginx');
  const units = of('ini').filter(({ intro }) => intro.includes('/etc/systemd/'));
  report(
    'documents',
    add(
      ...of('nginx').map(checkNginx),
      await checkNginxUnderLoad({ text, site: site?.code ?? '', folder }),
      checkUnits(units),
      checkLauncher(),
      ...of('sh').map(checkShell),
      checkOwnCommands(),
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
