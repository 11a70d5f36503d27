// A mail server on good and bad days (docs/rules/messages.md#sending).
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { FailedMessage, OrderMessages } from '@brasa/core/messages/messages.contract.ts';
import { mailChannel } from '../../src/messages/index.ts';
import { sendNext } from '../../src/messages/send-next.ts';
import { orderMails } from '../../src/orders/index.ts';
import { openMailingShop } from './mailing-shop.ts';
import { headOf } from '../outside/read-mail.ts';

describe('a server that', () => {
  test('asks to wait is asked again, later each time', async () => {
    const { server, order, step, time } = await openMailingShop();
    await order();
    server.behave({ recipient: '451 4.7.1 Greylisted' });
    const begun = time.now;
    expect((await step()).fault).toBe('not_yet');
    const { next } = await step();
    expect(next).toBe(begun + MINUTE);
    time.now = next ?? 0;
    expect((await step()).fault).toBe('not_yet');
    server.behave({});
    time.now = (await step()).next ?? 0;
    expect(time.now).toBe(begun + 3 * MINUTE);
    expect(await step()).toMatchObject({ fault: null });
    expect(server.received).toHaveLength(1);
  });

  test('does not encrypt is told nothing of anybody, unless it is on this machine', async () => {
    const under = await openMailingShop();
    const { order, rows, server, shop } = under;
    await order();
    const port = new URL(server.url).port;
    // Of this machine too, but nobody would know from the address.
    for (const query of ['', '?requireTLS=false', '?ignoreTLS=true']) {
      const access = {
        url: `smtp://ana:secreta@0.0.0.0:${port}${query}`,
        from: 'pedidos@brasa.example',
        publicUrl: 'https://brasa.example',
      };
      const channel = mailChannel(shop, access, orderMails(shop, access));
      const { signal } = new AbortController();
      const { fault } = await sendNext({ shop, channel, signal });
      expect(fault).toBe('no_tls');
      under.time.now += 5 * MINUTE;
    }
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: null, fault: 'no_tls' }]);
  });

  test('has no such mailbox is not asked again, and staff are told', async () => {
    const { server, order, step, sendAll, staff, rows } = await openMailingShop();
    const { id } = await order();
    server.behave({ recipient: '550 5.1.1 No such user' });
    expect((await step()).fault).toBe('address_refused');
    expect(await rows()).toMatchObject([{ outcome: 'failed', fault: 'address_refused' }]);
    const failed = (await staff.get('/api/messages/failed')).body as FailedMessage[];
    expect(failed).toMatchObject([
      { orderId: id, kind: 'confirmation', customerName: 'María José Núñez' },
    ]);
    server.behave({});
    const again = await staff.post(`/api/messages/${failed[0]?.id}/again`);
    expect(again.status).toBe(201);
    expect((again.body as OrderMessages).messages.map(({ state }) => state)).toEqual([
      'failed',
      'waiting',
    ]);
    expect((await staff.post(`/api/messages/${failed[0]?.id}/again`)).status).toBe(409);
    await sendAll();
    expect(server.received).toHaveLength(1);
    expect((await staff.get('/api/messages/failed')).body).toEqual([]);
  });

  test.each(['554 5.7.1 Relay denied', '550 5.7.1 Not from here', '552 5.2.2 Mailbox full'])(
    'refuses by a rule of its own (%s) does not say that the address is wrong',
    async (recipient) => {
      const { server, order, step, rows } = await openMailingShop();
      await order();
      server.behave({ recipient });
      expect((await step()).fault).toBe('refused');
      expect(await rows()).toMatchObject([{ outcome: null, fault: 'refused' }]);
    },
  );

  test('is away is left alone by all that waits, longer each time, and takes all when it is back', async () => {
    const { server, order, step, sendAll, time } = await openMailingShop();
    await order();
    await order();
    await server.stop();
    expect(await step()).toEqual({ fault: 'away', next: time.now + MINUTE });
    await server.start();
    await sendAll();
    expect(server.received).toHaveLength(2);
  });

  test('never answers is away', async () => {
    const { server, order, step } = await openMailingShop();
    await order();
    server.behave({ isSilent: true });
    expect((await step({ patience: { connect: 50, silence: 50, recipient: 50 } })).fault).toBe(
      'away',
    );
  });

  test('has no word for one recipient keeps nobody else waiting', async () => {
    const { server, order, step } = await openMailingShop();
    await order({ customerEmail: 'uno@lento.example' });
    await order({ customerEmail: 'dos@example.com' });
    server.behave({ cutsFor: '@lento.example' });
    expect((await step()).fault).toBe('not_yet');
    expect((await step()).fault).toBeNull();
    expect(server.received.map(({ to }) => to)).toEqual([['dos@example.com']]);
  });

  test('hangs up after the mail is sent it again, as the same one', async () => {
    const { server, order, step, sendAll } = await openMailingShop();
    await order();
    server.behave({ cutsAfterData: true });
    expect((await step()).fault).toBe('not_yet');
    server.behave({});
    await sendAll();
    expect(server.received).toHaveLength(2);
    const [first, second] = server.received.map((mail) => headOf(mail, 'message-id'));
    expect(second).toBe(first);
  });
});

