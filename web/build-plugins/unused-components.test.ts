import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unusedComponents } from './unused-components.ts';

const DEVELOPERS = dirname(fileURLToPath(import.meta.resolve('react-router')));
const FOLDER = DEVELOPERS.replace('/development', '/production');
const files = globSync('chunk-*.mjs', { cwd: FOLDER }).map((name) => join(FOLDER, name));

type Transform = (code: string, id: string) => { code: string } | null;
const transform = unusedComponents().transform as unknown as Transform;
const transformed = (file: string) => transform(readFileSync(file, 'utf8'), file)?.code ?? '';

it('nothing that React Router makes is kept for its name or for how it is made', () => {
  const code = files.map(transformed).join('\n');
  expect(code).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
  expect(code).not.toMatch(/^\w+\.displayName =/m);
  expect(code).not.toMatch(/^var \w+ = React\d*\.(?:createContext|forwardRef|memo)/m);
});

it('keeps every line where it was, and leaves other modules alone', () => {
  for (const file of files) {
    const lines = (text: string) => text.split('\n').length;
    expect(lines(transformed(file))).toBe(lines(readFileSync(file, 'utf8')));
  }
  expect(transform('var Link = React.forwardRef(x);', '/src/ui/link.tsx')).toBeNull();
});
