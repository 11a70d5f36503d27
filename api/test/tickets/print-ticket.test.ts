// Asking for tickets and receipts, and what they say (docs/rules/tickets.md).
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { text, type Ticket } from '@brasa/core/tickets/ticket.rules.ts';
import type { PrintReply } from '@brasa/core/tickets/tickets.contract.ts';
import { ticketContent } from '../../src/invoices/index.ts';
import { encodeTicket } from '../../src/tickets/encode-ticket.ts';
import { sweepTickets } from '../../src/tickets/index.ts';
import { SHOP_NIF } from '../invoices/invoicing-shop.ts';
import { readPaper } from '../outside/read-paper.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop, orderBody } from '../shop-under-test.ts';
import { openPrintingShop, printed, type PrintingShop } from './printing-shop.ts';

/** A shop that prints its orders' own tickets. */
async function openOwnTickets({ isAutomatic = false, hasIdentity = false } = {}) {
  const under = await openPrintingShop();
  const { shop, staff } = under;
  if (isAutomatic) await rewriteSetting(shop, 'ticketPrinting', 'sí');
  if (hasIdentity) {
    await rewriteSetting(shop, 'legalName', 'Pollos & Cía, S.L.');
    await rewriteSetting(shop, 'taxId', SHOP_NIF);
  }
  const contentOf = ticketContent(shop);
  const print = async (id: number, kind = 'order', way = 'printer'): Promise<PrintReply> => {
    const reply = await staff.post(`/api/orders/${id}/tickets`, { kind, way });
    expect(reply).toMatchObject({ status: 201 });
    return reply.body as PrintReply;
  };
  return { ...under, contentOf, print, printAll: () => under.printAll({ contentOf }) };
}

const paperOf = ({ printer }: Pick<PrintingShop, 'printer'>, at = -1) =>
  readPaper(printer.received.at(at) ?? new Uint8Array());

const SPANISH = {
  customerName: 'María José Núñez Güell',
  quantity: undefined,
  lines: [
    { productId: 1, quantity: 2, note: '¡muy hecho! ½ con piel' },
    { productId: 2, quantity: 1 },
  ],
  is_manual_entry: true,
  details: 'Sin sal; pagará 50 €',
  note: 'Alergia al huevo\n\nSin sal',
};

describe('the order ticket', () => {
  test('says what the kitchen needs, to the letter and without a price', async () => {
    const under = await openOwnTickets();
    const { staff, print, printAll } = under;
    const { id } = await placeOrder(staff, SPANISH);
    await print(id);
    await printAll();
    const paper = paperOf(under);
    expect(paper.lines.map(({ text }) => text)).toEqual([
      '14:00',
      'Viernes 20/11/2026',
      `Pedido ${id}`,
      'María José Núñez',
      'Güell',
      '600 111 222',
      '─'.repeat(42),
      ...['2 × Menú Brasa para', 'dos', '  ¡muy hecho! ½ con', '  piel', '1 × Menú familiar'],
      ...['Alergia al huevo ·', 'Sin sal'],
      'Sin sal; pagará 50 €',
      '─'.repeat(42),
      '4 pollos',
      'Tomado 20/11/2026 12:10',
    ]);
    expect(paper.lines[0]).toMatchObject({ size: 4, isBold: true });
    expect(paper).toMatchObject({ isCut: true, qrs: [] });
  });

  test('comes out by itself where the shop wants it, whoever orders', async () => {
    const under = await openOwnTickets({ isAutomatic: true });
    const { staff, visitor, jobs, printAll, printer } = under;
    await placeOrder(visitor());
    await placeOrder(staff, { is_manual_entry: true });
    expect(await jobs()).toMatchObject([
      { kind: 'order', subjectId: 1, madeBy: null },
      { kind: 'order', subjectId: 2, madeBy: null },
    ]);
    await printAll();
    expect(printed(printer).map((lines) => lines[2])).toEqual(['Pedido 1', 'Pedido 2']);
  });

  test('is written once however often the order is sent, and not with one that is refused', async () => {
    const { visitor, jobs } = await openOwnTickets({ isAutomatic: true });
    const key = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' };
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await visitor().post('/api/orders', orderBody(), key)).status).toBe(201);
    }
    const night = orderBody({ pickupTime: '2026-11-20T02:00:00.000Z' });
    expect((await visitor().post('/api/orders', night)).status).toBe(422);
    expect(await jobs()).toHaveLength(1);
  });

  test('says that the order was called off meanwhile', async () => {
    const under = await openOwnTickets();
    const { staff, print, printAll } = under;
    const { id } = await placeOrder(staff);
    await print(id);
    await staff.patch(`/api/orders/${id}/cancel`);
    await printAll();
    expect(paperOf(under).lines[0]).toMatchObject({ text: 'CANCELADO', isInverted: true });
  });
});

