// npm run test:documents: what docs/operations.md tells an operator to install or to type, looked at by the program that it is
// for: nginx, systemd, the shell, and the shop's own commands.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './root.ts';
import { add, oneCheck, oneFailure, report, type Tally } from './tally.ts';

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
  return run('units', 'systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files]);
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
    ...typed(/current\/brasa ([a-z-]+)/g).map((name = '') =>
      named(`brasa ${name}`, known.has(name)),
    ),
  ];
  return add(...tallies);
}

const named = (what: string, isThere: boolean): Tally =>
  isThere ? oneCheck : oneFailure(`${what}: there is no such command`);

try {
  const of = (language: string) => blocks.filter((block) => block.language === language);
  const units = of('ini').filter(({ intro }) => intro.includes('/etc/systemd/'));
  report(
    'documents',
    add(
      ...of('nginx').map(checkNginx),
      checkUnits(units),
      ...of('sh').map(checkShell),
      checkOwnCommands(),
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
