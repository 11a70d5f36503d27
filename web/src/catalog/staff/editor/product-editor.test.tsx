import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogCategory, catalogProduct } from '../../../../test/catalog-samples.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers } from '../../../../test/fake-api.ts';
import { openEditor, sent, toastRegion } from '../../../../test/product-editor.ts';
import { userEvent } from '../../../../test/user-event.ts';

const DOLMA = catalogProduct({
  id: 3,
  name: 'Dolma',
  description: 'Con yogur',
  categoryId: 5,
  price: '8.50',
  allergens: ['milk'],
  imageUrl: 'dolma.svg',
});
const CATALOG = {
  categories: [
    catalogCategory(1, 'Menús'),
    catalogCategory(5, 'Cocina armenia'),
    catalogCategory(8, 'Verano', { deleted: true }),
  ],
  products: [DOLMA],
};
const LATER = 2;
const EDIT = 'PATCH /api/products/3';
const CREATE = 'POST /api/products';

// The page's code is loaded when it is first opened; that is not what is tested here. Whole journeys
// through a form take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  await import('../admin-products-page.tsx');
});

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
  );
});

const open = (button: string | RegExp, answers: Answers = {}) =>
  openEditor(button, { 'GET /api/catalog': { body: CATALOG }, ...answers });

const openDolma = (answers: Answers = {}) => open(/^Dolma/, answers);

