import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type Answers } from '../../../test/fake-api.ts';
import { FISCAL_SITE, TICKET } from '../../../test/invoice-samples.ts';
import {
  desk,
  findToast,
  openDesk,
  openOrder,
  POLL,
  ROSA,
  said,
} from '../../../test/staff-desk.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { writeIn } from '../../../test/write-in.ts';
import InvoiceSheet from './invoice-sheet.tsx';

const PATCH = 'PATCH /api/orders/4';
const POST = 'POST /api/orders/4/invoice';
const TICKET_POST = 'POST /api/orders/4/simplified-invoice';
const FISCAL: Answers = { 'GET /api/site': { body: FISCAL_SITE } };

/** The message on the field with this name. */
const faultOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const saved = { ...ROSA, version: 2, totalAmount: '68.60' };
const MADE: Answers = {
  [PATCH]: { body: saved },
  [POST]: {
    body: '%PDF-1.7',
    head: { 'Content-Disposition': 'attachment; filename="F2026-000001.pdf"' },
  },
};

async function openDrawer(order: Order = ROSA, answers: Answers = {}) {
  const api = openDesk({ [POLL]: desk(order), ...answers });
  const drawer = await openOrder(new RegExp(order.customerName));
  return { ...api, drawer, part: within(await drawer.findByRole('region', { name: 'Factura' })) };
}

async function openForm(order: Order = ROSA, answers: Answers = {}) {
  const { part, ...api } = await openDrawer(order, answers);
  await userEvent.click(part.getByRole('button', { name: 'Generar factura' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Factura' }));
  const field = (name: string) => sheet.getByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await writeIn(field(name), text);
  };
  const fill = async () => {
    await type('DNI/NIF', '12345678Z');
    await type('Dirección', 'Calle Ancha, 3');
    await type('Email', 'rosa@example.com');
  };
  const goOn = () => userEvent.click(sheet.getByRole('button', { name: 'Ver cómo queda' }));
  return { ...api, sheet, field, type, fill, goOn };
}

async function openPreview(order: Order = ROSA, answers: Answers = {}) {
  const form = await openForm(order, answers);
  await form.fill();
  await form.goOn();
  const preview = within(await screen.findByRole('dialog', { name: 'Así queda la factura' }));
  const generate = () => userEvent.click(preview.getByRole('button', { name: 'Generar factura' }));
  return { ...form, preview, generate };
}

const bodies = (calls: { method: string; path: string; body: unknown }[], line: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body);

/** A file is saved by a click on a link. */
const saveByClick = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf' }));
  URL.revokeObjectURL = vi.fn();
  // jsdom goes nowhere.
  saveByClick.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saveByClick);
});

