// GET /api/business-hours/sync takes over what Google lists.
// See docs/rules/hours.md#the-sync-with-google.
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  datedPeriod,
  listing,
  openGoogle,
  ordinaryWeek,
  period,
  refusal,
} from '../outside/google-under-test.ts';
import { json } from '../outside/service-under-test.ts';
import { sharedSync } from '../../src/hours/sync-hours.ts';
import { OWNER_AT_DESK } from '../owner.ts';
import { Caller, engine, openShop, type Reply } from '../shop-under-test.ts';

const SYNC = '/api/business-hours/sync';
const HOURS = '/api/business-hours';
const DAYS = '/api/business-hours/special-days';

type Weekday = { id: number; isOpen: boolean; openTime: string; closeTime: string };

/** Today is Friday 20 November 2026: Google tells of the days until Thursday 26. */
async function openListed() {
  const google = await openGoogle();
  const under = await openShop({
    GOOGLE_PLACES_URL: google.url,
    GOOGLE_PLACES_API_KEY: 'clave',
    GOOGLE_PLACE_ID: 'ChIJ',
  });
  const staff = await under.signedIn('haykakan');
  const rows = async () => (await under.visitor().get(HOURS)).body as Weekday[];
  const week = async () =>
    (await rows()).map(({ isOpen, openTime, closeTime }) =>
      isOpen ? `${openTime}–${closeTime}` : '-',
    );
  const days = async () => (await under.visitor().get(DAYS)).body;
  const enter = async (body: object) => (await staff.post(DAYS, body)).body as { id: number };
  return { google, under, staff, rows, week, days, enter };
}

const everyDay = (hours: string) => Array<string>(7).fill(hours);
const codeOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

describe('the week', () => {
  test('becomes what Google lists: normal, split, over midnight, closed, 24 hours', async () => {
    const { google, staff, week } = await openListed();
    google.answer(
      json(
        200,
        listing([
          period(0, '10:30', '17:15'),
          period(2, '10:00', '14:00'),
          period(2, '19:00', '23:00'),
          period(5, '19:00', '02:00'),
          period(6, '00:00', '00:00'),
        ]),
      ),
    );
    const reply = await staff.get(SYNC);
    expect(reply).toMatchObject({ status: 200, body: { changed: 7, specialDays: [] } });
    expect(reply.headers['cache-control']).toBe('no-store');
    const wanted = ['10:30–17:15', '-', '10:00–23:00', '-', '-', '19:00–23:59', '00:00–23:59'];
    expect(await week()).toEqual(wanted);
  });

  test('of a shop that never closes is open all day', async () => {
    const { google, staff, week } = await openListed();
    google.answer(json(200, listing([{ open: { day: 0, hour: 0, minute: 0 } }])));
    await staff.get(SYNC);
    expect(await week()).toEqual(everyDay('00:00–23:59'));
  });

  test('keeps the days that Google may not change, and the times of a day that closes', async () => {
    const { google, staff, rows, week } = await openListed();
    const [sunday, monday] = await rows();
    await staff.patch(`${HOURS}/${sunday?.id}`, { autoUpdate: false });
    google.answer(json(200, listing(ordinaryWeek([0, 1]))));
    expect((await staff.get(SYNC)).body).toMatchObject({ changed: 6 });
    expect(await week()).toEqual(['10:00–17:00', '-', ...Array<string>(5).fill('11:00–16:00')]);
    expect((await rows())[1]).toEqual({
      ...monday,
      isOpen: false,
      version: 2,
    });
  });

  test('that is the same already changes nothing', async () => {
    const { google, staff } = await openListed();
    google.answer(json(200, listing(ordinaryWeek())));
    expect((await staff.get(SYNC)).body).toMatchObject({ changed: 7 });
    expect((await staff.get(SYNC)).body).toMatchObject({ changed: 0 });
  });
});

const closed = (date: string, changes: object = {}) => ({ date, isOpen: false, ...changes });

test('a weekday that Google has changed meanwhile is refused, one that it has left alone is not', async () => {
  const { google, staff, rows } = await openListed();
  const [sunday, monday] = await rows();
  await staff.patch(`${HOURS}/${sunday?.id}`, { autoUpdate: false });
  const [kept] = await rows();
  google.answer(json(200, listing(ordinaryWeek())));
  await staff.get(SYNC);
  const mine = { closeTime: '15:00' };
  const refused = await staff.patch(`${HOURS}/${monday?.id}`, { ...monday, ...mine });
  expect(codeOf(refused)).toEqual([409, 'EDITED_MEANWHILE']);
  expect((refused.body as { current: Weekday }).current).toEqual((await rows())[1]);
  expect((await staff.patch(`${HOURS}/${kept?.id}`, { ...kept, ...mine })).status).toBe(200);
});

