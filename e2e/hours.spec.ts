import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOf, faultsOnEach } from './accessibility.ts';
import { expect, test as base } from './journey.ts';
import { overlapsAmong } from './overlaps.ts';
import { LONG } from './long.ts';

/** Every day 11:00 to 16:00, Mondays closed, and Tuesday 24 November a holiday. */
const LISTING = {
  regularOpeningHours: {
    periods: [0, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, hour: 11, minute: 0 },
      close: { day, hour: 16, minute: 0 },
    })),
  },
  currentOpeningHours: {
    periods: [],
    specialDays: [{ date: { year: 2026, month: 11, day: 24 } }],
  },
};

/** A shop with a Google listing, answered from this machine. */
const test = base.extend({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  environment: async ({}, use) => {
    const google = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(LISTING));
    });
    await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
    const { port } = google.address() as AddressInfo;
    await use({
      GOOGLE_PLACES_URL: `http://127.0.0.1:${port}`,
      GOOGLE_PLACES_API_KEY: 'clave',
      GOOGLE_PLACE_ID: 'ChIJ',
    });
    google.close();
  },
});

const day = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });

test('a day that staff close is closed for customers at once', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  await staff.goto('/admin/horarios');
  const friday = day(staff, 'Viernes');
  await expect(friday.getByRole('switch', { name: 'Abierto' })).toBeDisabled();
  await staff.getByRole('button', { name: 'Editar Horarios' }).click();
  await friday.getByLabel('Hora de cierre').fill('09:00');
  await expect(friday.getByText(/La hora de cierre debe ser posterior/)).toBeVisible();
  await friday.getByLabel('Hora de cierre').fill('16:30');
  await expect(staff.getByText('Horario actualizado')).toBeVisible();
  await friday.getByRole('switch', { name: 'Abierto' }).click();
  await expect(friday.getByText('(Cerrado)')).toBeVisible();
  await expect(friday.getByLabel('Hora de cierre')).toBeDisabled();
  await staff.getByRole('button', { name: 'Editar Horarios' }).click();

  const customer = await openPage();
  await customer.goto('/encargar');
  await expect(customer.getByText('Ese día estamos cerrados.')).toBeVisible();
});

test(
  'a fiesta is entered, read by customers, keeps them from ordering, and goes again',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.goto('/admin/horarios');
    await staff.getByRole('button', { name: 'Añadir día especial' }).click();
    await staff.getByLabel('Fecha').fill('2026-11-21');
    await staff.getByLabel('Motivo').fill('Boda en el salón');
    await staff.getByRole('button', { name: 'Añadir', exact: true }).click();
    await expect(staff.getByText('Día especial añadido')).toBeVisible();

    const customer = await openPage();
    await customer.goto('/contacto');
    const lines = customer.getByRole('main');
    await expect(lines.getByText('Sábado 21 de noviembre')).toBeVisible();
    await customer.goto('/encargar');
    await customer.getByLabel('Día de recogida').fill('2026-11-21');
    await expect(customer.getByText('Sábado (Boda en el salón): cerrado')).toBeVisible();
    await expect(customer.getByText('Ese día estamos cerrados.')).toBeVisible();

    await staff.getByRole('button', { name: 'Eliminar Sábado 21/11/2026' }).click();
    await expect(staff.getByText('Día especial eliminado')).toBeVisible();
    await customer.goto('/contacto');
    await expect(lines.getByText('Sábado 21 de noviembre')).toHaveCount(0);
  },
);

test(
  'a day that a colleague has changed meanwhile is not written over unasked',
  LONG,
  async ({ openPage }) => {
    const told = [/409/, /Failed to update hours/, /ha cambiado estos datos/];
    const staff = await openPage({ isStaff: true, expectErrors: told });
    await staff.goto('/admin/horarios');
    await staff.getByRole('button', { name: 'Editar Horarios' }).click();
    const monday = day(staff, 'Lunes');
    await expect(monday.getByLabel('Hora de cierre')).toHaveValue('17:00');
    const week = (await (await staff.request.get('/api/business-hours')).json()) as {
      id: number;
    }[];
    await staff.request.patch(`/api/business-hours/${week[1]?.id}`, {
      data: { closeTime: '18:30' },
    });
    await monday.getByLabel('Hora de apertura').fill('11:00');
    await expect(monday.getByText('Este día ha cambiado mientras lo editabas')).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    await monday.getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
    await expect(staff.getByText('Horario actualizado')).toBeVisible();
    await expect(monday.getByLabel('Hora de cierre')).toHaveValue('18:30');
    const saved: unknown = await (await staff.request.get('/api/business-hours')).json();
    expect(saved).toMatchObject([
      {},
      { openTime: '11:00', closeTime: '18:30' },
      {},
      {},
      {},
      {},
      {},
    ]);
  },
);

