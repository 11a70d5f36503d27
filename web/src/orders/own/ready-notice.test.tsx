// Asking to be told when the order is ready (docs/rules/messages.md#to-a-phone).
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type Answers } from '../../../test/fake-api.ts';
import { bodiesOf, fakePush, PUBLIC_KEY } from '../../../test/fake-push.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { ReadyNotice } from './ready-notice.tsx';

const CODE = 'xxxxxxxxxxxxxxxxxxxxxx';
const ASK = `POST /api/order-pages/${CODE}/push` as const;
const STOP = `POST /api/order-pages/${CODE}/push/stop` as const;

function open(answers: Answers = {}) {
  const api = fakeApi({
    'GET /api/push': { body: { publicKey: PUBLIC_KEY } },
    [ASK]: { status: 204 },
    [STOP]: { status: 204 },
    ...answers,
  });
  renderPart(<ReadyNotice code={CODE} orderId={4} />);
  return api;
}

const wish = () =>
  userEvent.click(screen.getByRole('button', { name: /Avísame cuando esté listo/ }));

it('asks the browser, tells the shop where it is reached, and takes it back', async () => {
  fakePush();
  const { asked, calls } = open();
  expect(screen.getByText('En este dispositivo, y también si cambiamos algo.')).toBeVisible();
  await wish();
  const stop = await screen.findByRole('button', { name: 'No me avises' });
  expect(screen.getByRole('status')).toHaveTextContent('Te avisaremos en este dispositivo');
  const [sent] = bodiesOf(calls, ASK);
  expect(sent).toMatchObject({ endpoint: 'https://push.example/1' });
  expect((sent as { p256dh: string }).p256dh).toMatch(/^B[\w-]{86}$/);
  expect((sent as { auth: string }).auth).toMatch(/^[\w-]{22}$/);
  await userEvent.click(stop);
  expect(await screen.findByRole('button', { name: /Avísame/ })).toBeVisible();
  expect(bodiesOf(calls, STOP)).toEqual([{ endpoint: 'https://push.example/1' }]);
  expect(asked(ASK)).toBe(1);
});

it('says how to go on where somebody has shut notifications out', async () => {
  fakePush({ answer: 'denied' });
  const { asked } = open();
  await wish();
  expect(await screen.findByRole('alert')).toHaveTextContent(/bloqueadas en este navegador/);
  expect(asked(ASK)).toBe(0);
});

it('asks again for a permission that was put off', async () => {
  fakePush({ answer: 'default' });
  const { asked } = open();
  await wish();
  expect(await screen.findByRole('alert')).toHaveTextContent(/vuelve a pulsar el botón/);
  expect(asked(ASK)).toBe(0);
});

it('says so where the browser cannot do it', async () => {
  open();
  await wish();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Este navegador no puede/);
});

it('does not say that it will tell before the shop knows', async () => {
  fakePush();
  open({ [ASK]: { status: 503, body: { code: 'UNAVAILABLE', error: 'Ahora no' } } });
  await wish();
  expect(await screen.findByRole('alert')).toHaveTextContent(/vuelve a intentarlo/);
  expect(screen.getByRole('button', { name: /Avísame/ })).toBeVisible();
  takeConsoleErrors();
});

it('remembers it, and tells the shop anew where the browser is reached', async () => {
  const { subscribe } = fakePush({ isAllowed: true });
  localStorage.setItem('brasa:push:order:4', '4');
  const { asked } = open();
  expect(screen.getByRole('button', { name: 'No me avises' })).toBeVisible();
  await waitFor(() => expect(asked(ASK)).toBe(1));
  expect(subscribe).toHaveBeenCalledOnce();
});

it('does not go on where notifications have been shut out since', () => {
  fakePush();
  localStorage.setItem('brasa:push:order:4', '4');
  const { asked } = open();
  expect(screen.getByRole('button', { name: /Avísame/ })).toBeVisible();
  expect(asked(ASK)).toBe(0);
});
