// npm run test:firefox: what waits on a device is sent without Background Sync, which Firefox does not have. The
// shop is killed, answers are lost, the page is closed and opened again; each change is done once and in its order.
// Needs Debian's firefox-esr.
import { rmSync } from 'node:fs';
import { openLine } from '../broken-line.ts';
import { KilledShop } from '../killed-shop.ts';
import { changes, expectDoneOnce } from '../outbox-changes.ts';
import { newFolder, STAFF } from '../shops.ts';
import { Firefox, type Tab } from './firefox.ts';

const ENTRIES = Number(process.env['BRASA_OUTBOX_ENTRIES'] ?? 60);
const SOME = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);

const sendAll = (all: object[]) => `(async () => {
  const statuses = [];
  for (const { path, method, body, key } of ${JSON.stringify(all)}) {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    statuses.push((await fetch(path, { method, headers, body: JSON.stringify(body) })).status);
  }
  return statuses;
})()`;

async function signIn(tab: Tab, url: string): Promise<void> {
  await tab.goto(`${url}/login`);
  const body = JSON.stringify(JSON.stringify(STAFF));
  const headers = JSON.stringify({ 'Content-Type': 'application/json' });
  await tab.evaluate(
    `fetch('/api/auth/login', { method: 'POST', headers: ${headers}, body: ${body} }).then((r) => r.status)`,
  );
}

async function openDesk(tab: Tab, url: string): Promise<void> {
  await tab.goto(`${url}/admin/orders`);
  await tab.until(`navigator.serviceWorker.controller !== null`, 'a worker for the page');
  await tab.until(`document.body.innerText.includes('Al día')`, 'a desk with data');
}

const isSent = `document.querySelector('[data-unsent]') === null`;

const dataDir = newFolder('brasa-firefox-shop-');
const environment = { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password };
const shop = new KilledShop({ DATA_DIR: dataDir, ...environment });
const line = await openLine(await shop.start());
const firefox = await Firefox.start();
try {
  let tab = await firefox.openTab();
  await signIn(tab, line.url);
  await openDesk(tab, line.url);
  // The worker hears of who is here and of what the desk shows.
  await openDesk(tab, line.url);
  const hasSync = await tab.evaluate<boolean>(
    `navigator.serviceWorker.ready.then((registration) => 'sync' in registration)`,
  );
  say(`Background Sync: ${hasSync ? 'there' : 'not there'}`);
  line.set('down');
  const statuses = await tab.evaluate<number[]>(sendAll(changes(ENTRIES)));
  say(`${statuses.filter((status) => status === 202).length} of ${ENTRIES} wait`);

  // The open desk sends by itself; the line loses an answer, and the shop is killed.
  await line.breakAfter(SOME, 'deaf');
  await shop.kill();
  line.leadTo(await shop.start());
  await line.breakAfter(SOME, 'down');
  // Somebody closes the page and comes back.
  await tab.close();
  line.set('up');
  tab = await firefox.openTab();
  await openDesk(tab, line.url);
  await tab.until(isSent, 'everything is sent');
} finally {
  await firefox.stop();
  await line.close();
  await shop.kill();
}
await expectDoneOnce(dataDir, ENTRIES);
rmSync(dataDir, { recursive: true, force: true });
say(`${ENTRIES} changes were done once each, in their order`);
