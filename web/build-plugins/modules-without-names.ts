// The names of the pages' modules are the renderer's, which looks their files up in the manifest. The browser
// would load them with every page for nothing.
import type { Plugin } from 'vite';

const LIST = /\/src\/app\/page-modules\.ts$/;
const NAME = /(pageModule\(\s*)'src\/[\w/.-]+'/g;

export function modulesWithoutNames(): Plugin {
  return {
    name: 'modules-without-names',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr === true || !LIST.test(id)) return null;
      // As many lines as before, so that positions in the source still hold.
      return { code: code.replace(NAME, "$1''"), map: null };
    },
  };
}
