// The desk with sixty orders on a phone, on a phone held sideways, on a tablet and on wide screens.
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { comeToRest } from './at-rest.ts';
import { button, drawer, enter, line, LOST, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

/** Wide and high, and how many orders are in sight at least, at first and once it is scrolled. */
const SCREENS = [
  { width: 320, height: 640, atFirst: 2, scrolled: 3 },
  { width: 360, height: 740, atFirst: 4, scrolled: 5 },
  { width: 740, height: 360, atFirst: 2, scrolled: 3 },
  { width: 1024, height: 768, atFirst: 7, scrolled: 8 },
  { width: 1280, height: 800, atFirst: 8, scrolled: 9 },
  { width: 1440, height: 900, atFirst: 9, scrolled: 10 },
];
const SLOTS = ['13:00', '13:30', '14:00', '14:30'];

async function enterSixty(page: Page): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    const at = `2026-11-20T${SLOTS[Math.floor(count / 15)]}`;
    await enter(page, { name: `Cliente ${count}`, at, phone: `6001112${10 + count}` });
  }
}

/** How many lines are whole in sight, between what stays above and what stays below. */
function linesInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('[data-order]')].filter((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      const isInPage = top >= 0 && bottom <= innerHeight;
      // What lies there is the line itself, not something above it.
      const isFree = (y: number) => row.contains(document.elementFromPoint(left + 40, y));
      return isInPage && isFree(top + 3) && isFree(bottom - 3);
    });
    return lines.length;
  });
}

test(
  'several orders are in sight, with their hour, on every screen',
  LONG,
  async ({ openPage }) => {
    test.slow();
    const staff = await openPage({ isStaff: true });
    // A busy machine starts its sound late or not at all: the desk would ask for a touch, in a line of its own.
    await staff.addInitScript(() => {
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    });
    await enterSixty(staff);
    // What lies off the screen is laid out only when it comes near.
    const atLeast = (count: number, what: string) =>
      expect.poll(() => linesInSight(staff), what).toBeGreaterThanOrEqual(count);
    for (const { width, height, atFirst, scrolled } of SCREENS) {
      const screen = `${width} × ${height}`;
      await staff.setViewportSize({ width, height });
      await openDesk(staff);
      await expect(line(staff, 'Cliente 0').first()).toBeVisible();
      await atLeast(atFirst, `${screen} at first`);
      await line(staff, 'Cliente 22').evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await atLeast(scrolled, `${screen} scrolled`);
      await expect(staff.getByRole('heading', { name: '13:30' }), screen).toBeInViewport();
      const beyond = await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, screen).toBeLessThanOrEqual(0);
      expect(await faultsOf(staff), screen).toEqual([]);
      const search = staff.getByLabel('Buscar pedidos');
      await search.fill('+34 600 111 222');
      const hidden = await search.evaluate((field) => field.scrollWidth - field.clientWidth);
      expect(hidden, `${screen}: a phone that is searched for is in sight as a whole`).toBe(0);
    }
  },
);

test(
  'a word without an end makes neither drawer nor list wider than the screen',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    const word = 'Supercalifragilisticoespialidosoesternocleidomastoideo';
    await enter(staff, { name: word, quantity: 2, details: `paella ${word}y${word}` });
    const beyond = (of: Locator) => of.evaluate((box) => box.scrollWidth - box.clientWidth);
    for (const width of [320, 360]) {
      await staff.setViewportSize({ width, height: 740 });
      await openDesk(staff);
      expect(await beyond(staff.locator('html')), `list at ${width}`).toBe(0);
      await line(staff, word).first().click();
      const room = drawer(staff).locator('.scroll-room');
      await expect(button(staff, 'Editar')).toBeVisible();
      expect(await beyond(room), `drawer at ${width}`).toBe(0);
      await button(staff, 'Editar').click();
      await expect(button(staff, 'Guardar cambios')).toBeVisible();
      expect(await beyond(room), `edit at ${width}`).toBe(0);
      await button(staff, 'Descartar').click();
      await button(staff, 'Cerrar').click();
      await staff.getByRole('button', { name: 'Cocina' }).click();
      await expect(drawer(staff).getByRole('heading', { name: '14:00' })).toBeVisible();
      expect(await beyond(room), `kitchen at ${width}`).toBe(0);
      await button(staff, 'Cerrar').click();
    }
  },
);

