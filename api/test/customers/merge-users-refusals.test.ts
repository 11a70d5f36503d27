// Accounts that cannot become one (docs/decisions/0017).
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { openShop, PASSWORD } from '../shop-under-test.ts';
import { merge, merged, openWithTwo, personWith } from './people.ts';

describe('refused, without changing anything', () => {
  async function openWithAll() {
    const under = await openShop();
    const [staff, owner] = [await under.signedIn('haykakan'), await under.signedIn('superadmin')];
    const [colleague, customer] = [
      await under.signedIn('haykakan'),
      await under.signedIn('abaranci'),
    ];
    const phone = await personWith(under, 30);
    const ids = {
      ...{ staff: staff.id, owner: owner.id, colleague: colleague.id, customer: customer.id },
      ...{ phone: phone.id, nobody: 4711 },
    };
    return { under, callers: { staff, owner }, colleague, ids };
  }

  test.each([
    ['staff', 'phone', 'customer', 422, 'MERGE_SIGN_IN_STAYS'],
    ['staff', 'customer', 'customer', 422, 'MERGE_SAME_USER'],
    ['staff', 'customer', 'colleague', 422, 'MERGE_STAFF_STAYS'],
    ['staff', 'customer', 'staff', 422, 'MERGE_STAFF_STAYS'],
    ['staff', 'staff', 'phone', 403, 'MERGE_INTO_OWN'],
    ['staff', 'staff', 'customer', 403, 'MERGE_INTO_OWN'],
    ['staff', 'owner', 'phone', 403, 'SUPERADMIN_ONLY'],
    ['staff', 'phone', 'owner', 403, 'SUPERADMIN_ONLY'],
    ['owner', 'owner', 'phone', 403, 'MERGE_SUPERADMIN'],
    ['owner', 'customer', 'owner', 403, 'MERGE_SUPERADMIN'],
    ['staff', 'nobody', 'phone', 404, 'USER_NOT_FOUND'],
    ['staff', 'phone', 'nobody', 404, 'USER_NOT_FOUND'],
  ] as const)('%s merges into %s: %s (%i %s)', async (who, kept, other, status, code) => {
    const { under, callers, ids } = await openWithAll();
    const before = await countRows(under.shop.db);
    const users = await under.shop.db.read.selectFrom('users').selectAll().orderBy('id').execute();
    const reply = await merge(callers[who], ids[kept], ids[other]);
    expect(reply).toMatchObject({ status, body: { code } });
    expect((reply.body as { error: string }).error).toMatch(/[a-záéíóúñ]/);
    expect(await countRows(under.shop.db)).toEqual(before);
    expect(
      await under.shop.db.read.selectFrom('users').selectAll().orderBy('id').execute(),
    ).toEqual(users);
  });

  test('one who was staff, whose deeds would bear the other’s name', async () => {
    const { under, callers, colleague, ids } = await openWithAll();
    const { staff } = callers;
    const signIn = { username: colleague.username, password: PASSWORD };
    expect((await under.visitor().post('/api/auth/login', signIn)).status).toBe(200);
    await staff.patch(`/api/auth/users/${ids.colleague}`, { role: 'abaranci' });
    const users = await under.shop.db.read.selectFrom('users').selectAll().execute();
    const refused = await merge(staff, ids.customer, ids.colleague);
    expect(refused).toMatchObject({ status: 422, body: { code: 'MERGE_STAFF_STAYS' } });
    expect(await under.shop.db.read.selectFrom('users').selectAll().execute()).toEqual(users);
    expect((await merge(staff, ids.colleague, ids.customer)).status).toBe(200);
  });

  test('one who was merged or erased before', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    const third = await newCustomer(under);
    await merged(staff, kept.id, other.id);
    for (const [into, from] of [
      [kept.id, other.id],
      [other.id, kept.id],
      [third.id, other.id],
    ] as const) {
      expect(await merge(staff, into, from)).toMatchObject({
        status: 409,
        body: {
          code: 'MERGE_USER_GONE',
          error:
            'Una de las dos cuentas ya no está: se ha unido con otra o se ha borrado. Actualiza la lista',
        },
      });
    }
  });

  test.each([[{}], [{ mergedUserId: 'x' }], [{ mergedUserId: 0 }], [{ mergedUserId: 1.5 }]])(
    'what names no account: %o',
    async (body) => {
      const { staff, kept } = await openWithTwo();
      const reply = await staff.post(`/api/auth/users/${kept.id}/merge`, body);
      expect(reply).toMatchObject({
        status: 400,
        body: { details: [{ path: 'mergedUserId', message: 'Elige la otra cuenta' }] },
      });
    },
  );
});
