// React Router makes its components by calls and names them for developers' tools: either keeps in every page a
// component that none of them uses, 4 kB in all. Without the names, and with calls known to do nothing
// else, the bundler leaves them out (docs/decisions/0034).
import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;
const NAMING = /^\w+\.displayName = "\w+";$/gm;
const MAKING = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      // As many lines as before, so that positions in the source still hold.
      const marked = code.replace(MAKING, '$&/* @__PURE__ */ ').replace(NAMING, '');
      return { code: marked, map: null };
    },
  };
}