test(
  'an order that comes in moves nothing, and "Ver" leads to it and marks it',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await enterSixty(staff);
    for (const { width, height } of SCREENS) {
      await staff.setViewportSize({ width, height });
      await openDesk(staff);
      const place = () => line(staff, 'Cliente 0').first().boundingBox();
      await expect(line(staff, 'Cliente 0').first()).toBeVisible();
      const before = await place();
      const { id } = await enter(staff, { name: `Nueva ${width}`, at: '2026-11-20T17:00' });
      await expect(button(staff, 'Ver')).toBeInViewport();
      expect(await place(), `${width} × ${height}`).toEqual(before);
      await button(staff, 'Ver').click();
      const found = line(staff, `Nueva ${width}`);
      await expect(found).toBeFocused();
      await expect(found).toBeInViewport();
      await expect(found).toContainText('Nuevo');
      await staff.request.patch(`/api/orders/${id}/confirm`);
    }
  },
);

test(
  'a connection that is lost moves nothing either, and covers no news',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    await enterSixty(staff);
    // Figures as wide as they become.
    await enter(staff, { name: 'Comparsa', quantity: 17.5, at: '2026-11-20T12:30' });
    await enter(staff, { name: 'Fiesta', quantity: 17, at: '2026-11-20T12:30' });
    const box = (element: Locator) => element.boundingBox();
    for (const { width, height } of SCREENS) {
      const screen = `${width} × ${height}`;
      await staff.setViewportSize({ width, height });
      await openDesk(staff);
      const first = line(staff, 'Cliente 0').first();
      await expect(first).toBeVisible();
      const before = await box(first);
      const { id } = await enter(staff, { name: `Nueva ${width}`, at: '2026-11-20T17:00' });
      await expect(button(staff, 'Ver')).toBeInViewport();
      await staff.context().setOffline(true);
      const away = staff.getByText(/Sin conexión desde las 12:1\d/);
      await expect(away).toBeInViewport({ ratio: 1 });
      expect(await box(first), screen).toEqual(before);
      // Each is there as a whole: neither lies on the other.
      for (const shown of [away, button(staff, 'Ver')]) {
        const covered = await shown.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const y = (top + bottom) / 2;
          const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, y));
          return ends.some((end) => !end || !(element.contains(end) || end.contains(element)));
        });
        expect(covered, screen).toBe(false);
      }
      const beyond = await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, screen).toBeLessThanOrEqual(0);
      await staff.context().setOffline(false);
      await expect(staff.getByText('Al día')).toBeAttached();
      await staff.request.patch(`/api/orders/${id}/confirm`);
    }
  },
);

test(
  'a phone held sideways leaves room for what is typed and shows every figure whole',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.setViewportSize({ width: 740, height: 360 });
    await enter(staff, { name: 'Rosa', quantity: 1.5 });
    await enter(staff, { name: 'Vicent', quantity: 17 });
    await openDesk(staff);

    await line(staff, 'Rosa').click();
    await button(staff, 'Editar').click();
    await comeToRest(staff);
    const sheet = await drawer(staff).boundingBox();
    const save = await button(staff, 'Guardar cambios').boundingBox();
    if (!sheet || !save) throw new Error('no edit on screen');
    expect(save.y - sheet.y, 'room for the fields').toBeGreaterThanOrEqual(190);
    await staff.keyboard.press('Escape');

    await button(staff, 'Stock').click();
    const figures = drawer(staff).getByLabel('Cifras de hoy').locator('dd, dt');
    await expect(figures).toHaveCount(8);
    const cut = await figures.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  },
);

