// Who is signed in need not say who they are (docs/rules/orders.md#orders-of-signed-in-customers).
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readOwnAccount } from '@brasa/core/accounts/accounts.calls.ts';
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { OWN_ACCOUNT } from '../../../test/own-account-samples.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import type { Answers } from '../../../test/fake-api.ts';
import { category, product } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';
import { keyOf } from '../../browser/api/send.ts';

const ANSWERS: Answers = {
  'GET /api/categories': { body: [category(3, 'Pollos')] },
  'GET /api/products': { body: [product({ id: 1, name: 'Pollo entero', categoryId: 3 })] },
  'GET /api/auth/me/account': { body: OWN_ACCOUNT },
};

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('fills in name, phone and email; the consent is given anew', async () => {
  renderAppAs({ role: 'abaranci' }, '/encargar', ANSWERS);
  const name = await field('Nombre');
  await waitFor(() => expect(name).toHaveValue('Ana Núñez'));
  expect(await field('Teléfono')).toHaveValue('600 111 222');
  expect(await field('Email')).toHaveValue('ana@example.com');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('leaves what was typed, and follows what is corrected elsewhere', async () => {
  const { queryClient } = renderAppAs({ role: 'abaranci' }, '/encargar', ANSWERS);
  const name = await field('Nombre');
  await waitFor(() => expect(name).toHaveValue('Ana Núñez'));
  await userEvent.clear(name);
  await userEvent.type(name, 'Para la abuela');
  const corrected: OwnAccount = { ...OWN_ACCOUNT, email: 'ana.n@example.com' };
  act(() => void queryClient.setQueryData(keyOf(readOwnAccount), corrected));
  expect(await field('Email')).toHaveValue('ana.n@example.com');
  expect(name).toHaveValue('Para la abuela');
});

it('fills in nothing for staff, who order for others', async () => {
  const api = renderAppAs({ role: 'haykakan' }, '/encargar', ANSWERS);
  await screen.findByRole('heading', { name: /Panel Haykakan/ });
  expect(await field('Nombre')).toHaveValue('');
  expect(api.asked('GET /api/auth/me/account')).toBe(0);
});
