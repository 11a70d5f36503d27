import { becomeCustomer, givePoints, untilKept } from './steps.ts';
import { test } from './visit.ts';

test('the wallet opens without a connection, with its code and the points as they were', async ({
  meet,
  line,
}) => {
  const customer = await meet({ mayLoseLine: true });
  await customer.visit('/');
  await becomeCustomer(customer);
  await givePoints(await meet({ isStaff: true }), 47);
  // WebKit leaves a page without its first worker for good that was asked for before it was active and arrives afterwards.
  await untilKept(customer, '/');
  await customer.visit('/puntos');
  await untilKept(customer, '/wallet', '/api/points/wallet-qr', '/api/points/my-points');
  // The first version of all replaces none.
  await customer.byText('Hay una versión nueva').expectGone();
  line.set('down');
  await customer.visit('/wallet');
  await customer.byRole('heading', 'Saldo de puntos').expectShown();
  await customer.byText('47').expectInSight();
  await customer.byText(/^Sin conexión\. Datos de/).expectShown();
  await customer.byRole('img', 'Tu código QR personal').expectShown();
});
