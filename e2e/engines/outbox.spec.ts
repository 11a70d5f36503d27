// Changes that wait on a device are sent without Background Sync, which neither Firefox nor Safari has. The shop is killed, answers
// are lost, the page is closed and opened again; each change is done once and in its order.
import { rmSync } from 'node:fs';
import { openLine } from '../broken-line.ts';
import { LOST } from '../desk-journey.ts';
import { makeAll } from '../in-page.ts';
import { KilledShop } from '../killed-shop.ts';
import { LONG } from '../long.ts';
import { changes, expectDoneOnce } from '../outbox-changes.ts';
import { newFolder, STAFF } from '../shops.ts';
import { Person } from './person.ts';
import { signIn } from './steps.ts';
import { expect, test } from './visit.ts';

const ENTRIES = Number(process.env['BRASA_OUTBOX_ENTRIES'] ?? 60);
/** After so many something happens. */
const SOME = 5;

const hasWorker = () => navigator.serviceWorker.controller !== null;
const hasSync = async () => 'sync' in (await navigator.serviceWorker.ready);
const hasUnsent = () => document.querySelector('[data-unsent]') !== null;

async function openDesk(staff: Person): Promise<void> {
  await staff.visit('/admin/orders');
  // It begins once the page has peace, however long that takes.
  await expect.poll(() => staff.run(hasWorker), { timeout: 60_000 }).toBe(true);
  await staff.byText('Al día').expectShown();
}

test('changes that wait are done once and in their order', LONG, async ({ openDevice }) => {
  const dataDir = newFolder('brasa-outbox-shop-');
  const shop = new KilledShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
  });
  const line = await openLine(await shop.start());
  const device = await openDevice([...LOST, /Sin respuesta/, /NS_ERROR/]);
  const before = await Person.at(device, line.url);
  await signIn(before);
  await openDesk(before);
  // The worker hears of who is here and of what the desk shows.
  await openDesk(before);
  expect(await before.run(hasSync)).toBe(false);
  line.set('down');
  const statuses = await before.run(makeAll, changes(ENTRIES));
  expect(statuses).toEqual(statuses.map(() => 202));

  // The open desk sends by itself; the line loses an answer, and the shop is killed.
  await line.breakAfter(SOME, 'deaf');
  await shop.kill();
  line.leadTo(await shop.start());
  await line.breakAfter(SOME, 'down');
  // Somebody closes the page and comes back.
  const after = await Person.at(device, line.url);
  await before.leave();
  line.set('up');
  await openDesk(after);
  await expect.poll(() => after.run(hasUnsent), { timeout: 100_000 }).toBe(false);
  await line.close();
  await shop.kill();
  await expectDoneOnce(dataDir, ENTRIES);
  rmSync(dataDir, { recursive: true, force: true });
});