describe('what the drawer offers', () => {
  const ofPath = (invoicePDF: string | null) => ({ ...ROSA, invoicePDF });

  it('without an invoice: to make one, and no ticket while the shop has no tax identity', async () => {
    const { part } = await openDrawer();
    expect(part.getByText('Sin factura')).toBeVisible();
    expect(part.getAllByRole('button').map(said)).toEqual(['Generar factura']);
  });

  it('a ticket too once the shop has its tax identity', async () => {
    const { part } = await openDrawer(ROSA, FISCAL);
    expect(await part.findByRole('button', { name: 'Hacer ticket' })).toBeVisible();
  });

  it.each([
    ['invoices/F2026-000001.pdf', 'Ver factura', []],
    ['invoices/S2026-000001.pdf', 'Ver ticket', ['Cambiar por factura']],
    ['invoices/R2026-000001.pdf', 'Ver ticket', ['Cambiar por factura']],
    ['invoices/000004.pdf', 'Ver factura', ['Hacer factura']],
    ['invoices/000004-2.pdf', 'Ver factura', ['Hacer factura']],
  ])('with %s: to see it, and what else can be made', async (path, link, buttons) => {
    const { part } = await openDrawer(ofPath(path), FISCAL);
    expect(part.getByRole('link', { name: link }).getAttribute('href')).toBe(
      '/api/orders/4/invoice',
    );
    await waitFor(() => expect(part.queryAllByRole('button').map(said)).toEqual(buttons));
  });

  it('a corrected full invoice: to see it', async () => {
    const corrected = { ...ofPath('invoices/R2026-000001.pdf'), customerDNI: '12345678Z' };
    const { part } = await openDrawer(corrected, FISCAL);
    expect(part.getByRole('link', { name: 'Ver factura' })).toBeVisible();
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });

  it('another one of an order that was handed over: of what is charged for it', async () => {
    const handedOver: Order = {
      ...ofPath('invoices/R2026-000001.pdf'),
      ...{ status: 'delivered', confirmado: true, customerDNI: '12345678Z', details: null },
      ...{ totalAmount: '27.00', finalAmount: '27.00' },
      ...{ invoicedTotal: '0.00', amountDue: '-27.00', linesTotal: '27.00' },
      lines: [
        {
          ...{ id: 1, productId: 8, name: 'Pollo entero', note: null, chickens: '1.0' },
          ...{ quantity: '2.0', unitPrice: '13.50', vatRate: 10, total: '27.00' },
        },
      ],
    };
    const { part } = await openDrawer(handedOver, FISCAL);
    await userEvent.click(await part.findByRole('button', { name: 'Hacer otra' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Factura' }));
    expect(sheet.getByRole('textbox', { name: /^Total/ })).toHaveValue('27,00');
  });

  it('another one where corrections have brought its invoices to nothing', async () => {
    const settled = { ...ofPath('invoices/R2026-000001.pdf'), invoicedTotal: '0.00' };
    const { part } = await openDrawer(settled, FISCAL);
    expect(part.getByText('Rectificada a 0,00 €')).toBeVisible();
    expect(part.getByRole('link', { name: 'Ver factura' })).toBeVisible();
    await waitFor(() =>
      expect(part.getAllByRole('button').map(said)).toEqual(['Hacer otra', 'Hacer ticket']),
    );
  });

  it('a paper anew while the shop has no tax identity', async () => {
    const { part } = await openDrawer(ofPath('invoices/000004.pdf'));
    expect(await part.findByRole('button', { name: 'Hacer de nuevo' })).toBeVisible();
  });

  it('without a connection: that one is needed', async () => {
    const { part } = await openDrawer();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(part.getByText('Hace falta conexión')).toBeVisible();
    expect(part.queryByRole('button')).not.toBeInTheDocument();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(part.getByRole('button', { name: 'Generar factura' })).toBeVisible();
  });
});

describe('a form that is opened again over another state of the order', () => {
  it('keeps what was typed, and asks for what the order costs now', async () => {
    fakeApi({});
    const sheet = (order: Order, opening: number) => (
      <InvoiceSheet
        key={opening}
        open
        onOpenChange={vi.fn()}
        paper="invoice"
        order={order}
        shop={FISCAL_SITE}
      />
    );
    const { rerender } = renderPart(sheet(ROSA, 1));
    const field = (name: string) => screen.getByRole('textbox', { name });
    await writeIn(field('DNI/NIF'), '12345678Z');
    rerender(sheet({ ...ROSA, version: ROSA.version + 1, linesTotal: '82.10' }, 2));
    await waitFor(() => expect(field('Total, IVA incluido')).toHaveValue('82,10'));
    expect(field('DNI/NIF')).toHaveValue('12345678Z');
  });
});

describe('the form', () => {
  it('begins with what the order knows, and what it costs', async () => {
    const { field } = await openForm({ ...ROSA, customerDNI: '12345678Z' });
    expect(field('DNI/NIF')).toHaveValue('12345678Z');
    expect(field('Teléfono')).toHaveValue('600111222');
    expect(field('Total, IVA incluido')).toHaveValue('68,60');
  });

  it('begins with what was paid, less its discount', async () => {
    const { field } = await openForm({ ...ROSA, totalAmount: '70.00', finalAmount: '65.00' });
    expect(field('Total, IVA incluido')).toHaveValue('65,00');
    expect(field('Total, IVA incluido')).toHaveAttribute('readonly');
    expect(field('Total, IVA incluido')).toHaveAccessibleDescription(
      'Es lo cobrado. Si no es eso, cambia antes el pago del pedido',
    );
  });

  it('begins with what was said for an invoice that failed', async () => {
    const { field } = await openForm({ ...ROSA, totalAmount: '7.20' });
    expect(field('Total, IVA incluido')).toHaveValue('7,20');
    expect(field('Total, IVA incluido')).not.toHaveAttribute('readonly');
  });

  it('says what is wrong at its field, and sends nothing', async () => {
    const { calls, field, type, goOn } = await openForm();
    await type('DNI/NIF', '1234');
    await type('Dirección', 'C/ 3');
    await type('Email', 'rosa');
    await type('Teléfono', '600');
    await type('Total, IVA incluido', '0');
    await goOn();
    await waitFor(() => expect(field('Email')).toBeInvalid());
    expect(
      ['DNI/NIF', 'Dirección', 'Email', 'Teléfono', 'Total, IVA incluido'].map((name) =>
        faultOf(field(name)),
      ),
    ).toEqual([
      'DNI/NIF inválido',
      expect.stringContaining('Dirección inválida'),
      'Email inválido',
      'Teléfono inválido',
      expect.stringContaining('El total debe ser mayor que 0'),
    ]);
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('takes any nine characters for a NIF while the shop has no tax identity', async () => {
    const { fill, type, goOn } = await openForm();
    await fill();
    await type('DNI/NIF', '12345678A');
    await goOn();
    expect(await screen.findByRole('dialog', { name: 'Así queda la factura' })).toBeVisible();
  });

  it('checks the control character once it has one', async () => {
    const { field, fill, type, goOn } = await openForm(ROSA, FISCAL);
    await fill();
    await type('DNI/NIF', '12345678A');
    await goOn();
    await waitFor(() => expect(faultOf(field('DNI/NIF'))).toContain('DNI/NIF inválido'));
  });

  it('takes own lines that add up, and says what they lack until then', async () => {
    const { calls, sheet, field, fill, goOn } = await openForm(ROSA, { ...FISCAL, ...MADE });
    await fill();
    await userEvent.click(sheet.getByRole('button', { name: 'Más líneas' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(sheet.getByRole('button', { name: 'Eliminar línea 3' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Eliminar línea 2' }));
    expect(sheet.getByText(/^Faltan/).textContent).toMatch(/41,60/);
    await goOn();
    expect(await sheet.findByText('Las líneas no suman el total de la factura')).toBeVisible();
    await userEvent.clear(field('Descripción'));
    await writeIn(field('Descripción'), 'Comida para veinte');
    await userEvent.clear(field('Importe'));
    await writeIn(field('Importe'), '68,60');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'IVA' }), '21');
    expect(sheet.getByText('Las líneas suman el total')).toBeVisible();
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Generar factura' }));
    await findToast('Factura generada');
    expect(bodies(calls, POST)).toEqual([
      expect.objectContaining({
        lines: [{ description: 'Comida para veinte', rate: 21, total: '68.60' }],
      }),
    ]);
  });

  it('asks before what was typed is lost', async () => {
    const { sheet, type } = await openForm();
    await type('Dirección', 'Calle Ancha, 3');
    await userEvent.click(sheet.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(sheet.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Calle Ancha, 3');
    await userEvent.click(sheet.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Factura' })).not.toBeInTheDocument(),
    );
  });

  it('shows what somebody else has changed meanwhile, and keeps what was typed', async () => {
    let order: Order = ROSA;
    const { sheet, field, type, queryClient } = await openForm(ROSA, { [POLL]: () => desk(order) });
    await type('Dirección', 'Calle Ancha, 3');
    order = { ...ROSA, version: 2, customerEmail: 'otra@example.com' };
    void queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] });
    expect(await sheet.findByText('otra@example.com')).toBeVisible();
    expect(field('Email')).toHaveValue('otra@example.com');
    expect(field('Dirección')).toHaveValue('Calle Ancha, 3');
  });
});

describe('the preview', () => {
  it('says who, to whom, what and how much, each rate for itself', async () => {
    const order = { ...ROSA, lines: ROSA.lines.map((line) => ({ ...line })) };
    order.lines[2]!.vatRate = 21;
    const { preview } = await openPreview(order, FISCAL);
    expect(preview.getByText('Asador Ararat, S. L.')).toBeVisible();
    expect(preview.getByText('NIF B12345674')).toBeVisible();
    expect(preview.getByText('Rosa')).toBeVisible();
    expect(preview.getByText('NIF 12345678Z')).toBeVisible();
    const rates = within(preview.getByRole('table', { name: 'IVA por tipos' }));
    expect(rates.getAllByRole('row').map(said).slice(1)).toEqual([
      '10 %59,09 €5,91 €65,00 €',
      '21 %2,98 €0,62 €3,60 €',
      'Suma62,07 €6,53 €68,60 €',
    ]);
    expect(preview.getAllByText('Total, IVA incluido').at(-1)).toBeVisible();
    expect(preview.getByText('Sin cobrar. Pedido 000004.')).toBeVisible();
  });

  it('says that it is no real invoice while the shop has no tax identity', async () => {
    const { preview } = await openPreview();
    expect(preview.getByText(/Faltan los datos fiscales de la tienda/)).toBeVisible();
    expect(preview.getByRole('link', { name: 'Ponlos en Configuración' })).toBeVisible();
  });

  it('leads back to everything that was typed', async () => {
    const { preview, sheet } = await openPreview();
    await userEvent.click(preview.getByRole('button', { name: 'Volver' }));
    expect(sheet.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Calle Ancha, 3');
  });
});

describe('generating', () => {
  it('keeps the data with the order, makes the invoice, saves the PDF and says so', async () => {
    const { calls, generate } = await openPreview(ROSA, { ...FISCAL, ...MADE });
    await generate();
    expect(await findToast('Factura generada')).toContain('F2026-000001.pdf');
    const customer = {
      customerEmail: 'rosa@example.com',
      customerPhone: '600111222',
      customerDNI: '12345678Z',
      customerAddress: 'Calle Ancha, 3',
      totalAmount: '68.60',
    };
    expect(bodies(calls, PATCH)).toEqual([{ invoiceNumber: '000004', ...customer, version: 1 }]);
    expect(bodies(calls, POST)).toEqual([customer]);
    expect(saveByClick).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /factura/i })).not.toBeInTheDocument(),
    );
  });

  it('leaves what was paid as it is', async () => {
    const paid = { ...ROSA, totalAmount: '70.00', finalAmount: '65.00' };
    const { calls, generate } = await openPreview(paid, MADE);
    await generate();
    await findToast('Factura generada');
    for (const call of [PATCH, POST]) {
      expect(bodies(calls, call)).toEqual([expect.objectContaining({ totalAmount: '65.00' })]);
    }
  });

  it.each([
    [
      'the server’s words',
      { status: 422, body: { error: 'No se puede facturar un pedido sin importe' } } as const,
      'No se puede facturar un pedido sin importe',
    ],
    ['its own where there are none', { status: 500 } as const, 'Error al generar la factura'],
  ])('that fails is said with %s, and nothing is lost', async (_case, answer, words) => {
    const { preview, generate } = await openPreview(ROSA, { ...MADE, [POST]: answer });
    await generate();
    expect(await findToast('No se pudo generar la factura')).toContain(words);
    expect(preview.getByRole('button', { name: 'Generar factura' })).toBeVisible();
    takeConsoleErrors();
  });

  it('that was not answered is sent again under the same key', async () => {
    let answer: NonNullable<Answers[typeof POST]> = { offline: true };
    const { generate, keys } = await openPreview(ROSA, { ...MADE, [POST]: () => answer as never });
    await generate();
    expect(await findToast('No se pudo generar la factura')).toContain('solo cuenta una vez');
    answer = MADE[POST]!;
    await generate();
    await findToast('Factura generada');
    expect(keys(POST)).toHaveLength(2);
    expect(new Set(keys(POST)).size).toBe(1);
    takeConsoleErrors();
  });

  it('says so where the order had its invoice already, for other data', async () => {
    const made = { ...saved, invoicePDF: 'invoices/F2026-000001.pdf' };
    const { generate } = await openPreview(ROSA, { ...FISCAL, ...MADE, [PATCH]: { body: made } });
    await generate();
    expect(await findToast('El pedido ya tenía factura')).toContain('No se ha hecho otra');
  });

  it('is no earlier invoice where it repeats what had no answer, or takes the place of a ticket', async () => {
    let answer: NonNullable<Answers[typeof POST]> = { offline: true };
    let invoicePDF = 'invoices/S2026-000001.pdf';
    const { generate } = await openPreview(ROSA, {
      ...FISCAL,
      [PATCH]: () => ({ body: { ...saved, invoicePDF } }),
      [POST]: () => answer as never,
    });
    await generate();
    await findToast('No se pudo generar la factura');
    answer = MADE[POST]!;
    invoicePDF = 'invoices/F2026-000001.pdf';
    await generate();
    await findToast('Factura generada');
    takeConsoleErrors();
  });

  it('leads back to the field that the server refuses', async () => {
    const details = [{ path: 'customerDNI', message: 'DNI/NIF inválido' }];
    const refused = { status: 400, body: { error: 'Datos inválidos', details } } as const;
    const { sheet, generate } = await openPreview(ROSA, { ...MADE, [POST]: refused });
    await generate();
    const field = await sheet.findByRole('textbox', { name: 'DNI/NIF' });
    await waitFor(() => expect(faultOf(field)).toContain('DNI/NIF inválido'));
    takeConsoleErrors();
  });
});

describe('a ticket', () => {
  async function openTicket(order: Order, answers: Answers) {
    const { part, ...api } = await openDrawer(order, { ...FISCAL, ...answers });
    await userEvent.click(await part.findByRole('button', { name: 'Hacer ticket' }));
    return {
      ...api,
      sheet: within(await screen.findByRole('dialog', { name: 'Así queda el ticket' })),
    };
  }

  it('is looked at, made, and can be opened', async () => {
    const { asked, sheet } = await openTicket(ROSA, { [TICKET_POST]: { body: TICKET } });
    expect(sheet.queryByText('Para')).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Hacer ticket' }));
    expect(await findToast('Ticket hecho')).toContain('S2026-000001');
    expect(asked(TICKET_POST)).toBe(1);
  });

  it('needs a price', async () => {
    const { sheet } = await openTicket({ ...ROSA, linesTotal: null, lines: [] }, {});
    expect(sheet.getByText(/No se sabe cuánto cuesta/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Volver al pedido' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /ticket/ })).not.toBeInTheDocument(),
    );
  });

  it('names the food that has no price', async () => {
    const { sheet } = await openTicket({ ...ROSA, details: '2 pollos, 2 flanes' }, {});
    expect(sheet.getByText(/Sin precio: 2 flanes\./)).toBeVisible();
  });

  it('that fails is said with the server’s words', async () => {
    const refused = { status: 409, body: { error: 'El pedido ya tiene una factura completa' } };
    const { sheet } = await openTicket(ROSA, { [TICKET_POST]: refused });
    await userEvent.click(sheet.getByRole('button', { name: 'Hacer ticket' }));
    expect(await findToast('No se pudo hacer el ticket')).toContain('factura completa');
    takeConsoleErrors();
  });
});
