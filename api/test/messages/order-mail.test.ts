// What customers are told of their orders by mail, and when not (docs/rules/messages.md#of-an-order).
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { FailedMessage } from '@brasa/core/messages/messages.contract.ts';
import { dropMailTo, queueMail } from '../../src/messages/index.ts';
import { newPhone } from '../phone-of.ts';
import { openMailingShop, type MailingShop } from './mailing-shop.ts';
import { headOf, partOf, wordsOf } from '../outside/read-mail.ts';

const LATER = '2026-11-20T15:00:00.000Z';

const subjects = ({ server }: Awaited<ReturnType<typeof openMailingShop>>) =>
  server.received.map((mail) => wordsOf(headOf(mail, 'subject')));

describe('the confirmation', () => {
  test('says what was ordered, when and where, what it contains, and leads to its page', async () => {
    const under = await openMailingShop();
    const { server, sendAll, order } = under;
    const { code, id } = await order();
    await sendAll();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    if (!mail) throw new Error('no mail');
    expect(mail.to).toEqual(['maria@example.com']);
    expect(headOf(mail, 'from')).toContain('<pedidos@brasa.example>');
    const { email } = await under.shop.settings();
    expect(headOf(mail, 'reply-to')).toContain(`<${email}>`);
    expect(headOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(headOf(mail, 'message-id')).toMatch(/^<\d+\.\d+@brasa\.example>$/);
    expect(wordsOf(headOf(mail, 'subject'))).toBe(
      'Pedido apuntado: viernes 20 de noviembre a las 14:00',
    );
    const [text, html] = [partOf(mail, 'text/plain'), partOf(mail, 'text/html')];
    for (const part of [text, html]) {
      for (const said of [
        `pedido n.º ${id}`,
        'María José Núñez',
        '1 × Pollo entero a la leña',
        '13,50',
        '20,70',
        'Calle Mayor',
        'Alérgenos',
        `https://brasa.example/pedido/${code}`,
      ]) {
        expect(part).toContain(said);
      }
    }
    expect(html.match(/style="[^"]*"(?![\s>])/)).toBeNull();
    expect(html).not.toMatch(
      /<img|<script|https?:\/\/(?!brasa\.example\/(?:pedido\/|condiciones-compra))/,
    );
  });

  test('goes to nobody where the shop sends no mail or the order has no address', async () => {
    const { shop, staff, order, rows } = await openMailingShop();
    await staff.post('/api/orders', {
      ...{ is_manual_entry: true, customerName: 'Ana', quantity: 1 },
      pickupTime: '2026-11-20T14:00',
    });
    delete (shop as { mail?: unknown }).mail;
    await order();
    expect(await rows()).toEqual([]);
  });

  test('of what somebody types cannot become heads or markup', async () => {
    const { server, sendAll, order } = await openMailingShop();
    await order({ customerName: '<b>Ana</b> & "Bcc: x@example.com"' });
    await sendAll();
    const [mail] = server.received;
    if (!mail) throw new Error('no mail');
    expect(mail.to).toEqual(['maria@example.com']);
    expect(partOf(mail, 'text/html')).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Bcc:');
    expect(headOf(mail, 'bcc')).toBe('');
  });
});

describe('a confirmation that the mail server puts off', () => {
  const PUT_OFF = { recipient: '451 4.7.1 Greylisted' };
  const FAILED = '/api/messages/failed';

  test('past the pick-up is sent late', async () => {
    const under = await openMailingShop();
    const { server, order, step, sendAll, time } = under;
    const { pickupTime } = await order();
    server.behave(PUT_OFF);
    await step();
    time.now = Date.parse(pickupTime) + MINUTE;
    server.behave({});
    await sendAll();
    expect(subjects(under)).toEqual([
      'Confirmación de tu pedido: viernes 20 de noviembre a las 14:00',
    ]);
  });

  test('past the hand-over is sent late, once, and nothing else is', async () => {
    const under = await openMailingShop();
    const { server, order, step, sendAll, staff, rows } = under;
    const { id } = await order();
    server.behave(PUT_OFF);
    await step();
    await staff.patch(`/api/orders/${id}/ready`);
    await staff.patch(`/api/orders/${id}/confirm`);
    server.behave({});
    await sendAll();
    expect(subjects(under).map((subject) => subject.split(':')[0])).toEqual([
      'Confirmación de tu pedido',
    ]);
    const [mail] = server.received;
    expect(mail && partOf(mail, 'text/plain')).toContain('Condiciones de compra completas');
    expect(await rows()).toMatchObject([{ outcome: 'sent' }, { outcome: 'dropped' }]);
  });

  test('for a day is told to staff as any other, and can be sent again', async () => {
    const under = await openMailingShop();
    const { server, order, sendAll, staff } = under;
    const { id } = await order();
    await staff.patch(`/api/orders/${id}/confirm`);
    server.behave(PUT_OFF);
    await sendAll();
    const failed = (await staff.get(FAILED)).body as FailedMessage[];
    expect(failed).toMatchObject([{ orderId: id, kind: 'confirmation', isHandedOver: true }]);
    server.behave({});
    expect((await staff.post(`/api/messages/${failed[0]?.id}/again`)).status).toBe(201);
    await sendAll();
    expect(server.received).toHaveLength(1);
    expect((await staff.get(FAILED)).body).toEqual([]);
  });

  test('is told to staff no more a week after it was given up', async () => {
    const { server, order, sendAll, staff, time } = await openMailingShop();
    const { id } = await order();
    await staff.patch(`/api/orders/${id}/confirm`);
    server.behave(PUT_OFF);
    await sendAll();
    time.now += 7 * DAY;
    const later = async () => (await staff.get(FAILED)).body;
    expect(await later()).toHaveLength(1);
    time.now += 1;
    expect(await later()).toEqual([]);
  });

  test('was told to staff while the order was pending where it was given up by then', async () => {
    const { server, order, sendAll, staff, time } = await openMailingShop();
    const { id } = await order();
    server.behave({ recipient: '550 5.1.1 No such user' });
    await sendAll();
    expect((await staff.get(FAILED)).body).toMatchObject([{ isHandedOver: false }]);
    time.now += MINUTE;
    await staff.patch(`/api/orders/${id}/confirm`);
    expect((await staff.get(FAILED)).body).toEqual([]);
  });
});

test('what somebody types leads nowhere, in text and in HTML', async () => {
  const { server, sendAll, order } = await openMailingShop();
  await order({ customerName: 'https://evil.example/gana o evil@evil.example' });
  await sendAll();
  const [mail] = server.received;
  if (!mail) throw new Error('no mail');
  for (const part of [partOf(mail, 'text/plain'), partOf(mail, 'text/html')]) {
    expect(part).toContain('Hola, https: //evil. example/gana o evil @ evil. example:');
    expect(part).not.toMatch(/evil\.example|https?:\/\/(?!brasa\.example\/)/);
  }
});

const small = { quantity: 0.5, pickupTime: LATER };

describe('a mailbox of which nobody knows that it is a customer’s', () => {
  const MAILBOX = ['ana.ruiz@example.com', 'ANARUIZ@example.com', 'ana.ruiz+web@Example.com'];

  /** Sends what may be tried now; others send at the same time. */
  async function sendDue({ step, time }: MailingShop) {
    const isDue = (next: number | null) => next !== null && next <= time.now;
    for (let last = await step(); isDue(last.next); last = await step());
  }

  async function orderSome(under: MailingShop, count: number) {
    const orders = [];
    for (let turn = 0; turn < count; turn += 1) {
      const customerEmail = MAILBOX[turn % MAILBOX.length];
      orders.push(await under.order({ ...small, customerEmail }));
    }
    return orders;
  }

  test('gets five confirmations an hour, however it is written and however many send', async () => {
    const under = await openMailingShop();
    const { server, sendAll, rows, time, order, staff } = under;
    const orders = await orderSome(under, 8);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['pending']));
    await order({ ...small, customerEmail: 'otra@example.com' });
    await Promise.all([sendDue(under), sendDue(under), sendDue(under)]);
    const toOther = server.received.filter(({ to }) => to.includes('otra@example.com'));
    expect([server.received.length, toOther.length]).toEqual([6, 1]);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ outcome: 'dropped', fault: 'too_many' }) as object,
      ]),
    );
    expect((await staff.get('/api/messages/failed')).body).toEqual([]);
    time.now += HOUR;
    await orderSome(under, 1);
    await sendAll();
    expect(server.received).toHaveLength(7);
  });

  test('is told as often of changes and cancellations, each kind for itself', async () => {
    const under = await openMailingShop();
    const { server, sendAll, visitor } = under;
    const orders = await orderSome(under, 7);
    await sendAll();
    for (const { code } of orders) {
      await visitor().post(`/api/order-pages/${code}/cancel`, { version: 1 });
    }
    await sendAll();
    expect(server.received).toHaveLength(10);
  });

  test('counts a mail once, however often it is tried', async () => {
    const under = await openMailingShop();
    const { server, sendAll, step, time } = under;
    await orderSome(under, 5);
    server.behave({ recipient: '451 4.7.1 Greylisted' });
    for (let turn = 0; turn < 5; turn += 1) await step();
    server.behave({});
    time.now += MINUTE;
    await sendAll();
    expect(server.received).toHaveLength(5);
  });

  test('is known once an order was handed over, and gets more of them', async () => {
    const under = await openMailingShop();
    const { server, sendAll, staff } = under;
    const [first] = await orderSome(under, 1);
    await sendAll();
    await staff.patch(`/api/orders/${first?.id}/confirm`);
    const known = { ...small, customerEmail: 'Ana.Ruiz@example.com' };
    for (let turn = 0; turn < 7; turn += 1) await under.order(known);
    await sendAll();
    expect(server.received).toHaveLength(8);
  });
});

