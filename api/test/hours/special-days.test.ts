// Special days override the week: for customers, for orders, for points.
import { describe, expect, test } from 'vitest';
import { at } from '../loyalty/customers.ts';
import { Caller, openShop, orderBody, type Reply } from '../shop-under-test.ts';
import { dataOf, HTML, openSite } from '../site/site-under-test.ts';
import { engine } from '../test-databases.ts';
import { until } from '../until.ts';

const DAYS = '/api/business-hours/special-days';

const closed = (date: string, note: string | null = null) => ({ date, isOpen: false, note });
const open = (date: string, openTime: string, closeTime: string) => ({
  date,
  isOpen: true,
  openTime,
  closeTime,
});

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const days = async () => (await under.visitor().get(DAYS)).body as { id: number; date: string }[];
  const enter = async (body: object) => (await staff.post(DAYS, body)).body as { id: number };
  return { under, staff, days, enter };
}

const pick = ({ version }: { version: number }) => ({ version });
const codeOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

describe('a special day', () => {
  test('is entered, told to everybody by date, changed and removed', async () => {
    const { staff, days, enter } = await openDesk();
    const evening = await staff.post(DAYS, open('2026-12-24', '10:00', '14:30'));
    expect(evening).toMatchObject({
      status: 201,
      body: { date: '2026-12-24', isOpen: true, autoUpdate: false, source: 'staff', note: null },
    });
    const { id } = await enter(closed('2026-12-08', ' La Inmaculada '));
    expect(await days()).toMatchObject([
      { id, date: '2026-12-08', isOpen: false, note: 'La Inmaculada' },
      { date: '2026-12-24', openTime: '10:00', closeTime: '14:30' },
    ]);
    const moved = { ...open('2026-12-09', '12:00', '16:00'), note: 'Fiesta', autoUpdate: true };
    expect(await staff.patch(`${DAYS}/${id}`, moved)).toMatchObject({
      status: 200,
      body: { id, ...moved, source: 'staff' },
    });
    expect((await staff.send('DELETE', `${DAYS}/${id}`)).status).toBe(204);
    expect((await days()).map(({ date }) => date)).toEqual(['2026-12-24']);
  });

  test('of a date that has one is 409, entered or moved there', async () => {
    const { staff, days, enter } = await openDesk();
    await enter(closed('2026-12-08'));
    const { id } = await enter(closed('2026-12-25'));
    const before = await days();
    const again = await staff.post(DAYS, open('2026-12-08', '10:00', '12:00'));
    expect(codeOf(again)).toEqual([409, 'SPECIAL_DAY_EXISTS']);
    expect(again.body).toMatchObject({ error: 'Esta fecha ya tiene su horario especial. Edítalo' });
    const moved = await staff.patch(`${DAYS}/${id}`, closed('2026-12-08'));
    expect(codeOf(moved)).toEqual([409, 'SPECIAL_DAY_EXISTS']);
    expect(await days()).toEqual(before);
  });

  test('that somebody else has changed meanwhile is refused with what it is now', async () => {
    const { staff, days, enter } = await openDesk();
    const seen = (await enter(closed('2026-12-08'))) as { id: number; version: number };
    const url = `${DAYS}/${seen.id}`;
    const theirs = (await staff.patch(url, { ...closed('2026-12-08', 'Boda'), ...pick(seen) }))
      .body;
    const mine = { ...open('2026-12-08', '10:00', '12:00'), ...pick(seen) };
    const refused = {
      status: 409,
      body: {
        code: 'EDITED_MEANWHILE',
        error:
          'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
        current: theirs,
      },
    };
    expect(await staff.patch(url, mine)).toMatchObject(refused);
    const deletion = `${url}?version=${seen.version}`;
    expect(await staff.send('DELETE', deletion)).toMatchObject(refused);
    expect(await days()).toEqual([theirs]);
    const repeat = { ...closed('2026-12-08', 'Boda'), ...pick(seen) };
    expect((await staff.patch(url, repeat)).status).toBe(200);
    const now = theirs as { version: number };
    expect((await staff.patch(url, { ...mine, ...pick(now) })).status).toBe(200);
    const [last] = (await days()) as unknown as { version: number }[];
    expect((await staff.send('DELETE', `${url}?version=${last?.version}`)).status).toBe(204);
  });

  test('entered by two at the same time is there once', async () => {
    const { under, staff, days } = await openDesk();
    const other = await under.signedIn('superadmin');
    const replies = await Promise.all(
      [staff, other, staff, other].map((who) => who.post(DAYS, closed('2026-12-08'))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await days()).toHaveLength(1);
  });

  test('sent again with the same key of the request is the first', async () => {
    const { staff, days } = await openDesk();
    const headers = { 'idempotency-key': 'fiesta-0001' };
    const first = await staff.post(DAYS, closed('2026-12-08'), headers);
    const second = await staff.post(DAYS, closed('2026-12-08'), headers);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await days()).toHaveLength(1);
  });

  test.each([
    [{ isOpen: false }, 'date', 'Fecha inválida'],
    [closed('2026-02-30'), 'date', 'Fecha inválida'],
    [closed('8/12/2026'), 'date', 'Fecha inválida'],
    [closed('2026-11-19'), 'date', 'Esta fecha ya ha pasado'],
    [closed('2029-12-08'), 'date', 'Como máximo, dos años por delante'],
    [{ date: '2026-12-08' }, 'isOpen', 'Debe ser verdadero o falso'],
    [
      open('2026-12-08', '17:00', '10:00'),
      'closeTime',
      'La hora de cierre debe ser posterior a la de apertura',
    ],
    [open('2026-12-08', '10', '17:00'), 'openTime', 'Hora inválida'],
    [closed('2026-12-08', 'x'.repeat(81)), 'note', 'Como máximo 80 caracteres'],
  ])('%o is refused at %s', async (body, path, message) => {
    const { staff, days } = await openDesk();
    const reply = await staff.post(DAYS, body);
    expect(codeOf(reply)).toEqual([400, 'VALIDATION']);
    expect(reply.body).toMatchObject({ details: [{ path, message }] });
    expect(await days()).toEqual([]);
  });

  test('that does not exist is 404', async () => {
    const { staff } = await openDesk();
    const wanted = [404, 'DAY_NOT_FOUND'];
    expect(codeOf(await staff.patch(`${DAYS}/9`, closed('2026-12-08')))).toEqual(wanted);
    expect(codeOf(await staff.send('DELETE', `${DAYS}/9`))).toEqual(wanted);
  });

  test('is told until its day is over, and may then still be changed where it is', async () => {
    const { under, staff, days, enter } = await openDesk();
    const { id } = await enter(closed('2026-11-20'));
    expect(await days()).toHaveLength(1);
    under.time.now = at('2026-11-20T23:59');
    expect(await days()).toHaveLength(1);
    under.time.now = at('2026-11-21T00:00');
    expect(await days()).toEqual([]);
    const changed = await staff.patch(`${DAYS}/${id}`, open('2026-11-20', '10:00', '11:00'));
    expect(changed.status).toBe(200);
  });
});

