import { expect, test } from 'vitest';
import { modulesWithoutNames } from './modules-without-names.ts';

type Transform = (code: string, id: string, options?: { ssr: boolean }) => { code: string } | null;

const { transform } = modulesWithoutNames() as unknown as { transform: Transform };
const LIST = '/anywhere/web/src/app/page-modules.ts';
const CODE = `pageModule(
    'src/app/start-page.tsx', () => import('./start-page.tsx'))`;

test('the browser gets the pages without the names of their modules, on as many lines', () => {
  const { code = '' } = transform(CODE, LIST) ?? {};
  expect(code).toBe(CODE.replace("'src/app/start-page.tsx'", "''"));
});

test('the renderer and every other module stay as they are', () => {
  expect(transform(CODE, LIST, { ssr: true })).toBeNull();
  expect(transform(CODE, '/anywhere/web/src/app/routes.tsx')).toBeNull();
});
