// Mail that did not arrive, at the desk (docs/rules/messages.md#for-staff).
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OrderMessages } from '@brasa/core/messages/messages.contract.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { fakeTime } from '../../../../test/fake-time.ts';
import {
  desk,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  POLL,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';

const MAILED = { ...LOLA, customerEmail: 'lola@example.com', customerPhone: '600111222' };
const AT = '2026-11-20T12:05:00.000Z';
const FAILED = { id: 7, kind: 'ready', channel: 'mail', fault: 'address_refused', at: AT } as const;
const OF_LOLA = { orderId: 1, customerName: 'Lola', customerPhone: '600111222' };
const TOLD: OrderMessages = {
  isOn: true,
  messages: [
    { id: 6, kind: 'confirmation', channel: 'mail', state: 'sent', at: AT, fault: null },
    { ...FAILED, state: 'failed' },
  ],
};

beforeEach(() => {
  fakeTime(NOW);
});

const answers = (changes: Answers = {}): Answers => ({
  [POLL]: () => desk(MAILED),
  'GET /api/messages/failed': {
    body: [{ ...FAILED, ...OF_LOLA, isHandedOver: false }],
  },
  'GET /api/orders/1': { body: { ...MAILED, history: [] } },
  'GET /api/orders/1/messages': { body: TOLD },
  ...changes,
});

it('says above the orders who has not been told, and leads there', async () => {
  openDesk(answers());
  await findLine(/Lola/);
  const notice = await screen.findByText(/^Sin aviso por correo/);
  expect(notice).toHaveTextContent('Sin aviso por correo: Lola');
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(await screen.findByRole('region', { name: 'Avisos al cliente' })).toBeVisible();
});

it('says it of a confirmation that failed after the hand-over, and leads to the archive', async () => {
  const kind = 'confirmation' as const;
  const failed = { ...FAILED, ...OF_LOLA, kind, orderId: 9, isHandedOver: true };
  openDesk(answers({ 'GET /api/messages/failed': { body: [failed] } }));
  expect(await screen.findByText(/^Sin aviso por correo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute(
    'href',
    '/admin/historial?pedido=9',
  );
});

it('shows what was sent and what was not, why, whom to call, and sends again', async () => {
  const { asked } = openDesk(
    answers({
      'POST /api/messages/7/again': {
        status: 201,
        body: {
          isOn: true,
          messages: [
            ...TOLD.messages,
            { id: 8, kind: 'ready', channel: 'mail', state: 'waiting', at: AT, fault: null },
          ],
        },
      },
    }),
  );
  const drawer = await openOrder(/Lola/);
  await userEvent.click(drawer.getByRole('button', { name: 'Avisos al cliente' }));
  expect(await drawer.findByText('La dirección no existe o no admite correo')).toBeVisible();
  expect(drawer.getByText('Confirmación')).toBeVisible();
  expect(drawer.getByRole('link', { name: /^Llamar: 600/ })).toHaveAttribute(
    'href',
    'tel:+34600111222',
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Enviar de nuevo' }));
  expect(await findToast('Se envía otra vez')).toBeDefined();
  expect(asked('POST /api/messages/7/again')).toBe(1);
});

it('says nothing of an order without an address', async () => {
  openDesk(
    answers({
      [POLL]: () => desk({ ...LOLA, customerEmail: null }),
      'GET /api/messages/failed': { body: [] },
    }),
  );
  const drawer = await openOrder(/Lola/);
  expect(drawer.queryByRole('button', { name: 'Avisos al cliente' })).toBeNull();
});
