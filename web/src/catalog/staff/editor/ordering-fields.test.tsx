import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogCategory, catalogProduct } from '../../../../test/catalog-samples.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { ahead } from '../../../../test/samples.ts';
import { openEditor, sent, toastRegion } from '../../../../test/product-editor.ts';

const PAELLA = catalogProduct({
  id: 3,
  name: 'Paella',
  categoryId: 4,
  minQuantity: '2.0',
  orderAhead: ahead(1, '20:00'),
});
const BEER = catalogProduct({ id: 5, name: 'Cerveza', categoryId: 4 });
const CATALOG = { categories: [catalogCategory(4, 'Paellas')], products: [PAELLA, BEER] };
const EDIT = 'PATCH /api/products/3';
const GROUP = /^Cómo se encarga/;

vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  await import('../admin-products-page.tsx');
});

const open = (button: string | RegExp, answers: Answers = {}) =>
  openEditor(button, { 'GET /api/catalog': { body: CATALOG }, ...answers });

async function openPaella(answers: Answers = {}) {
  const editor = await open(/^Paella/, answers);
  const group = () => editor.form.getByRole('button', { name: GROUP });
  return { ...editor, group };
}

describe('how a product is ordered', () => {
  it.each([
    [/^Cerveza/, 'De una en una, sin antelación'],
    [/^Paella/, 'De una en una, desde 2, el día antes, hasta las 20:00'],
    ['Nuevo producto', 'De una en una, sin antelación'],
  ])('of %s is folded away, with what it comes to: %s', async (button, summary) => {
    const { form } = await open(button);
    const group = form.getByRole('button', { name: GROUP });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(group.textContent).toContain(summary);
    expect(form.queryByLabelText('Mínimo')).not.toBeInTheDocument();
  });

  it('is changed in its fields, and only what was changed is sent', async () => {
    const { api, form, type, press, group } = await openPaella({ [EDIT]: { body: PAELLA } });
    await press(GROUP);
    await form.findByLabelText('Mínimo');
    type('Mínimo', '1,5');
    form.getByLabelText('Por mitades').click();
    type('Pollos que lleva cada unidad', '1.0');
    type('Hasta las', '18:30');
    await waitFor(() =>
      expect(group().textContent).toContain(
        'Por mitades, desde 1 1/2, el día antes, hasta las 18:30, 1 pollo por unidad',
      ),
    );
    await press('Guardar');
    await within(toastRegion()).findByText('Producto actualizado');
    expect(sent(api)[0]?.body).toEqual({
      chickens: '1.0',
      quantityStep: '0.5',
      minQuantity: '1.5',
      orderAhead: ahead(1, '18:30'),
      version: 1,
    });
  });

  it('needs no time where nothing has to be ordered ahead', async () => {
    const { api, form, type, press } = await openPaella({ [EDIT]: { body: PAELLA } });
    await press(GROUP);
    expect(form.getByLabelText('Hasta las')).toHaveValue('20:00');
    type('Con antelación', '');
    await waitFor(() => expect(form.queryByLabelText('Hasta las')).not.toBeInTheDocument());
    await press('Guardar');
    await within(toastRegion()).findByText('Producto actualizado');
    expect(sent(api)[0]?.body).toEqual({ orderAhead: null, version: 1 });
  });

  it('goes with a new product', async () => {
    const { api, type, press, form } = await open('Añadir a Paellas', {
      'POST /api/products': { status: 201, body: PAELLA },
    });
    type('Nombre', 'Fideuá');
    type('Precio (€)', '9');
    await press(GROUP);
    type('Con antelación', '2');
    form.getByLabelText('No lleva ninguno de los 14').click();
    await press('Crear producto');
    await within(toastRegion()).findByText('Producto creado');
    expect(sent(api)[0]?.body).toMatchObject({ orderAhead: { days: 2, until: '20:00' } });
  });
});

describe('what is wrong with how it is ordered', () => {
  it.each([
    ['chickens', 'Pollos que lleva cada unidad'],
    ['minQuantity', 'Mínimo'],
    ['orderAhead', 'Con antelación'],
    ['orderAhead.days', 'Con antelación'],
    ['orderAhead.until', 'Hasta las'],
  ])('unfolds the group and stands at its field: %s', async (path, label) => {
    const details = [{ path, message: 'No vale' }];
    const { form, field, type, press } = await openPaella({
      [EDIT]: { status: 400, body: { error: 'Revisa los datos enviados', details } },
    });
    type('Nombre', 'Paella mixta');
    await press('Guardar');
    const text = await form.findByText('No vale');
    expect(field(label).getAttribute('aria-describedby')).toContain(text.id);
    expect(field(label)).toHaveFocus();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('stands at the steps too', async () => {
    const details = [{ path: 'quantityStep', message: 'No vale' }];
    const { form, type, press } = await openPaella({
      [EDIT]: { status: 400, body: { error: 'Revisa los datos enviados', details } },
    });
    type('Nombre', 'Paella mixta');
    await press('Guardar');
    const steps = await form.findByRole('radiogroup', { name: 'Se encarga' });
    expect(within(steps).getByText('No vale')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it.each([
    ['1,5', 'El mínimo debe ser un múltiplo del paso'],
    ['0', 'El mínimo debe estar entre 0,5 y 99'],
    ['0,4', 'El mínimo debe estar entre 0,5 y 99'],
    ['dos', 'Cantidad inválida'],
  ])('is told before it is sent: at least %s', async (least, message) => {
    const { api, form, field, type, press } = await openPaella();
    await press(GROUP);
    type('Mínimo', least);
    await press(GROUP);
    await waitFor(() => expect(form.queryByLabelText('Mínimo')).not.toBeInTheDocument());
    await press('Guardar');
    expect(await form.findByText(message)).toBeVisible();
    expect(field('Mínimo')).toHaveFocus();
    expect(sent(api)).toEqual([]);
  });
});

it('what somebody else has changed of it is told by name and in words', async () => {
  const saved = {
    ...PAELLA,
    ...{ chickens: '0.5', quantityStep: '0.5', minQuantity: '1.5', version: 2 },
    orderAhead: ahead(2, '19:00'),
  };
  const { form, type, press } = await openPaella({
    [EDIT]: {
      status: 409,
      body: { error: 'Otra persona', code: 'EDITED_MEANWHILE', current: saved },
    },
  });
  await press(GROUP);
  type('Hasta las', '21:00');
  await press('Guardar');
  const note = await form.findByText(/^Otra persona ha cambiado este producto/);
  const text = note.closest('[role="alert"]')?.textContent.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Pollos que lleva cada unidad: 1/2');
  expect(text).toContain('Se encarga: por mitades');
  expect(text).toContain('Mínimo: 1 1/2');
  expect(text).toContain('Con antelación: 2 días antes, hasta las 19:00 (tú has puesto otra cosa)');
  expect(form.getByLabelText('Hasta las')).toHaveValue('21:00');
  expect(form.getByLabelText('Mínimo')).toHaveValue('1,5');
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('what was typed of it is there again when the page is opened anew', async () => {
  const { type, press } = await openPaella();
  await press(GROUP);
  type('Con antelación', '3');
  await waitFor(() => expect(sessionStorage.getItem('brasa:draft:product:3')).toContain('"3"'));
  cleanup();
  document.body.removeAttribute('style');
  const { group } = await openPaella();
  expect(group().textContent).toContain('3 días antes, hasta las 20:00');
  expect(screen.getByText(/lo que escribiste la última vez/)).toBeVisible();
});
