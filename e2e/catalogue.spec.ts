// Staff keep the menu: what they save is what customers see.
import type { Page } from '@playwright/test';
import { picture } from '../api/test/catalog/picture-form.ts';
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

async function photograph() {
  const buffer = await picture(800, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return { name: 'migas.jpg', mimeType: 'image/jpeg', buffer };
}

async function openCatalogue(page: Page): Promise<void> {
  await page.goto('/admin/productos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de Productos');
  await expect(page.getByRole('region', { name: 'Menús' })).toBeVisible();
}

const toast = (page: Page) => page.getByRole('region', { name: 'Avisos' });

test(
  'a product is added with its picture, is on the public page at once, and leaves it when it is retired',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true });
    const customer = await openPage();
    await openCatalogue(staff);
    await staff.getByRole('button', { name: 'Añadir a Aperitivos' }).click();
    await staff.getByLabel('Nombre').fill('Migas con uvas');
    await staff.getByLabel('Precio (€)').fill('6,50');
    await staff.getByLabel('Descripción').fill('De pastor, con su ajo');
    await staff.getByLabel('Gluten').check();
    await staff.getByLabel('Archivo de la foto').setInputFiles(await photograph());
    await expect(staff.getByAltText('Foto elegida')).toBeVisible();
    await staff.getByRole('button', { name: 'Crear producto' }).click();
    await expect(toast(staff).getByText('Producto creado')).toBeVisible();
    const row = staff.getByRole('button', { name: /^Migas con uvas/ });
    await expect(row).toBeVisible();

    // As the server draws it, for whoever has no script and for search engines.
    const html = await (await fetch(`${shop.url}/productos`)).text();
    expect(html).toContain('Migas con uvas');
    expect(html).toContain('"MenuItem","name":"Migas con uvas"');
    await customer.goto('/productos');
    await customer.getByRole('tab', { name: 'Aperitivos' }).click();
    const card = customer.getByRole('listitem').filter({ hasText: 'Migas con uvas' });
    await expect(card).toContainText('6,50');
    await expect(card).toContainText('Gluten');
    const image = card.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth))
      .toBeGreaterThan(0);

    await row.click();
    await staff.getByRole('button', { name: 'Retirar de la carta' }).click();
    await expect(toast(staff).getByText('Producto retirado')).toBeVisible();
    await expect(row).toBeHidden();
    await customer.reload();
    await customer.getByRole('tab', { name: 'Aperitivos' }).click();
    await expect(customer.getByRole('heading', { name: 'Hummus con lavash' })).toBeVisible();
    await expect(card).toBeHidden();

    await staff.getByLabel('Mostrar retirados (1)').click();
    await expect(row).toContainText('Retirado');
    await row.click();
    await staff.getByRole('button', { name: 'Recuperar en la carta' }).click();
    await expect(row).not.toContainText('Retirado');
  },
);

test(
  'the order of a category is changed with the keyboard alone, and customers see it',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 1280 });
    await openCatalogue(staff);
    const sort = staff.getByRole('button', { name: 'Ordenar Postres' });
    await sort.focus();
    await staff.keyboard.press('Enter');
    const down = staff.getByRole('button', { name: 'Bajar Pajlavá' });
    await down.focus();
    await staff.keyboard.press('Enter');
    await staff.keyboard.press('Enter');
    await expect(down).toBeFocused();
    await staff.getByRole('button', { name: 'Guardar orden' }).focus();
    await staff.keyboard.press('Enter');
    await expect(toast(staff).getByText('Orden guardado')).toBeVisible();
    await expect(sort).toBeFocused();
    const desserts = staff.getByRole('region', { name: 'Postres' }).getByRole('listitem');
    await expect(desserts.nth(2)).toContainText('Pajlavá');

    const customer = await openPage();
    await customer.goto('/productos');
    await customer.getByRole('tab', { name: 'Postres' }).click();
    const names = customer.getByRole('tabpanel').getByRole('heading', { level: 3 });
    await expect(names).toHaveText(['Flan de huevo', 'Arroz con leche', 'Pajlavá', 'Gata']);
  },
);

test(
  'of two who edit one product the second is told, and loses nothing',
  LONG,
  async ({ openPage }) => {
    const first = await openPage({ isStaff: true });
    const second = await openPage({ isStaff: true, expectErrors: [/409/, /Otra persona/] });
    for (const page of [first, second]) {
      await openCatalogue(page);
      await page.getByRole('button', { name: /^Dolma/ }).click();
    }
    await first.getByLabel('Precio (€)').fill('9,20');
    await first.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(first).getByText('Producto actualizado')).toBeVisible();

    await second.getByLabel('Nombre').fill('Dolma de la abuela');
    await second.getByRole('button', { name: 'Guardar' }).click();
    const told = second.getByText('Otra persona ha cambiado este producto mientras lo editabas');
    await expect(told).toBeInViewport();
    await expect(second.getByLabel('Nombre')).toHaveValue('Dolma de la abuela');
    await expect(second.getByLabel('Precio (€)')).toHaveValue('9,20');
    await second.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(second).getByText('Producto actualizado')).toBeVisible();
    await expect(second.getByRole('button', { name: /^Dolma de la abuela/ })).toContainText('9,20');
  },
);

