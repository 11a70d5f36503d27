// The points programme as a customer has it: the points page, the wallet and the header's badge.
import type { Page } from '@playwright/test';
import { faultsOf, faultsOnEach, WIDTHS } from './accessibility.ts';
import { comeToRest } from './at-rest.ts';
import { becomeCustomer, givePoints, takeBonus } from './customers.ts';
import { expect, test } from './journey.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './layout-shift.ts';
import { badge, code, history, poll } from './loyalty-page.ts';
import { overlapsAmong } from './overlaps.ts';
import { visit, weigh } from './page-weight.ts';
import { byteBudget, CONTENT_PAGES } from './pages.ts';
import { readQrPicture } from './qr-reader.ts';
import { LONG } from './long.ts';

const points = (page: Page) => page.getByRole('region', { name: 'Tus puntos' });
test(
  'a new customer finds the programme empty, and is told how it fills',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 1280 });
    await becomeCustomer(page);
    await page.goto('/puntos');
    await expect(points(page).getByText('0', { exact: true })).toBeVisible();
    await expect(page.getByText('Aún no hay movimientos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Instalar App' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Abrir Wallet' })).toBeDisabled();
    await expect(badge(page)).toHaveCount(0);
  },
);

test('points that staff give reach the open page, the badge, the wallet and the history', async ({
  openPage,
}) => {
  const page = await openPage({ width: 1280 });
  const staff = await openPage({ isStaff: true });
  const userId = await becomeCustomer(page);
  await page.goto('/puntos');
  await expect(points(page).getByText('0', { exact: true })).toBeVisible();

  await givePoints(staff, 85);
  await poll(page);
  await expect(points(page).getByText('85', { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveText('Solo 15 puntos para €5');
  await page.setViewportSize({ width: 1024, height: 768 });
  const header = page.getByRole('banner').locator('a, a span, button');
  expect(await overlapsAmong(header)).toEqual([]);
  await givePoints(staff, 20);
  await poll(page);
  await expect(badge(page)).toHaveText('5 € disponible');
  await expect(points(page).getByText('105 puntos caducan el 20/11/2027')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bronce' })).toContainText(
    'Disponible',
  );

  await page.goto('/wallet');
  await expect(page.getByText('Bono activo')).toBeVisible();
  await page.getByRole('button', { name: /^Usar Bono/ }).click();
  const bonus = page.getByRole('dialog', { name: 'Tu bono de 5 €' });
  await expect(bonus.getByRole('img')).toBeVisible();
  expect(await takeBonus(staff, userId)).toBe(5);
  await page.keyboard.press('Escape');
  await poll(page);
  await expect(page.getByRole('progressbar', { name: 'Progreso hacia el bono' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Usar Bono/ })).toBeDisabled();
  await expect(badge(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Volver a Mis Puntos' }).click();
  await expect(history(page)).toContainText(['−100 puntos', '+20 puntos', '+85 puntos']);
});

test('the badge is left out on a phone, and on the desk', LONG, async ({ openPage }) => {
  const page = await openPage();
  const staff = await openPage({ isStaff: true, width: 1280 });
  await becomeCustomer(page);
  await givePoints(staff, 120);
  const asked: string[] = [];
  for (const one of [page, staff]) one.on('request', (request) => asked.push(request.url()));
  await page.goto('/contacto');
  await staff.goto('/admin/orders');
  for (const one of [page, staff]) {
    await one.waitForLoadState('networkidle');
    await expect(badge(one)).toHaveCount(0);
  }
  expect(asked.filter((url) => /points-badge|notifications/.test(url))).toEqual([]);
});

test('pages to read keep to their budget with the badge too', LONG, async ({ openPage }) => {
  const page = await openPage({ width: 1280 });
  const staff = await openPage({ isStaff: true });
  await becomeCustomer(page);
  await givePoints(staff, 120);
  for (const path of CONTENT_PAGES) {
    const { script } = weigh(await visit(page, path));
    await expect(badge(page)).toBeVisible();
    expect(script, path).toBeLessThanOrEqual(byteBudget(path).script);
  }
});

test('the badge comes without moving anything', LONG, async ({ openPage }) => {
  const page = await openPage({ width: 1280 });
  const staff = await openPage({ isStaff: true });
  await becomeCustomer(page);
  await givePoints(staff, 120);
  await watchShifts(page);
  for (const path of ['/', '/contacto']) {
    await page.goto(path);
    await expect(badge(page)).toBeVisible();
    expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test(
  'an offer to install that comes before the page is alive is not lost',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    await becomeCustomer(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const answer = { prompt: () => Promise.resolve(), userChoice: { outcome: 'accepted' } };
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), answer));
      });
    });
    await page.goto('/puntos');
    await page.getByRole('button', { name: 'Instalar App' }).click();
    await expect(page.getByText('Ya Instalada')).toBeVisible();
  },
);

// The longer the name, the finer the code.
for (const [username, tag] of [
  ['ani', LONG],
  [`una.persona.de.nombre.largo.${'x'.repeat(60)}`, {}],
] as const) {
  test(
    `another reader reads the code of ${username.slice(0, 12)}, and staff find them by it alone`,
    tag,
    async ({ openPage }) => {
      const page = await openPage({ width: 1280 });
      const staff = await openPage({ isStaff: true });
      const userId = await becomeCustomer(page, username);
      await page.goto('/wallet');
      const box = await code(page).boundingBox();
      expect([box?.width, box?.height]).toEqual([200, 200]);

      const text = await readQrPicture(await code(page).screenshot());
      expect(JSON.parse(text)).toMatchObject({ userId, username, type: 'user_wallet' });
      await page.getByRole('button', { name: 'Ampliar' }).click();
      const enlarged = page.getByRole('dialog').getByRole('img');
      await expect(enlarged).toBeVisible();
      await comeToRest(page);
      expect(await readQrPicture(await enlarged.screenshot())).toBe(text);

      const search = (qrCode: string) =>
        staff.context().request.post('/api/points/search-qr', { data: { qrCode } });
      expect(await (await search(text)).json()).toMatchObject({
        found: true,
        verified: true,
        user: { id: userId, name: 'Ani Petrosyan' },
      });
      for (const changed of [
        text.replace(`"userId":${userId}`, `"userId":${userId + 1}`),
        text.replace(/(?<="signature":")./, (byte) => (byte === 'A' ? 'B' : 'A')),
      ]) {
        expect(changed).not.toBe(text);
        const refused = await search(changed);
        expect(refused.ok()).toBe(false);
        expect(refused.status()).toBeLessThan(500);
        expect(await refused.json()).toMatchObject({ error: 'QR no válido' });
      }
    },
  );
}

test(
  'a code that somebody has photographed is renewed, and is good for nothing any more',
  LONG,
  async ({ openPage }) => {
    // On a phone the toast may lie over the code for a moment.
    const page = await openPage({ width: 1280 });
    const staff = await openPage({ isStaff: true });
    const userId = await becomeCustomer(page);
    await page.goto('/wallet');
    const photographed = await readQrPicture(await code(page).screenshot());
    const opener = page.getByRole('button', { name: 'Renovar código QR' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Renovar código QR' });
    // Its code comes when it is asked for: until it is there, the page is at rest without it.
    await expect(dialog).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Renovar código QR' }).click();
    await expect(page.getByText('Código QR renovado')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const renewed = await readQrPicture(await code(page).screenshot());
    expect(JSON.parse(renewed)).toMatchObject({ userId, type: 'user_wallet', version: 1 });
    const search = async (qrCode: string) =>
      (
        await staff.context().request.post('/api/points/search-qr', { data: { qrCode } })
      ).json() as Promise<unknown>;
    expect(await search(photographed)).toMatchObject({ error: 'QR no válido' });
    expect(await search(renewed)).toMatchObject({ found: true, verified: true });
  },
);

/** What the customer has, and what the server says, by the name of the state. */
type State = { points?: readonly number[]; answer?: 'fails' | 'never' };
const STATES: Record<string, State> = {
  empty: {},
  'on the way': { points: [47] },
  'with a bonus': { points: [178, 40] },
  'without an answer yet': { answer: 'never' },
  'without its data': { answer: 'fails' },
};

async function reach(page: Page, staff: Page, { points: given = [], answer }: State) {
  await becomeCustomer(page);
  for (const amount of given) await givePoints(staff, amount);
  if (!answer) return;
  await page.route('**/api/points/**', (route) =>
    answer === 'fails'
      ? route.fulfill({ status: 500, json: { error: 'Error interno' } })
      : new Promise<void>(() => {}),
  );
}

const SETTLED: Record<string, RegExp> = {
  'without an answer yet': /Cargando (tus puntos|tu wallet\.\.\.)/,
  'without its data': /No se pudieron cargar los puntos/,
};

for (const [name, state] of Object.entries(STATES)) {
  test(
    `points and wallet ${name}: nothing to find on a phone and on a wide screen`,
    LONG,
    async ({ openPage }) => {
      const page = await openPage({ expectErrors: [/500/, /Error interno/] });
      const staff = await openPage({ isStaff: true });
      await reach(page, staff, state);
      for (const path of ['/puntos', '/wallet']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const sign = SETTLED[name] ?? /puntos? disponibles?/;
        await expect(
          page
            .getByText(sign)
            .or(page.getByRole('status', { name: sign }))
            .first(),
        ).toBeVisible();
        expect(await faultsOnEach(page, WIDTHS), path).toEqual([]);
      }
    },
  );
}

test(
  'the wallet signed out and its code enlarged: nothing to find on a phone and on a wide screen',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/wallet');
    await expect(page.getByRole('heading', { name: 'Acceso Requerido' })).toBeVisible();
    expect(await faultsOnEach(page, WIDTHS), 'signed out').toEqual([]);
    await becomeCustomer(page);
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Ampliar' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOnEach(page, WIDTHS), 'enlarged').toEqual([]);
  },
);
