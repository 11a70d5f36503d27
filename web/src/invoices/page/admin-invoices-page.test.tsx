import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { answering, type Answers } from '../../../test/fake-api.ts';
import { fakeTime } from '../../../test/fake-time.ts';
import { FISCAL_SITE, FULL, listOf, TICKET } from '../../../test/invoice-samples.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { findToast, NOW, ROSA, said } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';

const NOVEMBER = 'GET /api/invoices?from=2026-11-01&to=2026-11-30&limit=50';
const SALES = 'GET /api/sales?limit=20&day=2026-11-19';
const OLDER = 'GET /api/invoices?from=2026-11-01&to=2026-11-30&before=2&limit=50';

async function openPage(list: InvoiceList = listOf([TICKET, FULL]), answers: Answers = {}) {
  const api = renderAppAs({ role: 'haykakan' }, '/admin/facturas', {
    'GET /api/site': { body: FISCAL_SITE },
    [NOVEMBER]: { body: list },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Totales' });
  return {
    ...api,
    listed: () =>
      api.calls.map(({ path }) => path).filter((path) => /^\/api\/invoices\?/.test(path)),
  };
}

const lines = () =>
  within(screen.getByRole('region', { name: 'Facturas del periodo' })).getAllByRole('listitem');

beforeEach(() => {
  fakeTime(NOW);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file' }));
  URL.revokeObjectURL = vi.fn();
  // jsdom goes nowhere.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

describe('the list', () => {
  it('shows this month’s, each with what it is, whose, how much and how it stands', async () => {
    await openPage();
    expect(lines().map((line) => said(within(line).getAllByRole('button')[0]!))).toEqual([
      'S2026-00000131,00 €Ticket20/11/2026 13:42Sin nombreAceptada',
      'F2026-00000131,00 €Factura20/11/2026 13:42Rosa Pérez · 12345678ZPendiente de envío',
    ]);
    expect(
      within(lines()[1]!).getByRole('link', { name: 'PDF de F2026-000001' }).getAttribute('href'),
    ).toBe('/api/invoices/1/pdf');
  });

  it('adds the period up by rates', async () => {
    await openPage();
    const totals = within(screen.getByRole('table', { name: 'Totales por tipo de IVA' }));
    expect(totals.getAllByRole('row').map(said).slice(1)).toEqual([
      '10 %49,10 €4,90 €54,00 €',
      '21 %6,62 €1,38 €8,00 €',
      'Suma55,72 €6,28 €62,00 €',
    ]);
  });

  it('says what was annulled or corrected beside how the record stands', async () => {
    await openPage(
      listOf([
        { ...FULL, state: 'accepted', annulledAt: '2026-11-20T12:50:00.000Z' },
        { ...TICKET, citedBy: [{ id: 5, code: 'F2026-000002' }] },
        { ...FULL, id: 3, code: 'F2026-000003', citedBy: [{ id: 6, code: 'R2026-000001' }] },
      ]),
    );
    expect(screen.getByText('Anulada')).toBeVisible();
    expect(screen.getByText('Sustituida por F2026-000002')).toBeVisible();
    expect(screen.getByText('Rectificada por R2026-000001')).toBeVisible();
  });

  it('asks for another period, and keeps it in the address', async () => {
    const { listed } = await openPage(undefined, {
      'GET /api/invoices?from=2026-07-01&to=2026-09-30&limit=50': { body: listOf([]) },
    });
    await user().click(screen.getByRole('radio', { name: 'Trimestre pasado' }));
    expect(await screen.findByText('No hay facturas en este periodo')).toBeVisible();
    expect(window.location.search).toBe('?desde=2026-07-01&hasta=2026-09-30');
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-07-01');
    expect(listed().at(-1)).toContain('from=2026-07-01&to=2026-09-30');
  });

  it('leads on where a period is empty', async () => {
    await openPage(listOf([]), { 'GET /api/invoices?limit=50': { body: listOf([FULL]) } });
    await user().click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(await screen.findByText('F2026-000001')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Todas' })).toBeChecked();
  });

  it('loads older ones below', async () => {
    const { listed } = await openPage(listOf([TICKET], { hasMore: true }), {
      [OLDER]: {
        body: listOf([FULL]),
      },
    });
    await user().click(screen.getByRole('button', { name: 'Ver más antiguas' }));
    expect(await screen.findByText('F2026-000001')).toBeVisible();
    expect(lines()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ver más antiguas' })).not.toBeInTheDocument();
    expect(listed().at(-1)).toContain('before=2');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isFailing = true;
    renderAppAs({ role: 'haykakan' }, '/admin/facturas', {
      [NOVEMBER]: () => (isFailing ? { status: 500 } : { body: listOf([FULL]) }),
    });
    await screen.findByText('No se pudieron cargar las facturas');
    isFailing = false;
    await user().click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('F2026-000001')).toBeVisible();
    takeConsoleErrors();
  });

  it('asks to sign in again once the session has ended', async () => {
    renderAppAs({ role: 'haykakan' }, '/admin/facturas', { [NOVEMBER]: { status: 401 } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
  });

  it('opens the order of each', async () => {
    await openPage(undefined, {
      'GET /api/orders/4': { body: { ...ROSA, status: 'delivered', history: [] } },
      'POST /api/points/search-phone': { body: { found: false } },
      'GET /api/auth/users/search/phone/600111222': { body: { found: false } },
    });
    await user().click(screen.getByRole('button', { name: 'Pedido 000004 de F2026-000001' }));
    expect(await screen.findByRole('dialog', { name: 'Rosa' })).toBeVisible();
  });

  it('opens the sales of the day of one that is of a sale, from the list and from the drawer', async () => {
    const ofSale = { ...TICKET, orderId: null, saleId: 12, soldOn: '2026-11-19' };
    const { asked } = await openPage(listOf([ofSale]), {
      'GET /api/invoices/2': { body: ofSale },
      [SALES]: {
        body: {
          day: '2026-11-19',
          sales: [],
          hasMore: false,
          standing: { count: 0, total: '0.00' },
        },
      },
    });
    await user().click(screen.getByRole('button', { name: 'Venta 12 de S2026-000001' }));
    const sales = await screen.findByRole('dialog', { name: 'Ventas de mostrador' });
    expect(await within(sales).findByText('Ninguna venta')).toBeVisible();
    await user().click(within(sales).getByRole('button', { name: 'Cerrar' }));
    await user().click(screen.getByRole('button', { name: /^S2026-000001/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /S2026-000001/ }));
    await user().click(drawer.getByRole('button', { name: 'Venta 12' }));
    expect(await screen.findByRole('dialog', { name: 'Ventas de mostrador' })).toBeVisible();
    expect(asked(SALES)).toBeGreaterThan(0);
  });
});

describe('files', () => {
  it.each([
    ['Libro para la gestoría (CSV)', 'GET /api/invoices.csv?from=2026-11-01&to=2026-11-30'],
    ['Registros de facturación (XML)', 'GET /api/invoices.xml?from=2026-11-01&to=2026-11-30'],
    ['XML de F2026-000001', 'GET /api/invoices/1/xml'],
  ] as const)('%s is downloaded under the server’s name', async (name, call) => {
    const head = { 'Content-Disposition': 'attachment; filename="de-noviembre"' };
    const { asked } = await openPage(undefined, answering(call, { body: 'a;b', head }));
    await user().click(screen.getByRole('button', { name }));
    expect(await findToast('Archivo descargado')).toContain('de-noviembre');
    expect(asked(call)).toBe(1);
  });

  it('that do not come are said', async () => {
    await openPage(undefined, { 'GET /api/invoices.csv': { offline: true } });
    await user().click(screen.getByRole('button', { name: /^Libro/ }));
    expect(await findToast('No se pudo descargar')).toContain('Sin conexión');
    takeConsoleErrors();
  });
});

describe('how the records stand', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Agencia Tributaria' }));
  const sending = (fields: Partial<InvoiceList['sending']>) => ({
    sending: { ...listOf([]).sending, ...fields },
  });

  it('says that nothing is sent, and from when on that does not suffice', async () => {
    await openPage();
    expect(panel().getByText(/No basta desde el 1 de enero de 2027 para sociedades/)).toBeVisible();
    expect(said(panel().getByText('Pendientes de envío').parentElement)).toBe(
      'Pendientes de envío1',
    );
  });

  it('says what waits, what was rejected and why the last attempt failed', async () => {
    const state = sending({
      ...{ mode: 'test', pending: 3, rejected: 2, lastError: 'El servicio no responde' },
      nextAttemptAt: '2026-11-20T13:30:00.000Z',
    });
    await openPage(listOf([FULL], state));
    expect(panel().getByText('Pruebas')).toBeVisible();
    expect(said(panel().getByText('Rechazados').parentElement)).toBe('Rechazados2');
    expect(said(panel().getByText('Próximo intento').parentElement)).toBe(
      'Próximo intentolas 14:30',
    );
    expect(panel().getByText('El servicio no responde')).toBeVisible();
  });

  it('says what the shop’s tax identity lacks, and where to put it', async () => {
    await openPage(listOf([], { hasTaxIdentity: false }), {
      'GET /api/site': { body: { ...FISCAL_SITE, taxId: '' } },
    });
    expect(await panel().findByText(/Faltan los datos fiscales: el NIF/)).toBeVisible();
    expect(panel().getAllByRole('link')[0]?.getAttribute('href')).toBe('/admin/settings');
  });

  it.each([
    ['that all is well', { records: 12, broken: null }, /^Todo bien: los 12 registros/],
    [
      'where it is broken',
      { records: 2, broken: { position: 3, code: 'F2026-000003', fault: 'La huella no coincide' } },
      'La cadena se rompe en el registro 3 (F2026-000003)',
    ],
  ])('checks the chain by hand and says %s', async (_case, body, text) => {
    await openPage(undefined, { 'GET /api/invoice-chain': { body } as never });
    await user().click(panel().getByRole('button', { name: 'Comprobar la cadena' }));
    expect(await panel().findByText(text)).toBeVisible();
  });
});

describe('one invoice', () => {
  async function openInvoice(invoice: Invoice = FULL, answers: Answers = {}) {
    const api = await openPage(listOf([invoice]), {
      [`GET /api/invoices/${invoice.id}`]: { body: invoice },
      ...answers,
    });
    await user().click(lines()[0]!.querySelector('button')!);
    const drawer = within(await screen.findByRole('dialog', { name: invoice.code }));
    return { ...api, drawer };
  }
  const sent = (calls: { path: string; body: unknown }[], path: string) =>
    calls.filter((call) => call.path === path).map(({ body }) => body);

  it('says its lines, its rates, its huella and where it can be checked', async () => {
    const { drawer } = await openInvoice();
    expect(drawer.getByText('2 × Pollo entero a la leña')).toBeVisible();
    expect(drawer.getByText('3C464DAF…2F60')).toBeVisible();
    expect(drawer.getByRole('link', { name: /Agencia Tributaria/ }).getAttribute('href')).toBe(
      FULL.qrUrl,
    );
  });

  it('copies the whole huella', async () => {
    const { drawer } = await openInvoice();
    // It brings a clipboard of its own.
    const copying = user();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await copying.click(drawer.getByRole('button', { name: 'Copiar' }));
    await findToast('Huella copiada');
    expect(writeText).toHaveBeenCalledWith(FULL.huella);
  });

  it('is annulled with its reason, once it is said what that means', async () => {
    const annulled: Invoice = { ...FULL, annulledAt: '2026-11-20T12:50:00.000Z' };
    const { calls, drawer } = await openInvoice(FULL, {
      'POST /api/invoices/1/annulment': { body: annulled },
    });
    await user().click(await drawer.findByRole('button', { name: 'Anular' }));
    expect(drawer.getByText(/esta venta no existió nunca/)).toBeVisible();
    await user().click(drawer.getByRole('button', { name: 'Anular F2026-000001' }));
    expect(await drawer.findByText('Indica el motivo')).toBeVisible();
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Pedido repetido');
    await user().click(drawer.getByRole('button', { name: 'Anular F2026-000001' }));
    await findToast('Factura anulada');
    expect(sent(calls, '/api/invoices/1/annulment')).toEqual([{ reason: 'Pedido repetido' }]);
  });

  it('is corrected by substitution, beginning with its own lines', async () => {
    const corrective: Invoice = {
      ...{ ...FULL, id: 9, code: 'R2026-000001', kind: 'R1', method: 'S' },
      cites: { id: 1, code: 'F2026-000001' },
    };
    const { calls, drawer } = await openInvoice(FULL, {
      'POST /api/invoices/1/corrections': { body: corrective },
      'GET /api/invoices/9': { body: corrective },
    });
    await user().click(await drawer.findByRole('button', { name: 'Rectificar' }));
    await user().click(drawer.getByRole('radio', { name: 'Otro error' }));
    await user().click(drawer.getByRole('button', { name: 'Eliminar línea 2' }));
    expect(said(drawer.getByText(/^Ahora/))).toBe('Ahora 31,00 €. Quedará en 27,00 €.');
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Sin cerveza');
    await user().click(drawer.getByRole('button', { name: 'Hacer la rectificativa' }));
    expect(await findToast('Factura rectificada')).toContain('R2026-000001');
    expect(sent(calls, '/api/invoices/1/corrections')).toEqual([
      {
        ...{ kind: 'R4', method: 'S', reason: 'Sin cerveza' },
        lines: [{ description: 'Pollo entero a la leña', rate: 10, total: '27.00' }],
        expectedTotal: '31.00',
      },
    ]);
    expect(await screen.findByRole('dialog', { name: 'R2026-000001' })).toBeVisible();
  });

  it('is corrected by the difference, a ticket only so as tickets are', async () => {
    const { calls, drawer } = await openInvoice(TICKET, {
      'POST /api/invoices/2/corrections': { status: 422, body: { error: 'La rectificación…' } },
    });
    await user().click(await drawer.findByRole('button', { name: 'Rectificar' }));
    expect(drawer.queryByRole('radio', { name: 'Otro error' })).not.toBeInTheDocument();
    await user().click(drawer.getByRole('radio', { name: 'Solo la diferencia' }));
    await user().type(drawer.getByRole('textbox', { name: 'Descripción' }), 'Pollo devuelto');
    const amount = drawer.getByRole('textbox', { name: 'Importe' });
    await user().type(amount, '-50');
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Devolución');
    await user().click(drawer.getByRole('button', { name: 'Hacer la rectificativa' }));
    expect(
      await drawer.findByText('Con esa rectificación quedaría un importe negativo'),
    ).toBeVisible();
    await user().clear(amount);
    await user().type(amount, '-13,50');
    expect(said(drawer.getByText(/^Ahora/))).toBe('Ahora 31,00 €. Quedará en 17,50 €.');
    await user().click(drawer.getByRole('button', { name: 'Hacer la rectificativa' }));
    await findToast('No se pudo rectificar la factura');
    expect(sent(calls, '/api/invoices/2/corrections')).toEqual([
      {
        ...{ kind: 'R5', method: 'I', reason: 'Devolución' },
        lines: [{ description: 'Pollo devuelto', rate: 10, total: '-13.50' }],
        expectedTotal: '31.00',
      },
    ]);
    takeConsoleErrors();
  });

  it('that another device has corrected first shows its new worth, and keeps what was typed', async () => {
    const rates = [{ rate: 10, base: '-3.64', tax: '-0.36', total: '-4.00' }] as Invoice['rates'];
    const first: Invoice = { ...FULL, id: 9, code: 'R2026-000001', kind: 'R1', method: 'I', rates };
    let invoice: Invoice = FULL;
    const { calls, drawer } = await openInvoice(FULL, {
      'GET /api/invoices/1': () => ({ body: invoice }),
      'GET /api/invoices/9': { body: first },
      'POST /api/invoices/1/corrections': () => {
        invoice = { ...FULL, citedBy: [{ id: 9, code: 'R2026-000001' }] };
        return {
          status: 409,
          body: { error: 'La factura se ha rectificado', code: 'INVOICE_CORRECTED_MEANWHILE' },
        };
      },
    });
    await user().click(await drawer.findByRole('button', { name: 'Rectificar' }));
    await user().click(drawer.getByRole('radio', { name: 'Solo la diferencia' }));
    await user().type(drawer.getByRole('textbox', { name: 'Descripción' }), 'Cerveza');
    await user().type(drawer.getByRole('textbox', { name: 'Importe' }), '-4');
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Sin cerveza');
    await user().click(drawer.getByRole('button', { name: 'Hacer la rectificativa' }));
    await findToast('No se pudo rectificar la factura');
    await waitFor(() =>
      expect(said(drawer.getByText(/^Ahora/))).toBe('Ahora 27,00 €. Quedará en 23,00 €.'),
    );
    expect(drawer.getByRole('textbox', { name: 'Importe' })).toHaveValue('-4');
    await user().click(drawer.getByRole('button', { name: 'Hacer la rectificativa' }));
    await waitFor(() => expect(sent(calls, '/api/invoices/1/corrections')).toHaveLength(2));
    expect(sent(calls, '/api/invoices/1/corrections')).toMatchObject([
      { expectedTotal: '31.00' },
      { expectedTotal: '27.00' },
    ]);
    await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
  });

  it('is not corrected twice, and leads to the one that stands', async () => {
    const corrective: Invoice = { ...FULL, id: 9, code: 'R2026-000001', kind: 'R1', method: 'S' };
    const corrected = { ...FULL, citedBy: [{ id: 9, code: 'R2026-000001' }] };
    const { drawer } = await openInvoice(corrected, {
      'GET /api/invoices/9': { body: corrective },
    });
    await user().click(await drawer.findByRole('button', { name: 'Abrir R2026-000001' }));
    expect(await screen.findByRole('dialog', { name: 'R2026-000001' })).toBeVisible();
  });

  it('that is a difference is not corrected itself', async () => {
    const { drawer } = await openInvoice({ ...FULL, kind: 'R1', method: 'I' });
    expect(await drawer.findByText(/se rectifica la factura original/)).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Rectificar' })).toBeNull();
  });

  it('that is annulled can be nothing more', async () => {
    const { drawer } = await openInvoice({ ...FULL, annulledAt: '2026-11-20T12:50:00.000Z' });
    expect(await drawer.findByText(/ya no se puede cambiar/)).toBeVisible();
    expect(drawer.queryByRole('button', { name: /Rectificar|Anular|Subsanar/ })).toBeNull();
  });

  it('that was rejected is put right for whom it is', async () => {
    const rejected: Invoice = { ...FULL, state: 'rejected', stateText: 'El NIF no está censado' };
    const { calls, drawer } = await openInvoice(rejected, {
      'POST /api/invoices/1/amendment': { body: FULL },
    });
    expect(drawer.getByText('El NIF no está censado')).toBeVisible();
    await user().click(await drawer.findByRole('button', { name: 'Subsanar' }));
    const nif = drawer.getByRole('textbox', { name: 'NIF' });
    await user().clear(nif);
    await user().type(nif, '12345678A');
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Letra mal');
    await user().click(drawer.getByRole('button', { name: 'Subsanar' }));
    expect(await drawer.findByText('DNI/NIF inválido')).toBeVisible();
    await user().clear(nif);
    await user().type(nif, 'B12345674');
    await user().click(drawer.getByRole('button', { name: 'Subsanar' }));
    await findToast('Registro subsanado');
    expect(sent(calls, '/api/invoices/1/amendment')).toEqual([
      { recipientName: 'Rosa Pérez', recipientNif: 'B12345674', reason: 'Letra mal' },
    ]);
  });

  it('asks before a form that was begun is lost', async () => {
    const { drawer } = await openInvoice();
    await user().click(await drawer.findByRole('button', { name: 'Anular' }));
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'P');
    await user().click(drawer.getByRole('button', { name: 'Cerrar' }));
    await user().click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await user().click(drawer.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Anular' })).toHaveFocus());
  });
});
