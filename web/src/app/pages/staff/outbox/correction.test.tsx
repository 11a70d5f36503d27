// An order that the server has refused, back in the form for a new one (docs/rules/dashboard.md#what-waits-is-shown).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogProduct } from '../../../../../test/catalog-samples.ts';
import { haveIndexedDb } from '../../../../../test/fake-indexed-db.ts';
import {
  deskOrder,
  findToast,
  MENU,
  NOW,
  openDesk,
  type Part,
} from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
import { writeIn } from '../../../../../test/write-in.ts';
import {
  addEntry,
  listEntries,
  settleRefused,
  withOutbox,
} from '../../../../browser/outbox/outbox-store.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';

haveIndexedDb();

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const CREATE = 'POST /api/orders';
const LAVASH = catalogProduct({ id: 91, name: 'Lavash', price: '2.50', deleted: true });

/** Quim's order of a chicken and a lavash, which has left the menu; then the desk. */
async function openRefused() {
  const lines = [
    { productId: 8, quantity: '1' },
    { productId: 91, quantity: '1' },
  ];
  const body = { customerName: 'Quim', pickupTime: '2026-11-20T14:00', lines };
  await withOutbox(async (outbox) => {
    const entry = await addEntry(outbox, {
      ...{ key: 'key-1-0000', userId: 7, madeAt: NOW, baseVersion: null, isSent: false },
      ...{ call: 'createOrder', body },
    });
    const message = 'Este producto ya no está en la carta';
    await settleRefused(outbox, entry, { status: 422, code: 'LINES_NOT_AVAILABLE', message });
  });
  return openDesk({
    ...MENU,
    'GET /api/catalog': { body: { categories: [], products: [LAVASH] } },
    [CREATE]: { status: 201, body: deskOrder(41, '2026-11-20T14:00') },
  });
}

const press = async (name: string | RegExp, part: Part = screen) =>
  userEvent.click(await part.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('dialog', { name: 'Nuevo pedido' }));
const name = async () => (await form()).getByLabelText<HTMLInputElement>('Nombre');

async function correct() {
  await press(/Ver$/);
  await press('Corregir');
  await waitFor(async () => expect((await name()).value).toBe('Quim'));
}

const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('keeps the dish that has left the menu, and says so', async () => {
  await openRefused();
  await correct();
  expect((await form()).getByText('Pedido por corregir')).toBeVisible();
  expect(await (await form()).findByText(/^a 2,50.*, ya no está en la carta$/)).toBeVisible();
});

it('is the correction still when it was closed meanwhile', async () => {
  await openRefused();
  await correct();
  await close();
  await press('Pedido');
  expect((await form()).getByText('Pedido por corregir')).toBeVisible();
  await press('Guardar pedido', await form());
  await findToast('Pedido realizado');
  await waitFor(async () => expect(await withOutbox(listEntries)).toEqual([]));
});

it('takes the place of what was typed only with a way back', async () => {
  await openRefused();
  await press('Pedido');
  await writeIn(await name(), 'Señora Larga');
  await close();
  await correct();
  await findToast('El pedido por corregir está aquí');
  // Nothing below the sheet can be pressed in jsdom, which knows no styles.
  fireEvent.click(await screen.findByText('Deshacer'));
  expect((await name()).value).toBe('Señora Larga');
  expect((await form()).queryByText('Pedido por corregir')).not.toBeInTheDocument();
});
