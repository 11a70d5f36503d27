import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { asCopy, qr, rule, text } from '@brasa/core/tickets/ticket.rules.ts';
import type { Printer } from '@brasa/core/tickets/tickets.contract.ts';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import type { Answers } from '../../test/fake-api.ts';
import { FISCAL_SITE } from '../../test/invoice-samples.ts';
import { desk, findToast, LOLA, openDesk, openOrder, POLL, ROSA } from '../../test/staff-desk.ts';
import { userEvent } from '../../test/user-event.ts';
import { printHere } from './print-here.ts';

const POST = 'POST /api/orders/4/tickets';
const FINE: Printer = { isSet: true, waiting: 0, fault: null, failingSince: null };
const AWAY: Printer = {
  ...{ isSet: true, waiting: 12, fault: 'paper_out' },
  failingSince: '2026-11-20T12:05:00.000Z',
};
const withPrinter = (printer: Printer): Answers => ({ 'GET /api/printer': { body: printer } });
const TICKET: Answers = {
  [POST]: { status: 201, body: { id: 9, isCopy: true } },
  'GET /api/tickets/9': {
    body: asCopy({
      lines: [...text('Pedido 4', { size: 2 }), rule(), qr('https://sede.example/ValidarQR?x=1')],
    }),
  },
};

async function openDrawer(answers: Answers = {}, order: Order = ROSA) {
  const api = openDesk({ [POLL]: desk(order), ...answers });
  const drawer = await openOrder(/Rosa/);
  const part = within(await drawer.findByRole('region', { name: 'Imprimir' }));
  const press = (name: string) => userEvent.click(part.getByRole('button', { name }));
  const asked = () =>
    api.calls.filter(({ method, path }) => `${method} ${path}` === POST).map(({ body }) => body);
  return { part, press, asked, calls: api.calls };
}

afterEach(() => {
  printHere(false);
});