describe('the receipt', () => {
  test('says what was bought and paid, and calls itself no invoice', async () => {
    const under = await openOwnTickets();
    const { staff, print, printAll } = under;
    const { id } = await placeOrder(staff, SPANISH);
    await staff.patch(`/api/orders/${id}`, {
      ...{ totalAmount: '40.00', paymentMethod: 'mixed' },
      ...{ cashAmount: '25.00', cardAmount: '15.00' },
    });
    await print(id, 'receipt');
    await printAll();
    const lines = paperOf(under).lines.map(({ text }) => text);
    expect(lines).toEqual(
      expect.arrayContaining([
        `Recibo del pedido ${id}`,
        expect.stringMatching(/^TOTAL {2,}40,00 €$/),
        expect.stringMatching(/^Efectivo {2,}25,00 €$/),
        expect.stringMatching(/^Tarjeta {2,}15,00 €$/),
      ]),
    );
    expect(lines.join(' ')).not.toMatch(/factura|iva/i);
    expect(lines.every((line) => line.length <= 42)).toBe(true);
  });

  test('is the simplified invoice where the shop has a tax identity, made once', async () => {
    const under = await openOwnTickets({ hasIdentity: true });
    const { staff, print, printAll } = under;
    const { id } = await placeOrder(staff, SPANISH);
    await staff.patch(`/api/orders/${id}`, { totalAmount: '40.00' });
    expect(await print(id, 'receipt')).toMatchObject({ isCopy: false });
    await printAll();
    await print(id, 'receipt');
    await printAll();
    const { invoices } = (await staff.get('/api/invoices')).body as { invoices: Invoice[] };
    expect(invoices).toMatchObject([{ kind: 'F2', orderId: id, total: '40.00' }]);
    const [invoice] = invoices;
    const first = paperOf(under, 0);
    const lines = first.lines.map(({ text }) => text);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Pollos & Cía, S.L.'),
        expect.stringContaining(`NIF ${SHOP_NIF}`),
        'Factura simplificada',
        invoice?.code,
        'Expedida el 20/11/2026 12:10',
        expect.stringMatching(/^Base al 10 % {2,}\d+,\d\d €$/),
        expect.stringMatching(/^IVA 10 % {2,}\d+,\d\d €$/),
        expect.stringMatching(/^TOTAL \(IVA incluido\) {2,}40,00 €$/),
        'Pagado en efectivo',
      ]),
    );
    expect(first.qrs).toEqual([{ text: invoice?.qrUrl, dots: 6, level: 'M' }]);
    const again = paperOf(under, 1);
    expect(again.lines.map(({ text }) => text)).toEqual(['COPIA', ...lines]);
    expect(again.qrs).toEqual(first.qrs);
  });

  test('that could be no invoice is refused, and nothing waits', async () => {
    const { staff, jobs } = await openOwnTickets({ hasIdentity: true });
    const { id } = await placeOrder(staff);
    await staff.patch(`/api/orders/${id}/cancel`);
    const reply = await staff.post(`/api/orders/${id}/tickets`, {
      ...{ kind: 'receipt', way: 'printer' },
    });
    expect(reply).toMatchObject({ status: 422, body: { code: 'INVOICE_ORDER_CALLED_OFF' } });
    expect(await jobs()).toEqual([]);
  });
});

describe('a browser', () => {
  test('prints the same lines, and a copy says so whichever of the two printed before', async () => {
    const under = await openOwnTickets();
    const { staff, print, printAll } = under;
    const { id } = await placeOrder(staff, SPANISH);
    const first = await print(id, 'order', 'browser');
    expect(first.isCopy).toBe(false);
    await print(id);
    await printAll();
    const third = await print(id, 'order', 'browser');
    const linesOf = async (job: number) => {
      const { lines } = (await staff.get(`/api/tickets/${job}`)).body as Ticket;
      return lines.flatMap((line) => (line.type === 'text' ? line.text : '─'.repeat(42)));
    };
    const lines = await linesOf(first.id);
    expect(lines[0]).toBe('14:00');
    expect(paperOf(under).lines.map(({ text }) => text)).toEqual(['COPIA', ...lines]);
    expect(await linesOf(third.id)).toEqual(['COPIA', ...lines]);
  });

  test('is the way without a printer', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const { id } = await placeOrder(staff);
    const ask = (way: string) => staff.post(`/api/orders/${id}/tickets`, { kind: 'order', way });
    expect(await ask('printer')).toMatchObject({ status: 409, body: { code: 'PRINTER_MISSING' } });
    expect(await ask('browser')).toMatchObject({ status: 201, body: { isCopy: false } });
    expect(await staff.get('/api/printer')).toMatchObject({ body: { isSet: false, waiting: 0 } });
    expect(await staff.get('/api/tickets/99')).toMatchObject({ status: 404 });
  });
});

