// Reports of the books: the month's table for the accountant is downloaded, and its sums are those of the page.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOf, faultsOnEach } from './accessibility.ts';
import { button, enter } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

/** Handed over on three days of November; what is paid is paid today, a cent here and there. */
const ORDERS = [
  { name: 'Rosa', quantity: 2, at: '2026-11-06T13:30', paid: { totalAmount: '27.00' } },
  { name: 'Julián', quantity: 1.5, at: '2026-11-15T14:00', paid: { totalAmount: '20.71' } },
  { name: 'Lola', quantity: 1, at: '2026-11-20T14:00', phone: '600999888', paid: null },
];

async function sellSome(staff: Page) {
  for (const { paid, ...order } of ORDERS) {
    const { id } = await enter(staff, order);
    if (paid) {
      const payment = { ...paid, paymentMethod: order.quantity === 2 ? 'cash' : 'card' };
      await staff.request.patch(`/api/orders/${id}`, { data: payment });
    }
    await staff.request.patch(`/api/orders/${id}/confirm`);
  }
}

/** The file that the button gives, its lines in cells. */
async function tableOf(staff: Page, name: string) {
  const saved = staff.waitForEvent('download');
  await button(staff, name).click();
  const file = await saved;
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const [head = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  const sumOf = (column: string) =>
    rows.reduce((sum, row) => sum + Number(row[head.indexOf(column)]?.replace(',', '.')), 0);
  return { name: file.suggestedFilename(), rows, sumOf };
}

const figure = (staff: Page, name: string) =>
  staff.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');

test(
  'the month is read beside the one before, and its table adds up',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await sellSome(staff);
    await staff.goto('/admin/caja');
    await staff.getByRole('link', { name: 'Informes' }).click();
    await expect(staff.getByText('Semana del 16/11/2026 al 22/11/2026')).toBeVisible();
    await expect(figure(staff, 'Total cobrado').first()).toHaveText('47,71 €');
    await expect(figure(staff, 'Pedidos entregados').first()).toHaveText('1');
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);

    await staff.getByRole('radio', { name: 'Mes' }).click();
    await expect(staff.getByRole('heading', { name: 'Noviembre de 2026' })).toBeVisible();
    await expect(figure(staff, 'Pedidos entregados').first()).toHaveText('3');
    await expect(figure(staff, 'Clientes nuevos').first()).toHaveText('2');
    await expect(figure(staff, 'Clientes que vuelven').first()).toHaveText('0');
    await staff.getByText('Ver en una tabla').first().click();
    await staff.setViewportSize({ width: 1024, height: 768 });
    expect(await faultsOf(staff)).toEqual([]);

    const days = await tableOf(staff, 'Descargar CSV, día a día');
    expect(days.name).toBe('informe-2026-11-01-2026-11-30.csv');
    expect(days.rows).toHaveLength(30);
    expect(days.sumOf('Efectivo').toFixed(2)).toBe('27.00');
    expect(days.sumOf('Tarjeta').toFixed(2)).toBe('20.71');
    expect(days.sumOf('Total cobrado').toFixed(2)).toBe('47.71');
    expect(days.sumOf('Pedidos entregados')).toBe(3);
    expect(days.sumOf('Pollos de pedidos')).toBe(4.5);
    const products = await tableOf(staff, 'Descargar CSV, por producto');
    expect(products.sumOf('Importe').toFixed(2)).toBe((13.5 * 4 + 7.2).toFixed(2));
  },
);

test(
  'periods are gone through with the keyboard, and the way back leads out of them',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.goto('/admin/caja');
    const reports = staff.getByRole('link', { name: 'Informes' });
    await reports.focus();
    await staff.keyboard.press('Enter');
    const earlier = button(staff, 'Periodo anterior');
    await earlier.focus();
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Semana del 09/11/2026 al 15/11/2026')).toBeVisible();
    await expect(earlier).toBeFocused();
    await staff.keyboard.press('Tab');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Semana del 16/11/2026 al 22/11/2026')).toBeVisible();
    await expect(button(staff, 'Periodo siguiente')).toBeFocused();
    await staff.reload();
    await expect(staff.getByText('Semana del 16/11/2026 al 22/11/2026')).toBeVisible();
    await staff.goBack();
    await expect(staff.getByRole('button', { name: 'Cerrar el día' })).toBeVisible();
  },
);