describe('with a printer', () => {
  it('a tap sends the ticket there, another the receipt', async () => {
    const { part, press, asked } = await openDrawer({ ...withPrinter(FINE), ...TICKET });
    expect(part.getByText('En la impresora')).toBeVisible();
    await press('Imprimir ticket');
    expect(await findToast('Ticket de cocina en la impresora')).toContain('Ticket de cocina');
    await press('Imprimir recibo');
    expect(await findToast('Recibo en la impresora')).toContain('Recibo');
    expect(asked()).toEqual([
      { kind: 'order', way: 'printer' },
      { kind: 'receipt', way: 'printer' },
    ]);
  });

  it('that has no paper it says so, and this device can take over', async () => {
    const { part, press, asked } = await openDrawer({ ...withPrinter(AWAY), ...TICKET });
    expect(part.getByText('Impresora sin papel')).toBeVisible();
    await press('Usar este dispositivo');
    expect(part.getByText('En este dispositivo')).toBeVisible();
    await press('Imprimir ticket');
    const sheet = await screen.findByRole('dialog', { name: 'Ticket de cocina' });
    expect(asked()).toEqual([{ kind: 'order', way: 'browser' }]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Volver' }));
  });

  it('this device goes on being it with the next order, until the printer is chosen again', async () => {
    const answers = { ...withPrinter(FINE), [POLL]: desk(ROSA, LOLA) };
    const { press } = await openDrawer(answers);
    await press('Usar este dispositivo');
    await userEvent.keyboard('{Escape}');
    const drawer = await openOrder(/Lola/);
    const next = within(await drawer.findByRole('region', { name: 'Imprimir' }));
    expect(next.getByText('En este dispositivo')).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Usar la impresora' }));
    expect(next.getByText('En la impresora')).toBeVisible();
  });

  it('what is refused is told', async () => {
    const refusal = { status: 409, body: { code: 'PRINTER_MISSING', error: 'No hay impresora' } };
    const { press } = await openDrawer({ ...withPrinter(FINE), [POST]: refusal });
    await press('Imprimir ticket');
    expect(await findToast('No se pudo imprimir')).toContain('No hay impresora');
    takeConsoleErrors();
  });
});

describe('without a printer', () => {
  it('the browser prints the lines that the printer would', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { press } = await openDrawer(TICKET);
    await press('Imprimir ticket');
    const sheet = within(await screen.findByRole('dialog', { name: 'Ticket de cocina' }));
    expect(await sheet.findByText('COPIA')).toBeVisible();
    expect(sheet.getByText('Pedido 4')).toBeVisible();
    expect(sheet.getByRole('img', { name: 'Código QR tributario' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    // On paper it stands alone, outside of the sheet.
    const paper = document.querySelector('body > div > [data-printed][data-ticket]');
    expect(paper?.textContent).toContain('COPIA');
    await userEvent.click(sheet.getByRole('button', { name: 'Volver' }));
    expect(document.querySelector('[data-ticket]')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('another order opened while a ticket is on its way', () => {
  const NEXT = 'POST /api/orders/1/tickets';

  /** Answers of calls for tickets wait until they are let go. */
  function holdTickets() {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (init?.method === 'POST' && path.endsWith('/tickets')) await promise;
      return answer(path, init);
    });
    return () => resolve(undefined);
  }

  async function changeDrawer(answers: Answers) {
    const { press, calls } = await openDrawer({
      ...{
        ...TICKET,
        [POLL]: desk(ROSA, LOLA),
        [NEXT]: { status: 201, body: { id: 10, isCopy: false } },
      },
      ...answers,
    });
    const letGo = holdTickets();
    await press('Imprimir ticket');
    await userEvent.keyboard('{Escape}');
    const next = await openOrder(/Lola/);
    const part = within(await next.findByRole('region', { name: 'Imprimir' }));
    const sent = () => calls.flatMap(({ path }) => (path.endsWith('/tickets') ? [path] : []));
    return { letGo, part, sent };
  }

  it('the printer gets both, and each is told by its number', async () => {
    const { letGo, part, sent } = await changeDrawer(withPrinter(FINE));
    const button = part.getByRole('button', { name: 'Imprimir ticket' });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    letGo();
    expect(await findToast('Ticket de cocina en la impresora')).toMatch(/Pedido n\.º [14]/);
    await waitFor(() =>
      expect(sent().sort()).toEqual(['/api/orders/1/tickets', '/api/orders/4/tickets']),
    );
  });

  it('the device shows the ticket that was asked for, over the drawer that is open by then', async () => {
    const { letGo, sent } = await changeDrawer({});
    letGo();
    const sheet = within(await screen.findByRole('dialog', { name: 'Ticket de cocina' }));
    expect(await sheet.findByText('Pedido 4')).toBeVisible();
    expect(sent()).toEqual(['/api/orders/4/tickets']);
    await userEvent.click(sheet.getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('dialog', { name: 'Lola' })).toBeVisible();
  });
});

describe('with a tax identity', () => {
  const FISCAL: Answers = { 'GET /api/site': { body: FISCAL_SITE }, ...withPrinter(FINE) };

  it('is asked before a receipt makes the invoice', async () => {
    const { press, asked } = await openDrawer({ ...FISCAL, ...TICKET });
    await press('Imprimir recibo');
    const name = 'El recibo es su factura simplificada';
    const question = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(question.getByRole('button', { name: 'Volver' }));
    expect(asked()).toEqual([]);
    await press('Imprimir recibo');
    const again = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: 'Hacer e imprimir' }));
    expect(await findToast('Recibo en la impresora')).toContain('Recibo');
    expect(asked()).toEqual([{ kind: 'receipt', way: 'printer' }]);
  });

  it('and not where the order has its invoice', async () => {
    const invoiced = { ...ROSA, invoicePDF: 'invoices/S2026-000001.pdf' };
    const { press, asked } = await openDrawer({ ...FISCAL, ...TICKET }, invoiced);
    await press('Imprimir recibo');
    await findToast('Recibo en la impresora');
    expect(asked()).toHaveLength(1);
  });
});

describe('the desk', () => {
  const notice = () => screen.findByRole('status', { name: 'Impresora' });

  it('says what stands in the way, since when and of how many tickets', async () => {
    openDesk(withPrinter(AWAY));
    const told = within(await notice());
    expect(await told.findByText('Impresora sin papel')).toBeVisible();
    expect(told.getByText(/12 tickets esperan desde las 13:05/)).toBeVisible();
  });

  it('says nothing while nothing waits', async () => {
    openDesk(withPrinter({ ...AWAY, waiting: 0 }));
    expect(await notice()).toBeEmptyDOMElement();
  });

  it('discards what waits, once it has asked', async () => {
    const api = openDesk({
      ...withPrinter({ ...AWAY, waiting: 1 }),
      'DELETE /api/printer/waiting': { status: 204, body: undefined },
    });
    const told = within(await notice());
    await userEvent.click(await told.findByRole('button', { name: 'Descartar' }));
    const question = within(
      await screen.findByRole('dialog', { name: '¿Descartar lo que espera?' }),
    );
    expect(question.getByText(/^1 ticket espera: no saldrán/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    await findToast('Tickets descartados');
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