test(
  'the hours of the Google listing are taken over, special days too',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 1280 });
    await staff.goto('/admin/horarios');
    await staff.getByRole('button', { name: 'Editar Horarios' }).click();
    const automatic = 'Actualización automática desde Google';
    await day(staff, 'Domingo').getByRole('switch', { name: automatic }).click();
    await expect(staff.getByText('Horario actualizado')).toBeVisible();
    await staff.getByRole('button', { name: 'Sincronizar con Google' }).click();
    await expect(staff.getByText('¡Sincronización completada!')).toBeVisible();
    await expect(staff.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(day(staff, 'Lunes').getByText('(Cerrado)')).toBeVisible();
    await expect(day(staff, 'Martes').getByLabel('Hora de apertura')).toHaveValue('11:00');
    await expect(day(staff, 'Domingo').getByLabel('Hora de apertura')).toHaveValue('10:00');
    await expect(staff.getByText('Martes 24/11/2026')).toBeVisible();
    await expect(staff.getByRole('progressbar')).toHaveCount(0);
  },
);

test(
  'a day that is closed tells staff whose orders it leaves outside',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    const placed = await staff.request.post('/api/orders', {
      data: {
        customerName: 'Lola',
        customerPhone: '600111222',
        customerEmail: 'lola@example.com',
        quantity: 2,
        pickupTime: '2026-11-24T12:30:00.000Z',
        gdprConsent: true,
      },
    });
    expect(placed.status()).toBe(201);
    await staff.goto('/admin/horarios');
    await staff.getByRole('link', { name: 'Días especiales' }).click();
    await expect(staff.getByRole('heading', { name: 'Días especiales' })).toBeInViewport();
    await staff.getByRole('button', { name: 'Añadir día especial' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Fecha').fill('2026-11-24');
    await expect(dialog.getByText('Con este horario se queda fuera 1 pedido')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'WhatsApp a Lola' })).toBeVisible();
    expect(await faultsOf(staff), 'the dialog').toEqual([]);
    await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
    await expect(staff.getByRole('region', { name: '1 pedido fuera del horario' })).toContainText(
      'Martes 24/11/2026, 13:30 · 2 pollos',
    );
    expect(await faultsOf(staff), 'the list').toEqual([]);
  },
);

test('the page shows a tip after 700 ms on its button', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  await staff.goto('/admin/horarios');
  await staff.getByRole('button', { name: 'Sincronizar con Google' }).hover();
  await expect(staff.getByRole('tooltip')).toHaveText(
    'Trae de Google el horario de los días con actualización automática',
  );
});

test("hours: nothing to find on each of the desk's screens", LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await staff.request.post('/api/business-hours/special-days', {
    data: { date: '2026-12-08', isOpen: false, note: 'La Inmaculada' },
  });
  await staff.goto('/admin/horarios');
  await expect(staff.getByText('La Inmaculada')).toBeVisible();
  await expect(day(staff, 'Lunes')).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS), 'to read').toEqual([]);
  for (const width of [640, 768]) {
    await staff.setViewportSize({ width, height: 800 });
    expect(await overlapsAmong(staff.getByRole('main').locator('input')), `${width}`).toEqual([]);
  }
  await staff.getByRole('button', { name: 'Editar Horarios' }).click();
  await day(staff, 'Lunes').getByLabel('Hora de cierre').fill('09:00');
  await staff.keyboard.press('Escape');
  expect(await faultsOnEach(staff, DESK_SCREENS), 'to edit').toEqual([]);
  await staff.getByRole('button', { name: 'Añadir día especial' }).click();
  await staff.getByRole('radio', { name: 'Abierto con otro horario' }).check();
  await staff.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(staff.getByText('Fecha inválida')).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS), 'the dialog').toEqual([]);
  await staff.keyboard.press('Escape');
  await staff.goto('/contacto');
  await expect(staff.getByText('La Inmaculada')).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS), 'for customers').toEqual([]);
});