test('what was typed is there again after the page was left', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await openCatalogue(staff);
  await staff.getByRole('button', { name: /^Gata/ }).click();
  await staff.getByLabel('Descripción').fill('Recién salida del horno');
  await staff.goto('/admin/orders');
  await openCatalogue(staff);
  await staff.getByRole('button', { name: /^Gata/ }).click();
  await expect(staff.getByLabel('Descripción')).toHaveValue('Recién salida del horno');
});

test(
  'how a product is ordered is changed in its editor, and customers read how long before',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await openCatalogue(staff);
    const row = staff.getByRole('button', { name: /^Dolma/ });
    await row.click();
    const group = staff.getByRole('button', { name: /^Cómo se encarga/ });
    await expect(group).toContainText('De una en una, sin antelación');
    await group.click();
    await staff.getByLabel('Mínimo').fill('1,5');
    await staff.getByLabel('Con antelación').selectOption('2 días antes');
    await staff.getByLabel('Hasta las').fill('18:00');
    await group.click();
    await staff.getByRole('button', { name: 'Guardar' }).click();
    await expect(staff.getByText('El mínimo debe ser un múltiplo del paso')).toBeInViewport();
    await expect(staff.getByLabel('Mínimo')).toBeFocused();
    await staff.getByLabel('Mínimo').fill('3');
    await staff.getByRole('button', { name: 'Guardar' }).click();
    await expect(row).toContainText('desde 3 · 2 días antes, hasta las 18:00');

    const customer = await openPage({ hasScripts: false });
    await customer.goto('/productos');
    await expect(
      customer.getByText('Por encargo: 2 días antes, hasta las 18:00').first(),
    ).toBeAttached();
  },
);

test(
  'what is sold out is said in two taps at the desk, seen everywhere, and taken back',
  LONG,
  async ({ openPage }) => {
    const menus = await openPage({ isStaff: true, width: 1280 });
    await openCatalogue(menus);
    const inMenus = menus.getByRole('switch', { name: 'Agotado hoy: Hummus con lavash' });
    await expect(inMenus).not.toBeChecked();

    const desk = await openPage({ isStaff: true });
    await openDesk(desk);
    await desk.getByRole('button', { name: 'Agotado' }).click();
    const atDesk = desk.getByRole('switch', { name: 'Agotado hoy: Hummus con lavash' });
    await atDesk.click();
    await expect(
      toast(desk).getByText('Hummus con lavash. A medianoche vuelve solo.'),
    ).toBeVisible();
    // The list asks again by itself.
    await expect(inMenus).toBeChecked({ timeout: 15_000 });

    const customer = await openPage();
    await customer.goto('/productos');
    const card = customer.getByRole('listitem').filter({ hasText: 'Hummus con lavash' });
    await expect(card.getByText('Agotado hoy')).toBeVisible();

    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Agotado' }).click();
    const onTop = desk.getByRole('region', { name: 'Ya agotado' });
    await onTop.getByRole('switch').click();
    await expect(toast(desk).getByText('Ya se puede encargar otra vez')).toBeVisible();
    await expect(onTop.getByRole('switch')).not.toBeChecked();
    await customer.reload();
    await expect(customer.getByRole('heading', { name: 'Hummus con lavash' })).toBeVisible();
    await expect(customer.getByText('Agotado hoy')).toBeHidden();
  },
);

/** What lies over the list, and what opens it. */
const SHEETS = {
  'the editor of a product': /^Hummus/,
  'the editor of a new category': 'Nueva categoría',
  'the list to sort': 'Ordenar categorías',
};
test("the desk's menu is accessible on each of the desk's screens", LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await openCatalogue(staff);
  expect(await faultsOnEach(staff, DESK_SCREENS), 'the list').toEqual([]);
  await staff.getByRole('radio', { name: 'Destacados' }).check();
  expect(await faultsOnEach(staff, DESK_SCREENS), 'the featured ones').toEqual([]);
});

for (const [sheet, name] of Object.entries(SHEETS)) {
  test(`${sheet} is accessible on each of the desk's screens`, LONG, async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await openCatalogue(staff);
    await staff.getByRole('button', { name }).click();
    await expect(staff.getByRole('dialog')).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  });
}

test(
  "how a product is ordered and what is sold out are accessible on each of the desk's screens",
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await openCatalogue(staff);
    await staff.getByRole('button', { name: /^Paella valenciana/ }).click();
    await staff.getByRole('button', { name: /^Cómo se encarga/ }).click();
    await expect(staff.getByLabel('Hasta las')).toHaveValue('20:00');
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the editor').toEqual([]);
    await openDesk(staff);
    await staff.getByRole('button', { name: 'Agotado' }).click();
    await staff.getByRole('switch', { name: 'Agotado hoy: Dolma' }).click();
    await expect(toast(staff).getByText('Agotado hoy')).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the drawer').toEqual([]);
  },
);

test(
  "what is wrong and what is asked is accessible on each of the desk's screens",
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await openCatalogue(staff);
    await staff.getByRole('button', { name: 'Nuevo producto' }).click();
    await staff.getByRole('button', { name: 'Crear producto' }).click();
    await expect(staff.getByText('El nombre es obligatorio')).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the faults').toEqual([]);
    await staff.getByLabel('Nombre').fill('Migas');
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the question').toEqual([]);
  },
);
