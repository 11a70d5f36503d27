// Reviews from the desk to the home page.
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { overlapsAmong } from './overlaps.ts';
import { LONG } from './long.ts';

test(
  'a customer’s review takes an example’s place, and is on the page that is served next',
  LONG,
  async ({ openPage }) => {
    const visitor = await openPage({ hasScripts: false });
    const staff = await openPage({ isStaff: true });
    await visitor.goto('/');
    await expect(visitor.getByRole('article').getByText('Ejemplo', { exact: true })).toHaveCount(5);
    await expect(visitor.getByText('Google', { exact: false })).toHaveCount(0);

    await staff.goto('/admin/resenas');
    await expect(staff.getByText('Hay 5 reseñas de ejemplo.')).toBeVisible();
    await staff.getByRole('button', { name: 'Editar María José Navarro' }).click();
    const editor = staff.getByRole('dialog', { name: 'María José Navarro' });
    const isReal = editor.getByRole('checkbox', { name: /cliente de verdad/ });
    await isReal.check();
    await editor.getByRole('textbox', { name: 'Nombre' }).fill('Pilar Esteve');
    await editor.getByRole('textbox', { name: 'Texto' }).fill('Fuimos cuatro y volveremos.');
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(staff.getByText('Hay 4 reseñas de ejemplo.')).toBeVisible();
    await staff.getByRole('button', { name: 'Bajar Pilar Esteve' }).click();
    await expect(staff.getByRole('listitem').nth(1)).toContainText('Pilar Esteve');
    await expect(staff.getByRole('button', { name: 'Bajar Pilar Esteve' })).toBeFocused();
    await staff.getByRole('switch', { name: 'En la web la de Vicent Ferrer' }).click();
    await expect(staff.getByText('No se muestra', { exact: true })).toBeVisible();

    await visitor.goto('/');
    const slips = visitor.getByRole('article');
    await expect(slips).toHaveCount(4);
    await expect(slips.first()).toContainText('Pilar Esteve');
    await expect(slips.first()).toContainText('hace 2 semanas');
    await expect(slips.getByText('Ejemplo', { exact: true })).toHaveCount(3);
  },
);

test(
  'a review that a colleague has changed meanwhile is not written over unasked',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, expectErrors: [/409/, /EDITED|ha cambiado/] });
    const colleague = await openPage({ isStaff: true });
    await staff.goto('/admin/resenas');
    await staff.getByRole('button', { name: 'Editar Vicent Ferrer' }).click();
    const editor = staff.getByRole('dialog', { name: 'Vicent Ferrer' });
    await editor.getByRole('textbox', { name: 'Texto' }).fill('Con mis palabras.');
    await colleague.goto('/admin/resenas');
    await colleague.getByRole('button', { name: 'Editar Vicent Ferrer' }).click();
    await colleague.getByRole('textbox', { name: 'Tipo de comida' }).fill('Merienda');
    await colleague.getByRole('button', { name: 'Guardar' }).click();
    await expect(colleague.getByRole('dialog')).toHaveCount(0);

    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(editor.getByText(/Otra persona ha cambiado esta reseña/)).toBeVisible();
    await expect(editor.getByRole('textbox', { name: 'Texto' })).toHaveValue('Con mis palabras.');
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await expect(staff.getByText('«Con mis palabras.»')).toBeVisible();
  },
);

test("reviews: nothing to find on each of the desk's screens", LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await staff.goto('/admin/resenas');
  await expect(staff.getByText('Hay 5 reseñas de ejemplo.')).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await staff.getByRole('button', { name: 'Editar Vicent Ferrer' }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
});

test(
  'reviews: in the editor no field lies over another, and a fault is in sight with its field',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 1024 });
    await staff.goto('/admin/resenas');
    await staff.getByRole('button', { name: 'Editar Vicent Ferrer' }).click();
    const editor = staff.getByRole('dialog');
    await expect(editor).toBeVisible();
    expect(await overlapsAmong(editor.locator('input, select, textarea, label'))).toEqual([]);
    await staff.setViewportSize({ width: 360, height: 740 });
    await editor.getByRole('textbox', { name: 'Texto' }).fill('');
    await editor.getByRole('textbox', { name: 'Nombre' }).scrollIntoViewIfNeeded();
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(editor.getByText('El texto es obligatorio')).toBeInViewport({ ratio: 1 });
  },
);