describe('special days', () => {
  test('that Google tells of are entered, closed or with their hours', async () => {
    const { google, staff, days } = await openListed();
    const current = {
      periods: [
        datedPeriod('2026-11-23', '12:00', '15:00'),
        datedPeriod('2026-11-23', '19:00', '01:00'),
        datedPeriod('2026-11-25', '10:00', '17:00'),
      ],
      specialDays: ['2026-11-23', '2026-11-24'],
    };
    google.answer(json(200, listing(ordinaryWeek(), current)));
    const reply = await staff.get(SYNC);
    expect(reply.body).toMatchObject({ changed: 9, specialDays: (await days()) as object });
    const byGoogle = { source: 'google', autoUpdate: true, note: null };
    expect(await days()).toMatchObject([
      { date: '2026-11-23', isOpen: true, openTime: '12:00', closeTime: '23:59', ...byGoogle },
      { date: '2026-11-24', isOpen: false, ...byGoogle },
    ]);
  });

  test('that staff have entered stay, unless they let Google change them', async () => {
    const { google, staff, days, enter } = await openListed();
    await enter(closed('2026-11-23', { note: 'Boda' }));
    await enter(closed('2026-11-24', { note: 'Fiesta', autoUpdate: true }));
    await enter(closed('2026-11-26', { autoUpdate: true }));
    const current = {
      periods: ['2026-11-23', '2026-11-24'].map((date) => datedPeriod(date, '12:00', '15:00')),
      specialDays: ['2026-11-23', '2026-11-24'],
    };
    google.answer(json(200, listing(ordinaryWeek(), current)));
    await staff.get(SYNC);
    expect(await days()).toMatchObject([
      { date: '2026-11-23', isOpen: false, note: 'Boda' },
      { date: '2026-11-24', isOpen: true, openTime: '12:00', note: 'Fiesta', source: 'staff' },
      { date: '2026-11-26', isOpen: false },
    ]);
  });

  test('of a weekday that Google may not change are not entered', async () => {
    const { google, staff, rows, days } = await openListed();
    const monday = (await rows())[1];
    await staff.patch(`${HOURS}/${monday?.id}`, { autoUpdate: false });
    google.answer(json(200, listing(ordinaryWeek(), { specialDays: ['2026-11-23'] })));
    await staff.get(SYNC);
    expect(await days()).toEqual([]);
  });

  test('stay where Google tells nothing of special days at all', async () => {
    const { google, staff, days } = await openListed();
    google.answer(json(200, listing(ordinaryWeek(), { specialDays: ['2026-11-25'] })));
    await staff.get(SYNC);
    google.answer(json(200, { regularOpeningHours: { periods: ordinaryWeek() } }));
    expect((await staff.get(SYNC)).body).toMatchObject({ changed: 0 });
    expect(await days()).toMatchObject([{ date: '2026-11-25' }]);
  });

  test('that Google no longer tells of go, if they are Google’s and it may change them', async () => {
    const { google, staff, days } = await openListed();
    const dates = ['2026-11-23', '2026-11-24', '2026-11-25'];
    google.answer(json(200, listing(ordinaryWeek(), { specialDays: dates })));
    await staff.get(SYNC);
    const [first] = (await days()) as { id: number }[];
    await staff.patch(`${DAYS}/${first?.id}`, closed('2026-11-23', { autoUpdate: false }));
    google.answer(json(200, listing(ordinaryWeek(), { specialDays: ['2026-11-25'] })));
    expect((await staff.get(SYNC)).body).toMatchObject({ changed: 1 });
    expect(await days()).toMatchObject([{ date: '2026-11-23' }, { date: '2026-11-25' }]);
  });
});

const UNUSABLE =
  'La respuesta de Google no trae un horario que se pueda usar. No se ha cambiado nada';

