// Commands that are called by a name: `npm run long -- NAME` and `npm run bench -- NAME`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the file of the name that is the first argument, with the arguments behind it. Without one, or with an unknown one, it lists
 * the names and exits with 1.
 */
export async function runNamed(command: string, files: ReadonlyMap<string, string>): Promise<void> {
  const [node = '', , name = '', ...rest] = process.argv;
  const file = files.get(name);
  if (file === undefined) {
    process.stderr.write(`npm run ${command} -- ${[...files.keys()].join(' | ')}\n`);
    process.exitCode = 1;
    return;
  }
  process.argv = [node, resolve(file), ...rest];
  await import(pathToFileURL(file).href);
}