describe('a new product', () => {
  it('says at its fields what is missing, and sends nothing', async () => {
    const { api, form, field, press } = await open('Nuevo producto');
    await press('Crear producto');
    for (const [label, message] of [
      ['Nombre', 'El nombre es obligatorio'],
      ['Precio (€)', 'El precio debe ser 0 o más, con dos decimales como máximo'],
      ['Categoría', 'Elige una categoría'],
    ] as const) {
      const text = await form.findByText(message, { selector: 'p' });
      expect(field(label).getAttribute('aria-describedby')).toContain(text.id);
    }
    expect(sent(api)).toEqual([]);
  });

  it.each(['6,50', '6.5', '6,50 €'])('costs what is typed as %s', async (price) => {
    const product = catalogProduct({ id: 9, name: 'Migas' });
    const { api, type, press, form } = await open('Añadir a Cocina armenia', {
      [CREATE]: { status: 201, body: product },
    });
    type('Nombre', 'Migas');
    type('Precio (€)', price);
    await userEvent.click(form.getByLabelText('21 %'));
    await userEvent.click(form.getByLabelText('Gluten'));
    await userEvent.click(form.getByLabelText('Destacado en la portada'));
    await press('Crear producto');
    await within(toastRegion()).findByText('Producto creado');
    expect(sent(api)).toEqual([
      {
        method: 'POST',
        path: '/api/products',
        body: {
          name: 'Migas',
          price: '6.50',
          categoryId: 5,
          vatRate: 21,
          allergens: ['gluten'],
          featured: true,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is stored without allergens only where somebody says that it has none', async () => {
    const product = catalogProduct({ id: 9, name: 'Agua' });
    const { api, type, press, form } = await open('Añadir a Menús', {
      [CREATE]: { status: 201, body: product },
    });
    type('Nombre', 'Agua');
    type('Precio (€)', '1');
    await press('Crear producto');
    expect(await form.findByText(/Marca los que lleva/)).toBeVisible();
    expect(sent(api)).toEqual([]);
    await userEvent.click(form.getByLabelText('No lleva ninguno de los 14'));
    expect(form.queryByText(/Marca los que lleva/)).not.toBeInTheDocument();
    await press('Crear producto');
    await within(toastRegion()).findByText('Producto creado');
    expect(sent(api)).toMatchObject([{ body: { name: 'Agua' } }]);
  });

  it('cannot be put into a retired category', async () => {
    const { field } = await open('Nuevo producto');
    const options = [...field('Categoría').querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Elige una categoría',
      'Menús',
      'Cocina armenia',
    ]);
  });

  it('that is sent again after a lost answer has the same key', async () => {
    const { api, type, press, form } = await open('Añadir a Menús', {
      [CREATE]: { offline: true },
    });
    type('Nombre', 'Migas');
    type('Precio (€)', '6');
    await userEvent.click(form.getByLabelText('No lleva ninguno de los 14'));
    for (const count of [1, 2]) {
      await press('Crear producto');
      await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1), { timeout: 5000 });
      expect(api.asked(CREATE)).toBe(count);
    }
    const [first, second] = api.keys(CREATE);
    expect(first).toBe(second);
  });
});

describe('an edit', () => {
  it('sends only what was changed, with the state that was seen', async () => {
    const { api, type, press } = await openDolma({ [EDIT]: { body: DOLMA } });
    type('Precio (€)', '9');
    await press('Guardar');
    await within(toastRegion()).findByText('Producto actualizado');
    expect(sent(api)).toMatchObject([{ body: { price: '9.00', version: DOLMA.version } }]);
  });

  it('of nothing asks the server nothing', async () => {
    const { api, press } = await openDolma();
    await press('Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(api)).toEqual([]);
  });

  it('that is refused says why and keeps what was typed', async () => {
    const { form, field, type, press } = await openDolma({ [EDIT]: { status: 500 } });
    type('Nombre', 'Sarma');
    await press('Guardar');
    expect(await form.findByText('No se sabe si se ha guardado')).toBeVisible();
    await within(toastRegion()).findByText('No se pudo guardar el producto');
    expect(field('Nombre').value).toBe('Sarma');
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('that the server finds faults in shows them where they are', async () => {
    const details = [{ path: 'categoryId', message: 'Esa categoría está retirada. Elige otra' }];
    const { form, type, press } = await openDolma({
      [EDIT]: { status: 400, body: { error: 'Revisa los datos enviados', details } },
    });
    type('Nombre', 'Sarma');
    await press('Guardar');
    expect(await form.findByText('Esa categoría está retirada. Elige otra')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('two who edit the same product', () => {
  it('lose nothing: the second is told what has changed, and saves over it', async () => {
    const saved = { ...DOLMA, price: '9.20', description: 'Con hoja de parra', version: LATER };
    let isStale = true;
    const { api, form, field, type, press } = await openDolma({
      'GET /api/catalog': () => ({
        body: { ...CATALOG, products: [sentOnce() ? saved : DOLMA] },
      }),
      [EDIT]: () => {
        if (!isStale) return { body: saved };
        isStale = false;
        const error = 'Otra persona';
        return { status: 409, body: { error, code: 'EDITED_MEANWHILE', current: saved } };
      },
    });
    function sentOnce() {
      return !isStale;
    }
    type('Nombre', 'Sarma');
    type('Precio (€)', '8,80');
    await press('Guardar');
    const box = await form.findByText(
      'Otra persona ha cambiado este producto mientras lo editabas',
    );
    const text = box.closest('[role="alert"]')?.textContent.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Precio: 9,20 € (tú has puesto otra cosa)');
    expect(text).toContain('Descripción: Con hoja de parra');
    expect([field('Nombre').value, field('Precio (€)').value]).toEqual(['Sarma', '8,80']);
    expect(field('Descripción').value).toBe('Con hoja de parra');
    await press('Guardar');
    await within(toastRegion()).findByText('Producto actualizado');
    expect(sent(api).at(-1)?.body).toEqual({ name: 'Sarma', price: '8.80', version: LATER });
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('what is not saved', () => {
  it('is asked about before it is closed', async () => {
    const { type, field } = await openDolma();
    type('Nombre', 'Sarma');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(field('Nombre').value).toBe('Sarma');
    await userEvent.keyboard('{Escape}');
    const again = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    await userEvent.click(within(again).getByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: /^Dolma/ }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Dolma');
  });

  it('closes without a question when nothing was changed', async () => {
    await openDolma();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is there again when the page was left and is opened anew', async () => {
    const { type } = await openDolma();
    type('Nombre', 'Sarma');
    await waitFor(() => expect(sessionStorage.getItem('brasa:draft:product:3')).toContain('Sarma'));
    // As by the way back, or by signing in again.
    cleanup();
    document.body.removeAttribute('style');
    const { form, field, press } = await openDolma();
    expect(field('Nombre').value).toBe('Sarma');
    expect(form.getByText(/lo que escribiste la última vez/)).toBeVisible();
    await press('Empezar de nuevo');
    expect(field('Nombre').value).toBe('Dolma');
    expect(sessionStorage.getItem('brasa:draft:product:3')).toBeNull();
  });
});

describe('the picture', () => {
  const UPLOAD = `POST /api/products/3/image?version=${DOLMA.version}` as const;
  const REMOVE = `DELETE /api/products/3/image?version=${DOLMA.version}` as const;

  it('is shown before it is saved, and uploaded with the product', async () => {
    const { api, form, choose, press } = await openDolma(answering(UPLOAD, { body: DOLMA }));
    choose();
    expect(await form.findByAltText('Foto elegida')).toBeVisible();
    await press('Guardar');
    await within(toastRegion()).findByText('Producto actualizado');
    const [upload] = sent(api);
    expect((upload!.body as FormData).get('image')).toBeInstanceOf(File);
  });

  it('of a new product goes after it', async () => {
    const migas = catalogProduct({ id: 9, name: 'Migas' });
    const { api, choose, type, press, form } = await open('Añadir a Menús', {
      [CREATE]: { status: 201, body: migas },
      ...answering(`POST /api/products/9/image?version=${migas.version}`, { body: migas }),
    });
    type('Nombre', 'Migas');
    type('Precio (€)', '6');
    choose();
    await form.findByAltText('Foto elegida');
    form.getByLabelText('No lleva ninguno de los 14').click();
    await press('Crear producto');
    await within(toastRegion()).findByText('Producto creado');
    expect(sent(api).map(({ path }) => path.split('?')[0])).toEqual([
      '/api/products',
      '/api/products/9/image',
    ]);
  });

  it('that the server refuses leaves the product saved, and may be sent again without it', async () => {
    const migas = catalogProduct({ id: 9, name: 'Migas', categoryId: 1, price: '6.00' });
    const error = 'La foto está dañada o incompleta. Elige otra';
    const { api, form, choose, type, press } = await open('Añadir a Menús', {
      [CREATE]: { status: 201, body: migas },
      ...answering(`POST /api/products/9/image?version=${migas.version}`, {
        status: 422,
        body: { error },
      }),
    });
    type('Nombre', 'Migas');
    type('Precio (€)', '6');
    choose();
    await form.findByAltText('Foto elegida');
    form.getByLabelText('No lleva ninguno de los 14').click();
    await press('Crear producto');
    expect(await form.findByText('El producto está guardado, pero la foto no')).toBeVisible();
    expect(form.getAllByText(error).length).toBeGreaterThan(0);
    expect(takeConsoleErrors()).toHaveLength(1);
    // It is a stored product by now, and what is typed further is a change of it.
    expect(form.getByRole('heading', { name: 'Migas' })).toBeVisible();
    type('Precio (€)', '7');
    await waitFor(() => expect(sessionStorage.getItem('brasa:draft:product:9')).not.toBeNull());
    expect(sessionStorage.getItem('brasa:draft:product:new')).toBeNull();
    type('Precio (€)', '6');
    await press('Sin foto');
    await press('Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked(CREATE)).toBe(1);
  });

  it('is taken away with the saving, and put back until then', async () => {
    const { api, press } = await openDolma(
      answering(REMOVE, { body: { ...DOLMA, imageUrl: null } }),
    );
    await press('Quitar');
    await press('La de antes');
    await press('Quitar');
    await press('Guardar');
    await within(toastRegion()).findByText('Producto actualizado');
    expect(sent(api).map(({ method }) => method)).toEqual(['DELETE']);
  });

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    [
      'a script',
      new TextEncoder().encode('#!/bin/sh'),
      'El archivo no es una foto JPEG, PNG, WebP o AVIF',
    ],
    ['too large', new Uint8Array(8 * 1024 * 1024 + 1), 'La foto pesa 9 MB. Como máximo, 8 MB'],
    [
      'the iPhone’s own kind',
      new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
      'Las fotos HEIC del iPhone no se pueden leer. Guárdala como JPEG y vuelve a intentarlo',
    ],
  ])('that is %s is refused before it is sent', async (_name, bytes, message) => {
    const { form, choose } = await openDolma();
    choose(bytes);
    expect((await form.findAllByText(message)).length).toBeGreaterThan(0);
    expect(form.queryByAltText('Foto elegida')).not.toBeInTheDocument();
  });
});

describe('a product that is taken off the menu', () => {
  it('goes at once and comes back with one tap', async () => {
    const retired = { ...DOLMA, deleted: true, version: LATER };
    const { api, press } = await openDolma({ [EDIT]: { body: retired } });
    await press('Retirar de la carta');
    await within(toastRegion()).findByText('Producto retirado');
    await userEvent.click(within(toastRegion()).getByText('Deshacer'));
    await waitFor(() =>
      expect(sent(api).map(({ body }) => body)).toEqual([
        { deleted: true, version: DOLMA.version },
        { deleted: false, version: LATER },
      ]),
    );
  });

  it('takes nothing unsaved with it', async () => {
    const { form, type } = await openDolma();
    type('Nombre', 'Sarma');
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Retirar de la carta' });
    await waitFor(() => expect(button.disabled).toBe(true));
    expect(form.getByText(/Antes, guarda o descarta los cambios/)).toBeVisible();
  });
});