describe('a customer’s mailbox', () => {
  const CUSTOMER = { ...small, customerEmail: 'ana.ruiz@example.com' };

  async function openWithCustomer() {
    const under = await openMailingShop();
    const { order, staff, sendAll, server } = under;
    const { id } = await order(CUSTOMER);
    await sendAll();
    await staff.patch(`/api/orders/${id}/confirm`);
    server.received.length = 0;
    const orderSome = async (count: number) => {
      const orders = [];
      for (let turn = 0; turn < count; turn += 1) {
        orders.push(await order({ ...CUSTOMER, customerPhone: newPhone() }));
      }
      return orders;
    };
    return { ...under, orderSome };
  }

  test('gets 20 mails of orders an hour, of all kinds together', async () => {
    const { server, order, orderSome, sendAll, visitor, staff, rows, time } =
      await openWithCustomer();
    const orders = await orderSome(12);
    await sendAll();
    expect(server.received).toHaveLength(12);
    for (const { code } of orders) {
      const reply = await visitor().post(`/api/order-pages/${code}/cancel`, { version: 1 });
      expect(reply.status).toBe(200);
    }
    await sendAll();
    expect(server.received).toHaveLength(20);
    const tooMany = { kind: 'cancelled', outcome: 'dropped', fault: 'too_many' };
    expect((await rows()).filter((row) => 'fault' in row && row.fault !== null)).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining(tooMany) as object),
    );
    expect((await staff.get('/api/messages/failed')).body).toEqual([]);
    await order({ ...small, customerEmail: 'otra@example.com', customerPhone: newPhone() });
    await sendAll();
    expect(server.received).toHaveLength(21);
    time.now += HOUR;
    await orderSome(1);
    await sendAll();
    expect(server.received).toHaveLength(22);
  });
});

