// However often somebody asks for the page of an order, everybody's pages are rendered
// (docs/rules/site.md#pages-are-rendered-by-the-server).
import { expect, test } from 'vitest';
import { placeOrder } from '../place-order.ts';
import { dataOf, HTML, openSite } from './site-under-test.ts';

const AT_ONCE = 16;

/** Pages of orders wait until the contact page is rendered. */
const RENDERER = `const { promise: contact, resolve } = Promise.withResolvers();
export async function renderPage({ path }) {
  if (path === '/contacto') resolve();
  if (path.startsWith('/pedido/')) await contact;
  return { head: '', root: path };
}`;

const isRendered = (body: unknown) => !String(body).includes('<div id="root"></div>');

test('one more than are rendered at once is left to the browser, with all that it needs', async () => {
  const { visitor } = await openSite({}, RENDERER);
  const customer = visitor();
  const { code } = await placeOrder(customer);
  const ask = () => customer.get(`/pedido/${code}`, HTML);
  const asked = Array.from({ length: AT_ONCE + 1 }, ask);
  const first = await Promise.race(asked);
  expect([first.status, isRendered(first.body)]).toEqual([200, false]);
  expect(dataOf(first.body)).toMatchObject({
    [`/api/order-pages/${code}`]: { customerName: 'María José Núñez' },
  });
  expect(isRendered((await customer.get('/contacto', HTML)).body)).toBe(true);
  const replies = await Promise.all(asked);
  expect(replies.filter(({ body }) => isRendered(body))).toHaveLength(AT_ONCE);
  // There is room again.
  expect(isRendered((await ask()).body)).toBe(true);
});