test('two who ask at once get one original', async () => {
  const { staff, print } = await openOwnTickets();
  const { id } = await placeOrder(staff);
  const asked = await Promise.all([1, 2, 3].map(() => print(id, 'order', 'browser')));
  expect(asked.filter(({ isCopy }) => !isCopy)).toHaveLength(1);
});

test('an order is taken while the printer hangs', async () => {
  const { printer, want, step, visitor, jobs } = await openOwnTickets({ isAutomatic: true });
  await want(99);
  const gone = new AbortController();
  let taken: Promise<unknown> | undefined;
  printer.behave({ hangsAfter: 1 });
  printer.onHang = () => {
    taken ??= placeOrder(visitor()).finally(() => gone.abort());
  };
  await step({ patience: () => gone.signal });
  expect(await taken).toMatchObject({ id: 1 });
  expect(await jobs()).toMatchObject([{ subjectId: 99 }, { subjectId: 1, begunAt: null }]);
});

test('no text of a customer is a command to the printer', async () => {
  const under = await openOwnTickets();
  const { shop, staff, print, printAll } = under;
  const { id } = await placeOrder(staff, { customerName: 'Հայկ 🍗 Šimůnek — «€»' });
  // Past the contracts, as it may have come from a restored backup.
  await shop.db.transact(async ({ sql }) => {
    const details = 'paella\u001B@\u001Bp0\u0010\u0014\u0001\r\u202Ex\u001DV\u0001fin';
    await sql.updateTable('orders').set({ details }).where('id', '=', id).execute();
  });
  await print(id);
  await printAll();
  const text = paperOf(under)
    .lines.map((line) => line.text)
    .join('\n');
  expect(text).toContain('???? ? Š');
  expect(text).toContain('— «€»');
  expect(text).toContain('@ p0');
  expect(text).toContain('fin');
});

test('no character that a code page has is a command to the printer', async () => {
  // The code pages have characters of these ranges alone: Latin, punctuation and currencies, boxes.
  const ranges = [
    { first: 0xa0, end: 0x2_e0 },
    { first: 0x20_10, end: 0x21_30 },
    { first: 0x25_00, end: 0x25_b0 },
  ];
  const all = ranges.flatMap(({ first, end }) =>
    Array.from({ length: end - first }, (_, at) => String.fromCharCode(first + at)),
  );
  // In short lines: the encoder's work grows with the square of a line.
  const lines = Array.from({ length: Math.ceil(all.length / 12) }, (_, at) =>
    all.slice(at * 12, (at + 1) * 12),
  );
  const encoded = await encodeTicket({ lines: lines.flatMap((line) => text(line.join(''))) });
  const plain = await encodeTicket({
    lines: lines.flatMap((line) => text('a'.repeat(line.length))),
  });
  /** The commands but for the code pages: "ESC t" and a number choose one. */
  const commandsOf = (bytes: Uint8Array) =>
    [...bytes].filter(
      (byte, at) =>
        (byte < 0x20 || byte === 0x7f) &&
        byte !== 0x0a &&
        !(byte === 0x1b && bytes[at + 1] === 0x74) &&
        !(bytes[at - 2] === 0x1b && bytes[at - 1] === 0x74),
    );
  expect(commandsOf(encoded)).toEqual(commandsOf(plain));
});

test('what is noted of tickets names nobody, and an erased order prints nobody’s name', async () => {
  const under = await openOwnTickets();
  const { shop, staff, print, printAll, jobs } = under;
  const { id } = await placeOrder(staff);
  await print(id);
  await shop.db.transact(async ({ sql }) => {
    const erased = { customerName: 'Datos borrados', customerPhone: null };
    await sql.updateTable('orders').set(erased).where('id', '=', id).execute();
  });
  await printAll();
  expect(JSON.stringify(await jobs())).not.toMatch(/María|600111222/);
  expect(paperOf(under).lines.map(({ text }) => text)).not.toContain('María José Núñez');
});

test('what waited for a day is printed no more; copies go after a month, what says so stays', async () => {
  const under = await openOwnTickets();
  const { shop, staff, signedIn, time, print, printAll, jobs } = under;
  const { id } = await placeOrder(staff);
  await print(id);
  await print(id);
  await printAll();
  await print(id, 'receipt');
  time.now += DAY;
  await sweepTickets(shop);
  expect((await jobs()).map(({ outcome }) => outcome)).toEqual(['printed', 'printed', null]);
  time.now += HOUR;
  await sweepTickets(shop);
  expect((await jobs()).at(-1)).toMatchObject({ outcome: 'discarded', begunAt: null });
  time.now += 30 * DAY;
  await sweepTickets(shop);
  expect(await jobs()).toMatchObject([{ id: 1, isFirst: 1 }]);
  const nextMonth = await signedIn('haykakan');
  const again = { kind: 'order', way: 'browser' };
  expect(await nextMonth.post(`/api/orders/${id}/tickets`, again)).toMatchObject({
    body: { isCopy: true },
  });
});