describe('a change', () => {
  test('is told, each once, in its order', async () => {
    const under = await openMailingShop();
    const { order, sendAll, staff, visitor } = under;
    const { code, id } = await order();
    await sendAll();
    await visitor().post(`/api/order-pages/${code}/change`, { version: 1, pickupTime: LATER });
    await sendAll();
    await staff.patch(`/api/orders/${id}/ready`);
    await staff.patch(`/api/orders/${id}/confirm`);
    await sendAll();
    expect(subjects(under).map((subject) => subject.split(':')[0])).toEqual([
      'Pedido apuntado',
      'Pedido cambiado',
    ]);
  });

  test('before the confirmation has left is in it, and needs no second mail', async () => {
    const under = await openMailingShop();
    const { order, sendAll, visitor, rows } = under;
    const { code } = await order();
    await visitor().post(`/api/order-pages/${code}/change`, { version: 1, pickupTime: LATER });
    await sendAll();
    expect(subjects(under)).toEqual(['Pedido apuntado: viernes 20 de noviembre a las 16:00']);
    expect(await rows()).toMatchObject([{ outcome: 'sent' }, { outcome: 'dropped' }]);
  });

  test('that calls the order off is all that is said of it', async () => {
    const under = await openMailingShop();
    const { order, sendAll, visitor } = under;
    const { code } = await order();
    await visitor().post(`/api/order-pages/${code}/cancel`, { version: 1 });
    await sendAll();
    expect(subjects(under)).toEqual(['Pedido cancelado: n.º 1']);
  });

  test('of the payment is nobody’s business but the shop’s', async () => {
    const { order, staff, rows } = await openMailingShop();
    const { id } = await order();
    await staff.patch(`/api/orders/${id}`, { totalAmount: '20.70', paymentMethod: 'card' });
    await staff.patch(`/api/orders/${id}/notificado`);
    expect(await rows()).toHaveLength(1);
  });

  test('taken back is told as a change', async () => {
    const under = await openMailingShop();
    const { order, sendAll, staff } = under;
    const { id } = await order();
    await staff.patch(`/api/orders/${id}/cancel`);
    await sendAll();
    await staff.patch(`/api/orders/${id}/reopen`);
    await sendAll();
    expect(subjects(under).map((subject) => subject.split(':')[0])).toEqual([
      'Pedido cancelado',
      'Pedido cambiado',
    ]);
    const [cancelled, changed] = under.server.received.map((mail) => partOf(mail, 'text/plain'));
    expect(changed).toContain('Condiciones de compra completas');
    expect(cancelled).not.toContain('Condiciones de compra completas');
  });
});

