// Staff edit the week (docs/rules/hours.md#changing-a-weekday).
import { describe, expect, test } from 'vitest';
import type { Caller } from '../shop-under-test.ts';
import { openShop, orderBody, type Reply } from '../shop-under-test.ts';

const HOURS = '/api/business-hours';

type Weekday = {
  id: number;
  dayOfWeek: number;
  openTime: string;
  closeTime: string;
  isOpen: boolean;
  autoUpdate: boolean;
  version: number;
};

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const week = async () => (await under.visitor().get(HOURS)).body as Weekday[];
  const friday = (await week())[5];
  if (!friday) throw new Error('a week has a Friday');
  return { under, staff, week, friday, url: `${HOURS}/${friday.id}` };
}

const codeOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

describe('changing a weekday', () => {
  test('by its whole record answers it as it is now, for everybody', async () => {
    const { staff, week, friday, url } = await openDesk();
    const changed = { ...friday, openTime: '12:00', closeTime: '16:30', autoUpdate: false };
    const { status, body } = await staff.patch(url, changed);
    expect([status, body]).toEqual([200, { ...changed, version: friday.version + 1 }]);
    expect((await week())[5]).toEqual(body);
  });

  test('ignores another id or weekday in the body', async () => {
    const { staff, week, friday, url } = await openDesk();
    const before = await week();
    await staff.patch(url, { ...friday, id: before[0]?.id, dayOfWeek: 0, isOpen: false });
    expect(await week()).toEqual(
      before.map((day) =>
        day.dayOfWeek === 5 ? { ...day, isOpen: false, version: day.version + 1 } : day,
      ),
    );
  });

  test('by a part of it keeps the rest', async () => {
    const { staff, friday, url } = await openDesk();
    const reply = await staff.patch(url, { isOpen: false });
    expect(reply.body).toEqual({ ...friday, isOpen: false, version: friday.version + 1 });
    expect((await staff.patch(url, {})).body).toEqual(reply.body);
  });

  test('decides at once when customers can pick up', async () => {
    const { under, staff, url } = await openDesk();
    await staff.patch(url, { isOpen: false });
    const reply = await under.visitor().post('/api/orders', orderBody());
    expect(codeOf(reply)).toEqual([422, 'PICKUP_DAY_CLOSED']);
  });

  test.each([
    [{ openTime: '17:00' }, 'closeTime', 'La hora de cierre debe ser posterior a la de apertura'],
    [
      { isOpen: false, closeTime: '09:00' },
      'closeTime',
      'La hora de cierre debe ser posterior a la de apertura',
    ],
    [{ openTime: '24:00' }, 'openTime', 'Hora inválida'],
    [{ closeTime: null }, 'closeTime', 'Hora inválida'],
    [{ isOpen: 'no' }, 'isOpen', 'Debe ser verdadero o falso'],
    [{ autoUpdate: 0 }, 'autoUpdate', 'Debe ser verdadero o falso'],
  ])('to %o is refused at %s, and nothing changes', async (change, path, message) => {
    const { staff, week, url } = await openDesk();
    const before = await week();
    const reply = await staff.patch(url, change);
    expect(codeOf(reply)).toEqual([400, 'VALIDATION']);
    expect(reply.body).toMatchObject({ details: [{ path, message }] });
    expect(await week()).toEqual(before);
  });

  test('that does not exist is 404', async () => {
    const { staff } = await openDesk();
    const reply = await staff.patch(`${HOURS}/999`, { isOpen: true });
    expect(codeOf(reply)).toEqual([404, 'DAY_NOT_FOUND']);
    const error = 'Este día ya no está en la lista. Recarga la página';
    expect(reply.body).toMatchObject({ error });
    expect((await staff.patch(`${HOURS}/viernes`, {})).status).toBe(400);
  });

  test('at the same time, each by a part, keeps both parts', async () => {
    const { under, url, staff, friday } = await openDesk();
    const other: Caller = await under.signedIn('superadmin');
    await Promise.all([
      staff.patch(url, { isOpen: false }),
      other.patch(url, { autoUpdate: false }),
    ]);
    expect((await staff.patch(url, {})).body).toEqual({
      ...friday,
      isOpen: false,
      autoUpdate: false,
      version: friday.version + 2,
    });
  });
});

describe('a weekday that somebody else has changed meanwhile', () => {
  test('is refused with what it is now, and stays as they left it', async () => {
    const { staff, week, friday, url } = await openDesk();
    const theirs = (await staff.patch(url, { ...friday, closeTime: '18:00' })).body;
    const reply = await staff.patch(url, { ...friday, openTime: '11:00' });
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'EDITED_MEANWHILE',
        error:
          'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
        current: theirs,
      },
    });
    expect((await week())[5]).toEqual(theirs);
    const again = await staff.patch(url, { ...(theirs as Weekday), openTime: '11:00' });
    expect(again).toMatchObject({ status: 200, body: { openTime: '11:00', closeTime: '18:00' } });
  });

  test('is no conflict for a repeat of what is there already', async () => {
    const { staff, friday, url } = await openDesk();
    const wanted = { ...friday, isOpen: false };
    const first = await staff.patch(url, wanted);
    expect(await staff.patch(url, wanted)).toMatchObject({ status: 200, body: first.body });
  });

  test('is told before its times are judged', async () => {
    const { staff, friday, url } = await openDesk();
    await staff.patch(url, { closeTime: '12:00' });
    const { version } = friday;
    const reply = await staff.patch(url, { openTime: '13:00', version });
    expect(codeOf(reply)).toEqual([409, 'EDITED_MEANWHILE']);
  });

  test('at the same moment: one of two saves, the other is told', async () => {
    const { under, staff, friday, url } = await openDesk();
    const other = await under.signedIn('superadmin');
    const replies = await Promise.all([
      staff.patch(url, { ...friday, openTime: '11:00' }),
      other.patch(url, { ...friday, openTime: '12:00' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([0, 'ayer', null])('a version that is none (%j) is refused', async (version) => {
    const { staff, friday, url } = await openDesk();
    const reply = await staff.patch(url, { ...friday, isOpen: false, version });
    expect(codeOf(reply)).toEqual([400, 'VALIDATION']);
  });
});

test('initialize gives back a missing weekday, keeps the others, and can be repeated', async () => {
  const { under, staff, week, url } = await openDesk();
  await staff.patch(url, { isOpen: false });
  await under.shop.db.transact(async (transaction) => {
    await transaction.sql.deleteFrom('businessHours').where('dayOfWeek', '=', 1).execute();
    transaction.announce('hours');
  });
  expect(await week()).toHaveLength(6);
  expect((await staff.post('/api/admin/initialize')).body).toEqual({ created: 1 });
  expect((await staff.post('/api/admin/initialize')).body).toEqual({ created: 0 });
  expect((await week()).map(({ isOpen }) => isOpen)).toEqual([
    ...Array<boolean>(5).fill(true),
    false,
    true,
  ]);
});
