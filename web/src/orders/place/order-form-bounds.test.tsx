// An order beyond what customers can place by themselves (docs/rules/orders.md#pending-orders-of-one-phone,
// docs/rules/stock.md#what-customers-can-reserve).
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers, AnswerTo } from '../../../test/fake-api.ts';
import { fakeTime } from '../../../test/fake-time.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { category, product, SITE } from '../../../test/samples.ts';
import { deskOrder, type Part } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
import { writeContact } from '../../../test/write-in.ts';

const CREATE = 'POST /api/orders';
const PHONE_FULL = 'Con este teléfono ya hay 10 pedidos pendientes. Cambia uno de ellos o llámanos';
const DAY_FULL = 'Para ese día ya no podemos apuntar más pollos por la web. Elige otro o llámanos';

/** Friday 20 November 2026 in Madrid, open from 10:00 to 17:00. */
beforeEach(() => fakeTime(parseInstant('2026-11-20T12:10') ?? 0));

const refusedAs = (code: FailureCode) => ({
  status: FAILURES[code].status,
  body: { error: FAILURES[code].text, code },
});

async function sendOrder(answers: Answers) {
  const api = renderApp('/encargar', {
    'GET /api/site': { body: { ...SITE, wholeChickenProduct: '1' } },
    'GET /api/categories': { body: [category(2, 'Carta')] },
    'GET /api/products': { body: [product({ id: 1, name: 'Pollo entero', chickens: '1.0' })] },
    ...answers,
  });
  const form = within(await screen.findByRole('form', { name: 'Nuevo pedido' }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await writeContact(user);
  await user.click(form.getByRole('checkbox'));
  const order = () => user.click(form.getByRole('button', { name: /Realizar Pedido/ }));
  await order();
  return { ...api, form, user, order };
}

const phone = (part: Part) => part.getByRole('link', { name: '965 000 111' });

it('one more with the phone says how many wait and what to do, with the telephone, and keeps everything', async () => {
  const { form } = await sendOrder({ [CREATE]: refusedAs('PHONE_LIMIT_REACHED') });
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(`${PHONE_FULL}965 000 111Lo que has escrito sigue aquí.`);
  expect(phone(within(alert))).toHaveAttribute('href', 'tel:+34965000111');
  expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('María José');
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('one with the phone says so without a telephone where the shop has none', async () => {
  const { form } = await sendOrder({
    'GET /api/site': { body: { ...SITE, phonePrimary: '' } },
    [CREATE]: refusedAs('PHONE_LIMIT_REACHED'),
  });
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(`${PHONE_FULL}Lo que has escrito sigue aquí.`);
  takeConsoleErrors();
});

it('one more for the day says so in the place of its times, with the telephone and the next day', async () => {
  let answer: AnswerTo<'createOrder'> = refusedAs('DAY_FULL');
  const { form, user, order } = await sendOrder({ [CREATE]: () => answer });
  const notice = await form.findByText(DAY_FULL);
  expect(notice).toBeVisible();
  expect(phone(form)).toBeVisible();
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  expect(form.getByLabelText('Día de recogida')).toHaveFocus();
  expect(form.getByRole('radio', { name: '14:00' })).toBeDisabled();

  answer = { status: 201, body: deskOrder(41, '2026-11-21T13:30') };
  await user.click(await form.findByRole('button', { name: 'Elegir sábado 21 de noviembre' }));
  expect(form.queryByText(DAY_FULL)).not.toBeInTheDocument();
  expect(form.getByRole('radio', { name: '14:00' })).toBeEnabled();
  await order();
  expect(await screen.findByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('the day is asked for again where there is room once more', async () => {
  let answer: AnswerTo<'createOrder'> = refusedAs('DAY_FULL');
  const { form, order } = await sendOrder({ [CREATE]: () => answer });
  await form.findByText(DAY_FULL);
  answer = { status: 201, body: deskOrder(41, '2026-11-20T13:30') };
  await order();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible(),
  );
  takeConsoleErrors();
});