test('leads to what can still be done on the page', async () => {
  const { server, order, sendAll, staff } = await openMailingShop();
  const { id } = await order();
  await sendAll();
  await staff.patch(`/api/orders/${id}/ready`);
  await sendAll();
  await staff.patch(`/api/orders/${id}/cancel`);
  await sendAll();
  const links = server.received.map((mail) => /(Ver .*):/.exec(partOf(mail, 'text/plain'))?.[1]);
  expect(links).toEqual(['Ver o cambiar mi pedido', 'Ver mi pedido', 'Ver o repetir mi pedido']);
});

test('what is ready is told once, by batch or by hand, however often it is marked', async () => {
  const under = await openMailingShop();
  const { order, sendAll, staff } = under;
  const { id } = await order();
  await sendAll();
  await staff.patch(`/api/orders/${id}/ready`);
  await sendAll();
  await staff.send('DELETE', `/api/orders/${id}/ready`);
  await staff.patch(`/api/orders/${id}/ready`);
  await sendAll();
  expect(subjects(under).map((subject) => subject.split(':')[0])).toEqual([
    'Pedido apuntado',
    'Pedido listo',
  ]);
});

test('an erased person leaves no address, and gets no mail', async () => {
  const under = await openMailingShop();
  const { order, sendAll, shop, server } = under;
  const { id } = await order();
  await shop.db.transact(async ({ sql }) => {
    await sql
      .updateTable('orders')
      .set({ customerEmail: null, code: null })
      .where('id', '=', id)
      .execute();
  });
  await sendAll();
  expect(server.received).toEqual([]);
});

test('an erased account leaves no address of its own in what waits', async () => {
  const { shop, signedIn, rows, time } = await openMailingShop();
  const customer = await signedIn('abaranci');
  const { id } = customer;
  await shop.db.transact(async ({ sql }) => {
    await sql.updateTable('users').set({ email: 'ana@example.com' }).where('id', '=', id).execute();
  });
  const to = 'Ana@example.com';
  await shop.db.transact((transaction) =>
    queueMail(transaction, { kind: 'passwordLinks', to, orderId: null, now: time.now }),
  );
  await shop.db.transact((transaction) => dropMailTo(transaction, id, time.now));
  expect(await rows()).toMatchObject([{ recipient: null, outcome: 'dropped' }]);
});
