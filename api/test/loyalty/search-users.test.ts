// Staff look customers up by phone and by e-mail (docs/rules/loyalty.md#users-search).
import { expect, test } from 'vitest';
import { customerBody } from '../accounts/customer-body.ts';
import { openShop } from '../shop-under-test.ts';
import { earn, newCustomer } from './customers.ts';

const byPhone = (digits: string) => `/api/auth/users/search/phone/${encodeURIComponent(digits)}`;
const byEmail = (email: string) => `/api/auth/users/search/email/${encodeURIComponent(email)}`;

async function openWithCustomer() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = under.visitor();
  const reply = await customer.post('/api/auth/register', customerBody());
  const { id } = (reply.body as { user: { id: number } }).user;
  await earn(under, id, 120);
  const user = {
    id,
    name: 'María José Núñez',
    phone: '600111222',
    email: 'maria@example.com',
    comparsaName: null,
    postalCode: '03400',
    totalPoints: 120,
    availablePoints: 120,
    phoneOnly: false,
  };
  return { under, staff, user };
}

test('a customer is found by the phone however it is written, and by the e-mail', async () => {
  const { staff, user } = await openWithCustomer();
  for (const digits of ['600111222', '34600111222', '+34 600 111 222', '0034600111222']) {
    expect((await staff.get(byPhone(digits))).body).toEqual({ found: true, user });
  }
  for (const email of ['maria@example.com', 'MARIA@Example.com']) {
    expect((await staff.get(byEmail(email))).body).toEqual({ found: true, user });
  }
});

test('an e-mail of other letters than plain ones is nobody’s, when it is entered as when it is looked for', async () => {
  const { under, staff } = await openWithCustomer();
  const angel = customerBody({ username: 'angel', phone: '600111444', email: 'ÁNGEL@example.com' });
  expect(await under.visitor().post('/api/auth/register', angel)).toMatchObject({ status: 400 });
  for (const email of ['ÁNGEL@example.com', 'ángel@example.com']) {
    expect(await staff.get(byEmail(email))).toMatchObject({
      status: 400,
      body: { details: [{ message: 'Email inválido' }] },
    });
  }
});

test('the total is what was ever earned', async () => {
  const { staff, user } = await openWithCustomer();
  await staff.post('/api/points/consume-bonus', { userId: user.id });
  expect((await staff.get(byPhone('600111222'))).body).toMatchObject({
    user: { totalPoints: 120 },
  });
});

test('somebody of whom only the phone is known is found as that', async () => {
  const { under, staff } = await openWithCustomer();
  const { id, phone } = await newCustomer(under);
  expect((await staff.get(byPhone(phone))).body).toEqual({
    found: true,
    user: {
      id,
      name: null,
      phone,
      email: null,
      comparsaName: null,
      postalCode: null,
      totalPoints: 0,
      availablePoints: 0,
      phoneOnly: true,
    },
  });
});

test('nobody and an inactive user are not found, which is no error', async () => {
  const { under, staff, user } = await openWithCustomer();
  expect(await staff.get(byPhone('699999999'))).toMatchObject({
    status: 200,
    body: { found: false },
  });
  expect((await staff.get(byEmail('nadie@example.com'))).body).toEqual({ found: false });
  await under.shop.db.transact(({ sql }) =>
    sql.updateTable('users').set({ active: 0 }).where('id', '=', user.id).execute(),
  );
  expect((await staff.get(byPhone('600111222'))).body).toEqual({ found: false });
  expect((await staff.get(byEmail('maria@example.com'))).body).toEqual({ found: false });
});

test('of several active users with one e-mail the first is found', async () => {
  const { under, staff, user } = await openWithCustomer();
  await under
    .visitor()
    .post('/api/auth/register', customerBody({ username: 'otra', phone: '600111333' }));
  expect((await staff.get(byEmail('maria@example.com'))).body).toMatchObject({
    user: { id: user.id },
  });
});

test('what is no phone or e-mail is said so', async () => {
  const { staff } = await openWithCustomer();
  expect(await staff.get(byPhone('12345'))).toMatchObject({
    status: 400,
    body: { details: [{ message: 'Teléfono debe tener al menos 9 dígitos' }] },
  });
  expect(await staff.get(byEmail('maria'))).toMatchObject({
    status: 400,
    body: { details: [{ message: 'Email inválido' }] },
  });
});