test('a mail that was in vain for a day is given up', async () => {
  const { server, order, step, time, rows, staff } = await openMailingShop();
  await order({ pickupTime: '2026-11-25T14:00' });
  server.behave({ data: '451 4.3.0 Try again' });
  const begun = time.now;
  let attempts = 0;
  for (let last = await step(); last.next !== null; last = await step()) {
    time.now = Math.max(time.now, last.next);
    if (last.fault !== null) attempts += 1;
  }
  expect(attempts).toBe(29);
  expect(time.now - begun).toBeLessThanOrEqual(DAY);
  expect(await rows()).toMatchObject([{ outcome: 'failed', fault: 'not_yet' }]);
  expect((await staff.get('/api/messages/failed')).body).toHaveLength(1);
});

test('of two processes one sends', async () => {
  const { server, order, step, sendAll } = await openMailingShop();
  await order();
  await Promise.all([step(), step()]);
  await sendAll();
  expect(server.received).toHaveLength(1);
});

test('what was taken by a process that died is sent when its time is over', async () => {
  const { server, order, step, time, shop } = await openMailingShop();
  await order();
  await shop.db.transact(async ({ sql }) => {
    await sql
      .updateTable('messages')
      .set({ leasedUntil: time.now + MINUTE })
      .execute();
  });
  const { next } = await step();
  expect(next).toBe(time.now + MINUTE);
  time.now += MINUTE;
  await step();
  expect(server.received).toHaveLength(1);
});

test('a process that stops blames nobody, and leaves the mail to the next', async () => {
  const { server, order, step, sendAll, rows } = await openMailingShop();
  await order();
  const signal = AbortSignal.abort();
  expect(await step({ signal })).toEqual({ next: null, fault: null });
  expect(await rows()).toMatchObject([{ fault: null, outcome: null, leasedUntil: 0 }]);
  await sendAll();
  expect(server.received).toHaveLength(1);
});

test('staff see what an order’s customer was told, and only staff', async () => {
  const { order, sendAll, staff, visitor } = await openMailingShop();
  const { id } = await order();
  await sendAll();
  expect((await staff.get(`/api/orders/${id}/messages`)).body).toMatchObject({
    isOn: true,
    messages: [{ kind: 'confirmation', state: 'sent', fault: null }],
  });
  expect((await visitor().get(`/api/orders/${id}/messages`)).status).toBe(401);
  expect((await staff.post('/api/messages/1/again')).status).toBe(409);
  expect((await staff.post('/api/messages/999/again')).status).toBe(404);
});