describe('what goes wrong changes nothing and is said', () => {
  test.each([
    [
      'a refused key',
      refusal(403, 'PERMISSION_DENIED'),
      'GOOGLE_REFUSED',
      'Google ha rechazado la clave de acceso. Revisa GOOGLE_PLACES_API_KEY',
    ],
    [
      'a quota',
      refusal(429, 'RESOURCE_EXHAUSTED'),
      'GOOGLE_QUOTA',
      'Google no admite más consultas por ahora. Inténtalo más tarde',
    ],
    [
      'an unknown place',
      refusal(404, 'NOT_FOUND'),
      'GOOGLE_PLACE_UNKNOWN',
      'Google no encuentra el negocio. Revisa GOOGLE_PLACE_ID',
    ],
    [
      'a fault on its side',
      json(500, {}),
      'GOOGLE_UNREACHABLE',
      'Google no responde. Inténtalo dentro de unos minutos',
    ],
    ['nonsense', json(200, { hola: 1 }), 'GOOGLE_UNUSABLE', UNUSABLE],
    ['a week without a day', json(200, listing([])), 'GOOGLE_UNUSABLE', UNUSABLE],
    [
      'a day that closes before it opens',
      json(
        200,
        listing([{ open: { day: 1, hour: 9, minute: 0 }, close: { day: 1, hour: 8, minute: 0 } }]),
      ),
      'GOOGLE_UNUSABLE',
      UNUSABLE,
    ],
    [
      'a date that does not exist',
      json(200, listing(ordinaryWeek(), { specialDays: ['2026-02-30'] })),
      'GOOGLE_UNUSABLE',
      UNUSABLE,
    ],
  ])('%s', async (_case, answer, code, error) => {
    const { google, staff, week, days } = await openListed();
    google.answer(answer);
    const reply = await staff.get(SYNC);
    expect(codeOf(reply)).toEqual([502, code]);
    expect(reply.body).toMatchObject({ error });
    expect(await week()).toEqual(everyDay('10:00–17:00'));
    expect(await days()).toEqual([]);
  });

  test('a shop without a listing answers 503', async () => {
    const under = await openShop({ GOOGLE_PLACES_API_KEY: 'clave' });
    const reply = await (await under.signedIn('haykakan')).get(SYNC);
    expect(codeOf(reply)).toEqual([503, 'GOOGLE_NOT_CONFIGURED']);
    expect(reply.body).toMatchObject({
      error:
        'La sincronización con Google no está configurada: faltan GOOGLE_PLACES_API_KEY y GOOGLE_PLACE_ID',
    });
  });

  test('a page of another site cannot start it in the name of staff', async () => {
    const { google, staff } = await openListed();
    google.answer(json(200, listing(ordinaryWeek())));
    for (const headers of [
      { origin: 'https://malo.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const reply = await staff.get(SYNC, headers);
      expect(codeOf(reply)).toEqual([403, 'FOREIGN_ORIGIN']);
    }
    expect(google.requests).toEqual([]);
  });
});

describe('many clicks', () => {
  test('at once ask Google once and are all told what came of it', async () => {
    const { google, staff, under } = await openListed();
    google.answer(json(200, listing(ordinaryWeek())));
    const shared = sharedSync(under.shop);
    const sync = () => shared(OWNER_AT_DESK);
    for (const reply of await Promise.all([sync(), sync(), sync()])) {
      expect(reply.changed).toBe(7);
    }
    expect(google.requests).toHaveLength(1);
    expect((await sync()).changed).toBe(0);
    expect(google.requests).toHaveLength(2);
    const replies = await Promise.all([staff.get(SYNC), staff.get(SYNC)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('that share a failure do not share the next answer', async () => {
    const { google, staff } = await openListed();
    const failed = await Promise.all([staff.get(SYNC), staff.get(SYNC)]);
    expect(failed.map(codeOf)).toEqual(Array(2).fill([502, 'GOOGLE_UNREACHABLE']));
    google.answer(json(200, listing(ordinaryWeek())));
    expect((await staff.get(SYNC)).status).toBe(200);
  });

  test('one after the other are enough after ten in ten minutes, in every process', async () => {
    const { google, staff, under } = await openListed();
    google.answer(json(200, listing(ordinaryWeek())));
    for (let count = 0; count < 10; count += 1) {
      expect((await staff.get(SYNC)).status).toBe(200);
      under.time.now += 1000;
    }
    const refused = await staff.get(SYNC);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '590' },
      body: {
        code: 'GOOGLE_ASKED_TOO_OFTEN',
        error:
          'Se ha consultado a Google demasiadas veces en poco tiempo. Espera unos minutos y vuelve a intentarlo',
      },
    });
    expect(google.requests).toHaveLength(10);
    if (engine === 'postgres') {
      const other = await callerOf(await under.secondProcess(), staff).get(SYNC);
      expect(codeOf(other)).toEqual([429, 'GOOGLE_ASKED_TOO_OFTEN']);
    }
    under.time.now += 590_000;
    expect((await staff.get(SYNC)).status).toBe(200);
  });
});

/** The same person at another process. */
function callerOf(app: FastifyInstance, { cookies }: Caller): Caller {
  const caller = new Caller(app);
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  return caller;
}