test(
  'on a tablet the order stands beside the list, and a phone held sideways too',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await enter(staff, { name: 'Rosa' });
    await enter(staff, { name: 'Vicent' });
    for (const [width, height] of [
      [1024, 768],
      [740, 360],
    ] as const) {
      await staff.setViewportSize({ width, height });
      await openDesk(staff);
      await line(staff, 'Rosa').click();
      await expect(drawer(staff).getByRole('heading', { name: 'Rosa' })).toBeVisible();
      await line(staff, 'Vicent').click();
      await expect(drawer(staff).getByRole('heading', { name: 'Vicent' })).toBeVisible();
      await expect(button(staff, 'Entregado')).toBeInViewport({ ratio: 1 });
      expect(await faultsOf(staff), `${width} × ${height}`).toEqual([]);
      await staff.keyboard.press('Escape');
      await expect(drawer(staff)).toBeHidden();
      await expect(line(staff, 'Vicent')).toBeFocused();
    }
    // Turned upright, the same order goes on in the drawer.
    await line(staff, 'Rosa').click();
    await button(staff, 'Editar').click();
    await drawer(staff).getByLabel('Nombre').fill('Rosa, la del quiosco');
    await staff.setViewportSize({ width: 360, height: 740 });
    await expect(drawer(staff).getByLabel('Nombre')).toHaveValue('Rosa, la del quiosco');
  },
);

test(
  'what can be taken back covers neither an open order nor its way out',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await enter(staff, { name: 'Rosa' });
    await openDesk(staff);
    for (const { width, height } of SCREENS) {
      await enter(staff, { name: `Vicent ${width}` });
      await staff.setViewportSize({ width, height });
      await line(staff, `Vicent ${width}`).click();
      await button(staff, 'Entregado').click();
      await expect(button(staff, 'Deshacer')).toBeVisible();
      await line(staff, 'Rosa').click();
      await comeToRest(staff);
      const message = await staff
        .getByRole('region', { name: 'Avisos' })
        .getByRole('listitem')
        .boundingBox();
      const sheet = await drawer(staff).boundingBox();
      if (!message || !sheet) throw new Error('no message or no order on screen');
      const isBeside =
        message.x + message.width <= sheet.x || message.y + message.height <= sheet.y;
      expect(isBeside, `${width} × ${height}`).toBe(true);
      expect(message.height, 'one compact line').toBeLessThanOrEqual(52);
      await button(staff, 'Cerrar').click();
      await expect(drawer(staff)).toBeHidden();
      await button(staff, 'Cerrar aviso').click();
    }
  },
);

test(
  'what went wrong in a dialog covers neither its way out nor its button',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    const box = async (element: Locator) => {
      const found = await element.boundingBox();
      if (!found) throw new Error('not on screen');
      return found;
    };
    await openDesk(staff);
    await staff.route('**/users/search/phone/**', (route) => route.abort('connectionreset'));
    for (const { width, height } of SCREENS) {
      await staff.setViewportSize({ width, height });
      await button(staff, 'Puntos').click();
      await drawer(staff).getByLabel('Teléfono', { exact: true }).last().fill('655 123 456');
      await drawer(staff).getByRole('button', { name: 'Buscar' }).click();
      const message = staff.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
      await expect(message).toContainText('Error al buscar usuario');
      const give = drawer(staff).getByRole('button', { name: 'Acumular puntos' });
      for (const control of [give, drawer(staff).getByRole('button', { name: 'Cerrar' })]) {
        await control.scrollIntoViewIfNeeded();
        await comeToRest(staff);
        const [over, under] = [await box(message), await box(control)];
        const isFree =
          over.x + over.width <= under.x ||
          under.x + under.width <= over.x ||
          over.y + over.height <= under.y ||
          under.y + under.height <= over.y;
        expect(isFree, `${width} × ${height}: ${await control.innerText()}`).toBe(true);
      }
      await button(staff, 'Cerrar aviso').click();
      await staff.keyboard.press('Escape');
      await expect(drawer(staff)).toBeHidden();
    }
  },
);
