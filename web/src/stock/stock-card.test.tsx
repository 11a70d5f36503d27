import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DayStage } from '@brasa/core/hours/hours.rules.ts';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { fakeApi, type AnswerTo } from '../../test/fake-api.ts';
import { fakeTime, passTime } from '../../test/fake-time.ts';
import { renderPart } from '../../test/render-app.tsx';
import { STOCK } from '../../test/samples.ts';
import { userEvent } from '../../test/user-event.ts';
import { StockCard } from './stock-card.tsx';

afterEach(() => vi.useRealTimers());

const NOTE = 'Puedes hacer tu pedido aunque no quede ninguno.';

function show(answer: AnswerTo<'readStock'> | (() => AnswerTo<'readStock'>), today?: DayStage) {
  const api = fakeApi({ 'GET /api/stock': answer });
  return { ...api, ...renderPart(<StockCard {...(today && { today })} />) };
}

it('shows what is left today, and that orders are taken all the same', async () => {
  show({ body: { ...STOCK, unreservedStock: '12.5' } });
  expect(screen.getByRole('heading', { name: 'Pollos disponibles hoy' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('12 1/2'));
  expect(screen.getByText(NOTE)).toBeVisible();
});

it('says that it is loading, with the note already there', async () => {
  show({ body: { ...STOCK, unreservedStock: '60.0' } });
  expect(screen.getByRole('status', { name: 'Cargando los pollos disponibles' })).toBeVisible();
  expect(screen.getByText(NOTE)).toBeVisible();
  await screen.findByText('60');
});

it('shows none left where more went than was counted', async () => {
  show({ body: { ...STOCK, unreservedStock: '-2.0' } });
  expect(await screen.findByText('0')).toBeVisible();
});

it('says first that orders are taken all the same where none is left', async () => {
  show({ body: { ...STOCK, unreservedStock: '0.0' } });
  const figure = await screen.findByText('0');
  const { DOCUMENT_POSITION_PRECEDING } = Node;
  expect(figure.compareDocumentPosition(screen.getByText(NOTE))).toBe(DOCUMENT_POSITION_PRECEDING);
});

it('says that the figure could not be loaded, and tries again', async () => {
  let fails = true;
  show(() =>
    fails ? { status: 500, body: { error: 'x' } } : { body: { ...STOCK, unreservedStock: '7.0' } },
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No se pudo cargar cuántos quedan',
  );
  expect(takeConsoleErrors()).toHaveLength(1);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('7')).toBeVisible();
});

it('shows what nobody has reserved yet, and asks for it again every minute', async () => {
  fakeTime();
  let unreservedStock = '12.0';
  show(() => ({ body: { ...STOCK, currentStock: '60.0', unreservedStock } }));
  expect(await screen.findByText('12')).toBeVisible();
  unreservedStock = '9.5';
  await passTime(61_000);
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('9 1/2'));
});

it('goes on showing what it showed when a later look fails', async () => {
  fakeTime();
  let fails = false;
  const { asked } = show(() =>
    fails ? { offline: true } : { body: { ...STOCK, unreservedStock: '12.0' } },
  );
  expect(await screen.findByText('12')).toBeVisible();
  fails = true;
  await passTime(61_000);
  // Once more, as every query.
  await waitFor(() => expect(asked('GET /api/stock')).toBe(3));
  await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1));
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['over', 'Por hoy hemos terminado. Pide para otro día.'],
  ['closed', 'Hoy estamos cerrados. Pide para otro día.'],
] as const)('counts nothing on a day that is %s', (today, text) => {
  show({ body: { ...STOCK, unreservedStock: '12.0' } }, today);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('12')).not.toBeInTheDocument();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

it('counts nothing of chickens that are marked as sold out, also during a pause', () => {
  fakeApi({ 'GET /api/stock': { body: { ...STOCK, unreservedStock: '12.0' } } });
  renderPart(<StockCard isSoldOut isPaused />);
  expect(screen.getByText('Por hoy están agotados. Pide para otro día.')).not.toHaveClass(
    'invisible',
  );
  expect(screen.queryByText('12')).not.toBeInTheDocument();
});

it('says of a pause that the web takes orders for other days alone, once the day is not over', async () => {
  fakeApi({ 'GET /api/stock': { body: STOCK } });
  const paused = 'Por la web, ahora solo para otro día.';
  const { unmount } = renderPart(<StockCard isPaused />);
  expect(screen.getByText(paused)).not.toHaveClass('invisible');
  expect(screen.getByText(NOTE)).toHaveClass('invisible');
  await screen.findByRole('region');
  unmount();
  renderPart(<StockCard isPaused today="over" />);
  expect(screen.getByText('Por hoy hemos terminado. Pide para otro día.')).not.toHaveClass(
    'invisible',
  );
  expect(screen.getByText(paused)).toHaveClass('invisible');
});

it('says how old the figure is when it is asked for again without an answer', async () => {
  let isLost = false;
  const { queryClient } = show(() =>
    isLost ? { offline: true } : { body: { ...STOCK, unreservedStock: '7.0' } },
  );
  expect(await screen.findByText('7')).toBeVisible();
  isLost = true;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/^Sin conexión\. Datos de las \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText(NOTE)).toHaveClass('invisible');
  expect(takeConsoleErrors()).toHaveLength(1);
});
