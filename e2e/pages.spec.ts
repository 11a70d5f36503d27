import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { faultsOfPage, WIDTHS } from './accessibility.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './layout-shift.ts';
import { ACTION_PAGES, CONTENT_PAGES, needsSession, STAFF_PAGES } from './pages.ts';
import { LONG, longUnlessPhone } from './long.ts';

const REDIRECTS = [
  ['/products', '/productos'],
  ['/order', '/encargar'],
  ['/about', '/nosotros'],
  ['/contact', '/contacto'],
] as const;

const HALF = Math.ceil(STAFF_PAGES.length / 2);

/** The desk has too many for one journey. */
const CUSTOMERS_GROUPS = {
  'page to read': CONTENT_PAGES,
  'page to do something on': ACTION_PAGES,
};
const STAFF_GROUPS = {
  'page of the first half of the desk': STAFF_PAGES.slice(0, HALF),
  'page of the second half of the desk': STAFF_PAGES.slice(HALF),
};

for (const { width } of WIDTHS) {
  for (const [kind, paths] of Object.entries({ ...CUSTOMERS_GROUPS, ...STAFF_GROUPS })) {
    test(
      `every ${kind} is accessible at ${width} px, does not scroll sideways and leaves the console empty`,
      kind in STAFF_GROUPS ? LONG : longUnlessPhone(width),
      async ({ openPage }) => {
        test.slow();
        const visitor = await openPage({ width });
        const staff = await openPage({ isStaff: true, width });
        for (const path of paths) {
          const page = needsSession(path) ? staff : visitor;
          const answer = await page.goto(path);
          expect(answer?.status(), path).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await faultsOfPage(page), path).toEqual([]);
        }
      },
    );
  }
}

test('old spellings are redirected by the server and by the links on the page', async ({
  openPage,
  shop,
}) => {
  for (const [from, to] of REDIRECTS) {
    const answer = await fetch(shop.url + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], from).toEqual([301, to]);
  }
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Hacer Pedido' }).first().click();
  await expect(page).toHaveURL(/\/encargar$/);
});

test(
  'the page behind an open menu does not scroll, without a style element, and does again when it is closed',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 360 });
    await page.goto('/');
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    const elements = () => page.evaluate(() => document.querySelectorAll('style').length);
    const [before, known] = [await overflow(), await elements()];
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect([await overflow(), await elements()]).toEqual(['hidden', known]);
    await page.keyboard.press('Escape');
    await expect.poll(overflow).toBe(before);
  },
);

test('an unknown page answers 404 and says so', async ({ openPage }) => {
  const page = await openPage({ expectErrors: [/404/] });
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

for (const width of [360, 1280]) {
  test(
    `no page to read moves while it is taken over, at ${width} px`,
    LONG,
    async ({ openPage }) => {
      const page = await openPage({ width });
      await watchShifts(page);
      for (const path of [...CONTENT_PAGES, '/encargar']) {
        // In the evening, when the order page has most to add: no slot is left, and where to go instead.
        await page.clock.setSystemTime(parseInstant('2026-11-20T20:00') ?? 0);
        await page.goto(path);
        expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
      }
    },
  );
}

test(
  'the order page does not move when the stock comes, with a half or without',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    for (const width of [360, 1280]) {
      const page = await openPage({ width });
      await watchShifts(page);
      for (const [value, shown] of [
        ['60', '60'],
        ['60,5', '60 1/2'],
        ['120,5', '120 1/2'],
        ['0,5', '1/2'],
      ] as const) {
        await staff.request.patch('/api/settings/dailyInitialStock', { data: { value } });
        await page.goto('/encargar');
        const card = page.getByRole('region', { name: 'Pollos disponibles hoy' });
        await expect(card).toContainText(new RegExp(`^Pollos disponibles hoy${shown}\\D`));
        expect(await shiftOf(page), `${shown} at ${width} px`).toBeCloseTo(0, 3);
        const widths = await card.evaluate((box) => [box.scrollWidth, box.clientWidth]);
        expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
      }
    }
  },
);

test(
  'the reviews stay in their place when the window changes, under reduced motion too',
  LONG,
  async ({ openPage }) => {
    for (const reducedMotion of ['reduce', undefined] as const) {
      const page = await openPage({ width: 768, ...(reducedMotion && { reducedMotion }) });
      await page.goto('/');
      const first = page.getByRole('article').first();
      await first.scrollIntoViewIfNeeded();
      // The engine has come once the strip no longer scrolls by itself.
      await expect(page.getByRole('group', { name: 'Las reseñas' })).not.toHaveAttribute(
        'tabindex',
        '0',
      );
      // With the focus on its dot the first one stays, however long the rest takes.
      await page
        .getByRole('button', { name: /^Ver la reseña de/ })
        .first()
        .click();
      await page.setViewportSize({ width: 600, height: 800 });
      const gutter = await page.getByText('Reseñas de ejemplo').boundingBox();
      // A slip hangs a little askew.
      await expect
        .poll(async () => Math.abs(((await first.boundingBox())?.x ?? 0) - (gutter?.x ?? 0)))
        .toBeLessThan(10);
    }
  },
);

test(
  'at 400 % zoom every page still fits, and a chicken is ordered',
  LONG,
  async ({ openPage }) => {
    // 1280 px at 400 % are 320 px.
    const page = await openPage({ width: 320 });
    for (const path of [...CONTENT_PAGES, ...ACTION_PAGES]) {
      if (needsSession(path)) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsOfPage(page), path).toEqual([]);
    }
    await page.goto('/encargar');
    await page.getByLabel('Nombre', { exact: true }).fill('Reme');
    await page.getByLabel('Teléfono', { exact: true }).fill('600111222');
    await page.getByLabel('Email').fill('reme@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();
    await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  },
);

test(
  'a chicken is ordered from the home page with the keyboard alone',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 1280 });
    await page.goto('/');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Saltar al contenido');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Hacer Pedido');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/encargar$/);
    await expect(page.getByRole('main')).toBeFocused();
    // The page's code may still be on its way; nobody tabs through a spinner.
    await expect(page.getByRole('form', { name: 'Nuevo pedido' })).toBeVisible();
    await tabTo(page, 'Nombre');
    for (const text of ['Rosa', '655123456', 'rosa@example.com', 'sin sal']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  },
);

/** Presses the tab key until the focus is on what is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
      return labels.some((label) => label?.textContent.trim() === wanted);
    }, name);
  for (let presses = 0; presses < 80; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${name}`);
}
