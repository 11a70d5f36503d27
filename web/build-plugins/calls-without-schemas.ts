// The browser sends core's calls but checks nothing by their schemas, so whoever imports a call gets
// in its place what an address is made of, and what counts where the answer lacks a field. Without this every page would load zod and every contract,
// and the calls of one room would travel together, the staff's with the customers'.
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '@brasa/core/kernel/call.ts';

const IMPORT = /^import \{([^}]*)\} from '([^']+\.calls\.ts)';$/gm;
const CALLS = /\/core\/src\/\w+\/[\w-]+\.calls\.ts$/;

export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    enforce: 'pre',
    async transform(code, id) {
      let replaced = code;
      for (const [statement, names = '', source = ''] of code.matchAll(IMPORT)) {
        const file = (await this.resolve(source, id))?.id;
        if (file === undefined || !CALLS.test(file)) continue;
        this.addWatchFile(file);
        const calls = (await import(pathToFileURL(file).href)) as Record<string, Call>;
        const constants = names.split(',').map((named) => constant(named.trim(), calls));
        // As many lines as before, so that positions in the source still hold.
        const lines = '\n'.repeat(statement.split('\n').length - 1);
        replaced = replaced.replace(statement, constants.join(' ') + lines);
      }
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}

/** For "name" or "name as another" in an import. */
function constant(named: string, calls: Record<string, Call>): string {
  const [name = '', local = name] = named.split(' as ');
  const declared = calls[name];
  if (!declared) return '';
  const { method, path, defaults } = declared;
  return `const ${local} = ${JSON.stringify({ method, path, defaults })};`;
}
