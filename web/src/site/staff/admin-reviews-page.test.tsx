import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { EDITED_REVIEWS } from '../../../test/review-samples.ts';
import { userEvent } from '../../../test/user-event.ts';

const EXAMPLES = EDITED_REVIEWS.map((review) => ({ ...review, isExample: true }));
const SAVE = 'PATCH /api/admin/reviews/1';

async function openPage(reviews: EditedReview[] = EDITED_REVIEWS, answers: Answers = {}) {
  const api = renderAppAs({ role: 'haykakan' }, '/admin/resenas', {
    'GET /api/admin/reviews': { body: reviews },
    ...answers,
  });
  await screen.findByRole('button', { name: 'Editar Ana Ruiz' });
  return {
    ...api,
    sent: () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
}

async function openEditor() {
  await userEvent.click(screen.getByRole('button', { name: 'Editar Ana Ruiz' }));
  return within(await screen.findByRole('dialog', { name: 'Ana Ruiz' }));
}

const saved = (change: Partial<EditedReview> = {}) => ({
  body: { ...EDITED_REVIEWS[0]!, version: 2, ...change },
});

it('says how many are invented, until none is', async () => {
  await openPage(EXAMPLES);
  expect(screen.getByText('Hay 5 reseñas de ejemplo.')).toBeVisible();
  expect(screen.getAllByText('Ejemplo')).toHaveLength(5);
});

it('says nothing of examples where there are none', async () => {
  await openPage();
  expect(screen.queryByText(/de ejemplo/)).not.toBeInTheDocument();
});

it('sends only what was changed, with the version that was seen', async () => {
  const { sent } = await openPage(EXAMPLES, { [SAVE]: saved() });
  const editor = await openEditor();
  const name = editor.getByRole('textbox', { name: 'Nombre' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Pilar Esteve');
  await userEvent.click(editor.getByRole('checkbox', { name: /cliente de verdad/ }));
  await userEvent.click(editor.getByRole('radio', { name: '4' }));
  const dishes = editor.getByRole('textbox', { name: 'Platos recomendados' });
  await userEvent.clear(dishes);
  await userEvent.type(dishes, 'Dolma , Pajlavá,');
  await userEvent.click(editor.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    {
      version: 1,
      name: 'Pilar Esteve',
      rating: 4,
      recommendedDishes: ['Dolma', 'Pajlavá'],
      isExample: false,
    },
  ]);
});

it('says what is missing at its field, and sends nothing', async () => {
  const { sent } = await openPage();
  const editor = await openEditor();
  await userEvent.clear(editor.getByRole('textbox', { name: 'Texto' }));
  await userEvent.clear(editor.getByRole('textbox', { name: 'Reseñas publicadas' }));
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Ambiente' }), '');
  await userEvent.click(editor.getByRole('button', { name: 'Guardar' }));
  expect(await editor.findByText('El texto es obligatorio')).toBeVisible();
  expect(editor.getByText('Un número de 0 a 99999')).toBeVisible();
  expect(editor.getByText(/las tres notas, o ninguna/)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('says beside the box why an example is not real yet', async () => {
  const error = 'El nombre o el texto siguen siendo los del ejemplo.';
  await openPage(EXAMPLES, {
    [SAVE]: { status: 422, body: { error, code: 'REVIEW_STILL_EXAMPLE' } },
  });
  const editor = await openEditor();
  await userEvent.click(editor.getByRole('checkbox', { name: /cliente de verdad/ }));
  await userEvent.click(editor.getByRole('button', { name: 'Guardar' }));
  expect(await editor.findByText(error)).toBeVisible();
  takeConsoleErrors();
});

it('keeps what was typed when somebody else was faster, and goes over it only the second time', async () => {
  let isFirst = true;
  const current = { ...EDITED_REVIEWS[0]!, version: 5, foodType: 'Cena' };
  const { sent } = await openPage(EDITED_REVIEWS, {
    [SAVE]: () => {
      if (!isFirst) return saved();
      isFirst = false;
      return { status: 409, body: { error: 'x', code: 'EDITED_MEANWHILE', current } };
    },
  });
  const editor = await openEditor();
  await userEvent.type(editor.getByRole('textbox', { name: 'Texto' }), ' Y más.');
  await userEvent.click(editor.getByRole('button', { name: 'Guardar' }));
  expect(await editor.findByText(/Otra persona ha cambiado esta reseña/)).toBeVisible();
  expect(editor.getByRole('textbox', { name: 'Tipo de comida' })).toHaveValue('Cena');
  await userEvent.click(editor.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const text = `${EDITED_REVIEWS[0]!.text} Y más.`;
  expect(sent()).toEqual([
    { version: 1, text },
    { version: 5, text },
  ]);
  takeConsoleErrors();
});

it('asks before it closes over something unsaved', async () => {
  await openPage();
  const editor = await openEditor();
  await userEvent.type(editor.getByRole('textbox', { name: 'Texto' }), ' Y más.');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
});

it('takes a review off the page at once', async () => {
  const { sent } = await openPage(EDITED_REVIEWS, { [SAVE]: saved({ isShown: false }) });
  await userEvent.click(screen.getByRole('switch', { name: 'En la web la de Ana Ruiz' }));
  await screen.findByText('Ya no se muestra');
  expect(sent()).toEqual([{ version: 1, isShown: false }]);
});

it('moves a review by one place, with the order that was seen', async () => {
  const moved = [2, 1, 3, 4, 5].map((id) => EDITED_REVIEWS.find((review) => review.id === id)!);
  const { sent } = await openPage(EDITED_REVIEWS, {
    'PATCH /api/admin/review-order': { body: moved },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Subir Ana Ruiz' }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Bajar Ana Ruiz' }));
  await screen.findByText('Orden guardado');
  expect(sent()).toEqual([{ ids: [2, 1, 3, 4, 5], seen: [1, 2, 3, 4, 5] }]);
});