describe('on a special day', () => {
  test('customers pick up in its hours only', async () => {
    const { under, enter } = await openDesk();
    await enter(closed('2026-11-21'));
    await enter(open('2026-11-22', '19:00', '22:00'));
    const order = (pickupTime: string) =>
      under.visitor().post('/api/orders', orderBody({ pickupTime }));
    expect(codeOf(await order('2026-11-21T14:00'))).toEqual([422, 'PICKUP_DAY_CLOSED']);
    expect(codeOf(await order('2026-11-22T14:00'))).toEqual([422, 'PICKUP_OUTSIDE_HOURS']);
    expect((await order('2026-11-22T20:00')).status).toBe(201);
    expect((await order('2026-11-28T14:00')).status).toBe(201);
  });

  test('staff take orders all the same', async () => {
    const { staff, enter } = await openDesk();
    await enter(closed('2026-11-21'));
    const body = orderBody({ pickupTime: '2026-11-21T14:00', is_manual_entry: true });
    expect((await staff.post('/api/orders', body)).status).toBe(201);
  });

  test('points are given in its hours only, for a visit of last week too', async () => {
    const { under, staff, enter } = await openDesk();
    await enter(open('2026-11-20', '19:00', '22:00'));
    const assign = () =>
      staff.post('/api/points/assign-by-phone', { phone: '611222333', points: 20 });
    const accumulate = (walkInId: string, visitedAt?: string) =>
      staff.post('/api/auth/points/accumulate', {
        phone: '611222333',
        paymentAmount: 20,
        pointsToAdd: 20,
        orderId: null,
        cashPayment: true,
        walkIn: true,
        walkInId,
        ...(visitedAt && { visitedAt: new Date(at(visitedAt)).toISOString() }),
      });
    const refused = [422, 'POINTS_OUTSIDE_HOURS'];
    expect(codeOf(await assign())).toEqual(refused);
    expect(codeOf(await accumulate('visita-0001'))).toEqual(refused);
    under.time.now = at('2026-11-20T20:00');
    expect((await assign()).status).toBe(200);
    expect((await accumulate('visita-0002')).status).toBe(200);
    under.time.now = at('2026-11-24T12:00');
    expect(codeOf(await accumulate('visita-0003', '2026-11-20T12:00'))).toEqual(refused);
    expect((await accumulate('visita-0004', '2026-11-20T21:00')).status).toBe(200);
  });
});

const datesOn = (html: unknown) =>
  (dataOf(html) as Record<typeof DAYS, { date: string }[]>)[DAYS].map(({ date }) => date);

describe('the pages', () => {
  test('tell of the special days, and forget them when they are over', async () => {
    const { visitor, signedIn, time } = await openSite();
    const staff = await signedIn('haykakan');
    expect(datesOn((await visitor().get('/contacto', HTML)).body)).toEqual([]);
    await staff.post(DAYS, closed('2026-11-20'));
    await staff.post(DAYS, closed('2026-12-08'));
    const shown = ['2026-11-20', '2026-12-08'];
    expect(datesOn((await visitor().get('/contacto', HTML)).body)).toEqual(shown);
    time.now = at('2026-11-21T00:00');
    expect(datesOn((await visitor().get('/contacto', HTML)).body)).toEqual(['2026-12-08']);
  });

  if (engine === 'postgres') {
    test('of every process', async () => {
      const { signedIn, secondProcess } = await openSite();
      const elsewhere = new Caller(await secondProcess());
      const staff = await signedIn('haykakan');
      expect(datesOn((await elsewhere.get('/', HTML)).body)).toEqual([]);
      await staff.post(DAYS, closed('2026-12-08'));
      await until(async () => {
        expect(datesOn((await elsewhere.get('/', HTML)).body)).toEqual(['2026-12-08']);
      });
      await until(async () => {
        const order = orderBody({ pickupTime: '2026-12-08T14:00' });
        expect(codeOf(await elsewhere.post('/api/orders', order))[1]).toBe('PICKUP_DAY_CLOSED');
      });
    });
  }
});
