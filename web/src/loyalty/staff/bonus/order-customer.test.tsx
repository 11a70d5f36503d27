import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeApi, type AnswerTo } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { said } from '../../../../test/staff-desk.ts';
import { OrderCustomer } from './order-customer.tsx';

const SEARCH = 'POST /api/points/search-phone';

const customer = (name: string | null, comparsaName: string | null): AnswerTo<'searchByPhone'> => ({
  body: {
    found: true,
    verified: true,
    user: {
      ...{ id: 9, name, phone: '600111222', phoneOnly: name === null },
      ...{ comparsaName, postalCode: comparsaName === null ? null : '03400' },
    },
    points: { total: points(140), available: points(40), bonusActive: false },
    availableDiscount: null,
  },
});

it.each([
  ['Ani', 'Moros Nuevos', 'Cliente con este teléfonoAni · Moros Nuevos · 03400 · 40 puntos'],
  ['Ani', null, 'Cliente con este teléfonoAni · 40 puntos'],
  [null, null, 'Cliente con este teléfonoSolo teléfono · 40 puntos'],
])('%s of %s is shown with the available points', async (name, comparsa, text) => {
  fakeApi({ [SEARCH]: customer(name, comparsa) });
  renderPart(<OrderCustomer phone="+34 600 111 222" />);
  expect(said(await screen.findByRole('region', { name: 'Cliente' }))).toBe(`${text}Ver cliente`);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/clientes?id=9');
});

it.each<[string, AnswerTo<'searchByPhone'>]>([
  ['nobody', { body: { found: false } }],
  ['an answer that does not come', { status: 500, body: {} }],
])('nothing is shown of %s', async (_case, answer) => {
  const { asked } = fakeApi({ [SEARCH]: answer });
  renderPart(<OrderCustomer phone="600111222" />);
  await waitFor(() => expect(asked(SEARCH)).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  takeConsoleErrors();
});

it('nobody is looked for without a phone', () => {
  const { calls } = fakeApi({});
  renderPart(<OrderCustomer phone={null} />);
  expect(calls).toEqual([]);
});
