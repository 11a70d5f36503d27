import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOf, faultsOnEach } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';
import { STAFF } from './shops.ts';

/** Types into the field as a person does, and leaves it. */
async function change(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.keyboard.press('Tab');
}

test(
  'a phone number that staff change is on the page that is served next, and in the record',
  LONG,
  async ({ openPage }) => {
    const visitor = await openPage({ hasScripts: false });
    await visitor.goto('/contacto');
    await expect(visitor.getByRole('main').getByText('965 000 111').first()).toBeVisible();

    const staff = await openPage({ isStaff: true, width: 1280 });
    await staff.goto('/admin/settings');
    await change(staff, 'Teléfono principal', '+34 965 222 333');
    await expect(staff.getByText('Configuración actualizada')).toBeVisible();

    await visitor.goto('/contacto');
    await expect(visitor.getByRole('main').getByText('965 222 333').first()).toBeVisible();
    await expect(visitor.getByText('965 000 111')).toHaveCount(0);

    await staff.goto('/admin/registro');
    const entry = staff.getByRole('button', { name: /Cambió «Teléfono principal» de «965000111»/ });
    await expect(entry).toContainText(STAFF.username);
  },
);

test(
  'a value that cannot be is said beside its field, and the site stays as it was',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, expectErrors: [/400/, /Revisa los datos/] });
    await staff.goto('/admin/settings');
    await change(staff, 'Teléfono principal', '12');
    await expect(staff.getByText('No se pudo actualizar la configuración')).toBeVisible();
    const field = staff.getByRole('textbox', { name: 'Teléfono principal' });
    await expect(field).toHaveAccessibleDescription(/Escribe un teléfono válido, de 9 a 15 cifras/);
    await expect(field).toHaveValue('12');
    const site: unknown = await (await staff.request.get('/api/site')).json();
    expect(site).toMatchObject({ phonePrimary: '965000111' });
  },
);

test(
  'the whole chicken is chosen by its name, and what leaves the menu is told',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.goto('/admin/settings');
    const field = staff.getByRole('combobox', { name: 'El pollo entero' });
    await expect(field.locator('option:checked')).toHaveText('Pollo entero a la leña');
    const retired = await staff.request.patch('/api/products/8', {
      data: { deleted: true, version: 1 },
    });
    expect(retired.status()).toBe(200);
    await staff.reload();
    await expect(field.locator('option:checked')).toHaveText(
      'El producto 8 ya no está en la carta',
    );
    await expect(
      staff.getByText('El producto 8 ya no está en la carta: los pedidos'),
    ).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await field.selectOption('Menú Brasa para dos');
    await expect(staff.getByText('Configuración actualizada')).toBeVisible();
    await staff.reload();
    await expect(field.locator('option:checked')).toHaveText('Menú Brasa para dos');
  },
);

test(
  'a setting of the shop’s own is added, changed, deleted and brought back on a phone',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.goto('/admin/settings');
    await staff.getByRole('button', { name: 'Añadir' }).click();
    await expect(
      staff.getByRole('status').getByText('La clave y el valor son requeridos'),
    ).toBeVisible();
    await staff.getByLabel('Clave', { exact: true }).fill('nota');
    await staff.getByLabel('Valor', { exact: true }).fill('Cerramos en agosto');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Configuración creada')).toBeVisible();
    await change(staff, 'nota', 'Cerramos en enero');
    await expect(staff.getByText('Configuración actualizada')).toBeVisible();
    await staff.reload();
    await expect(staff.getByRole('textbox', { name: 'nota' })).toHaveValue('Cerramos en enero');
    await staff.getByRole('button', { name: 'Eliminar nota' }).click();
    await expect(staff.getByText('Configuración eliminada')).toBeVisible();
    await expect(staff.getByRole('textbox', { name: 'nota' })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Deshacer' }).click();
    await expect(staff.getByRole('textbox', { name: 'nota' })).toHaveValue('Cerramos en enero');
  },
);

test(
  'a value that a colleague has changed meanwhile is not written over unasked',
  LONG,
  async ({ openPage }) => {
    const told = [/409/, /Otra persona ha cambiado estos datos/];
    const staff = await openPage({ isStaff: true, expectErrors: told });
    await staff.goto('/admin/settings');
    const city = staff.getByRole('textbox', { name: 'Población' });
    await expect(city).toHaveValue('Villena');
    await city.fill('Elda');
    await staff.request.patch('/api/settings/city', { data: { value: 'Sax' } });
    await staff.keyboard.press('Tab');
    await expect(staff.getByText('Ahora pone «Sax». Lo tuyo no se ha guardado.')).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Descartar lo mío' }).press('Enter');
    await expect(city).toHaveValue('Sax');
    await expect(city).toBeFocused();
  },
);

test("settings: nothing to find on each of the desk's screens", LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true, expectErrors: [/400/, /Revisa/] });
  await staff.goto('/admin/settings');
  await change(staff, 'Correo electrónico', 'nadie');
  await expect(staff.getByText('Escribe un correo válido').first()).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
});
