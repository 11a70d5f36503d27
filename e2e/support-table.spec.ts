// The oldest browsers that we serve (docs/rules/running.md#browsers): what they lack is in no built file, and pages
// work where it is taken away.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { STAFF_PAGES } from './pages.ts';
import { newerApis, newerProperties, type Api } from './support-table.ts';
import { LONG } from './long.ts';

const BUILT = join(import.meta.dirname, '../web/dist');
const built = (pattern: string) =>
  globSync(pattern, { cwd: BUILT }).map((file) => ({
    file,
    text: readFileSync(join(BUILT, file), 'utf8'),
  }));

/** Asked for before they are used. */
const GUARDED = new Set(['Error.captureStackTrace', 'URL.canParse']);

/** A page is as good without them: even lines, scrollbars, the shade of a tap, speed, the size of paper, a person's own few colours. */
const EMBELLISHMENTS = new Set([
  ...['text-wrap', 'accent-color', '-webkit-tap-highlight-color', 'resize', 'field-sizing'],
  ...[
    'scrollbar-width',
    'overscroll-behavior',
    'content-visibility',
    'contain-intrinsic-block-size',
  ],
  ...['size', 'forced-color-adjust'],
]);

test('no built script names what the oldest browsers lack', () => {
  const names = newerApis()
    .flatMap(({ owner, member }) => (member === null ? [] : `${owner}.${member}`))
    .filter((name) => !GUARDED.has(name));
  const named = new RegExp(
    String.raw`(?<![\w$.])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\w$])`,
    'g',
  );
  const found = built('{sw.js,assets/*.js}').flatMap(({ file, text }) =>
    [...new Set(text.match(named))].map(
      (name) => `${name} in ${file.replace(/-[\w-]{8}\.js$/, '')}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no built style depends on what the oldest browsers do not know', () => {
  const names = built('assets/*.css').flatMap(({ text }) =>
    [...text.matchAll(/[{;](-?[a-z][a-z-]*):/g)].map(([, property = '']) => property),
  );
  const unknown = newerProperties(new Set(names)).filter((name) => !EMBELLISHMENTS.has(name));
  expect(unknown).toEqual([]);
});

/** Takes away from every page what the oldest browsers lack. */
const age = (page: Page) =>
  page.addInitScript((apis: Api[]) => {
    const root = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const { owner, member } of apis) {
      const name = member ?? owner;
      const ofOwner = owner === 'Window' ? [root] : [root[owner], root[owner]?.prototype];
      for (const place of member === null ? [root] : ofOwner) {
        if (place && Object.hasOwn(place, name)) Reflect.deleteProperty(place, name);
      }
    }
  }, newerApis());

test('a customer orders, moves the order and calls it off in the oldest browser', async ({
  openPage,
}) => {
  const page = await openPage();
  await age(page);
  await page.goto('/encargar');
  expect(await page.evaluate(() => 'groupBy' in Map)).toBe(false);
  await page.getByLabel('Nombre', { exact: true }).fill('Ani');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('600 111 222');
  await page.getByLabel('Email').fill('ani@example.com');
  await page.getByRole('radio', { name: '1 pollo y medio' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo tenemos apuntado');
  await page.getByLabel('Otra hora de recogida').selectOption({ label: '16:00' });
  await page.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(page.getByText('Hemos cambiado la hora de recogida')).toBeVisible();
  await page.getByText('Cancelar el pedido', { exact: true }).click();
  await page.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido cancelado');
});

test('every page of the back office opens in the oldest browser', LONG, async ({ openPage }) => {
  const page = await openPage({ isStaff: true, width: 1280 });
  await age(page);
  for (const path of STAFF_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ }), path).toHaveCount(0);
    await expect(page.getByText(/Se produjo un error|No se pudieron cargar/), path).toHaveCount(0);
  }
});
