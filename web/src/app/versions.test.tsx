import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServiceWorkers } from '../../test/fake-service-worker.ts';
import { userEvent } from '../../test/user-event.ts';
import { createQueryClient, DRAFTS } from '../browser/api/query-client.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ORDER_DRAFT } from '../browser/forms/cached-draft.ts';
import { keepOverReload, loadAnew, offerVersion } from './versions.ts';

const notice = () => screen.queryByText('Hay una versión nueva');
const update = () => userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));

/** A page to which a version is offered. */
function offered() {
  const { registration, control } = fakeServiceWorkers();
  const before = registration.install();
  control(before);
  const version = registration.install();
  const begin = vi.fn();
  render(<Toaster />);
  act(() => offerVersion(version as unknown as ServiceWorker, createQueryClient(), begin));
  return { registration, before, version, control, begin };
}

it('leaves the version where it is while nobody wants it', async () => {
  const { version, begin } = offered();
  expect(notice()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(notice()).not.toBeInTheDocument();
  expect(version.messages).toEqual([]);
  expect(begin).not.toHaveBeenCalled();
});

it('lets the version take over, and then begins anew', async () => {
  const { registration, before, version, control, begin } = offered();
  await update();
  expect(before.messages).toEqual([{ type: 'MAKE_WAY' }]);
  expect(version.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(screen.getByText('Actualizando...')).toBeVisible();
  expect(begin).not.toHaveBeenCalled();
  vi.useFakeTimers();
  control(version);
  await vi.advanceTimersByTimeAsync(6000);
  expect(begin).toHaveBeenCalledOnce();
  expect(registration.unregister).not.toHaveBeenCalled();
});

it('begins anew at once where another page has let it take over', async () => {
  const { version, control, begin } = offered();
  control(version);
  await update();
  expect(version.messages).toEqual([]);
  expect(begin).toHaveBeenCalledOnce();
});

it('begins anew where a later version has come in its place', async () => {
  const { version, begin } = offered();
  await update();
  version.become('redundant');
  await waitFor(() => expect(begin).toHaveBeenCalledOnce());
});

it('begins anew without a worker where the version of before does not make way', async () => {
  const { registration, control, version, begin } = offered();
  begin.mockImplementation(() => expect(registration.unregister).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await vi.advanceTimersByTimeAsync(5999);
  expect(begin).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begin).toHaveBeenCalledOnce();
  control(version);
  await vi.advanceTimersByTimeAsync(0);
  expect(begin).toHaveBeenCalledOnce();
});

it('waits where a form would lose what is typed', async () => {
  const { version, begin } = offered();
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  await update();
  expect(screen.getByText('Guarda antes lo que estás escribiendo')).toBeVisible();
  expect([version.messages, begin.mock.calls]).toEqual([[], []]);
  window.removeEventListener('beforeunload', ask);
  await update();
  expect(version.messages).toEqual([{ type: 'SKIP_WAITING' }]);
});

it('hands over what is typed to the page that is loaded anew', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData([DRAFTS, 'order'], { name: 'Lola' });
  const reload = vi.fn(() => expect(sessionStorage.getItem('brasa:handed-over')).toContain('Lola'));
  loadAnew(queryClient, reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('hands over the order form of a signed-in customer too, whatever the page keeps by itself', () => {
  const queryClient = createQueryClient();
  sessionStorage.setItem('brasa:user', '7');
  queryClient.setQueryData([DRAFTS, ORDER_DRAFT], { customerName: 'Ana' });
  keepOverReload(queryClient);
  loadAnew(queryClient, () => window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('brasa:handed-over')).toContain('Ana');
});
