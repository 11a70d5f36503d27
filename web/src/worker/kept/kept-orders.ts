// The pages of orders that this device was shown last, each with its order as it stood then: they are nobody's
// but the bearer's, and go with the session. See docs/rules/orders.md#an-open-page.
import { addressOf } from '@brasa/core/kernel/call.ts';
import { readOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import {
  hasPage,
  isOrderCode,
  ORDER_PAGES_ON_DEVICE,
  orderPagePath,
} from '@brasa/core/orders/page/order-page.rules.ts';
import { openCache } from './caches-of-builds.ts';
import { jsonResponse } from '../json-response.ts';
import { pageDataIn, storeAnswer } from './stored-answers.ts';
import type { World } from '../world.ts';

const callOf = (path: string): string =>
  addressOf(readOrderPage, { params: { code: path.split('/').at(-1) ?? '' } });

/** The path of the order's page at this address; undefined for all others, and for what its form answers. */
export function orderPathAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const code = pathname.split('/').at(-1) ?? '';
  const isPage = isOrderCode(code) && pathname === orderPagePath(code) && search === '';
  return isPage ? pathname : undefined;
}

/** Keeps the page at the path, and its order for the app; where there are too many, the one opened longest ago goes. */
export async function keepOrder(
  world: World,
  path: string,
  { document, text }: { document: Response; text: string },
): Promise<void> {
  const cache = await openCache(world, 'orders');
  await cache.delete(path);
  await cache.put(path, document);
  const address = callOf(path);
  const data = JSON.parse(pageDataIn(text) ?? '{}') as Record<string, unknown>;
  const answer = jsonResponse(data[address]);
  await storeAnswer(world, { owner: 'bearer', address }, answer, await answer.arrayBuffer());
  const kept = (await cache.keys()).map(({ url }) => new URL(url));
  const pages = kept.flatMap((url) => orderPathAt(url) ?? []);
  for (const old of pages.slice(0, -ORDER_PAGES_ON_DEVICE)) await forgetOrder(world, callOf(old));
}

/** Forgets the order of the call at this address, which is there no more: answer and page. */
export async function forgetOrder(world: World, address: string): Promise<void> {
  const cache = await openCache(world, 'orders');
  const pages = (await cache.keys()).flatMap(({ url }) => orderPathAt(new URL(url)) ?? []);
  const page = pages.find((path) => callOf(path) === address);
  if (page !== undefined) await cache.delete(page);
  await cache.delete(address);
}

/** Forgets the orders that have no page any more. */
export async function forgetPastOrders(world: World): Promise<void> {
  const cache = await openCache(world, 'orders');
  for (const { url } of await cache.keys()) {
    const path = orderPathAt(new URL(url));
    const answer = path && (await cache.match(callOf(path)));
    const { pickupTime } = answer ? ((await answer.json()) as Partial<OrderPage>) : {};
    if (path && pickupTime && !hasPage(Date.parse(pickupTime), world.now())) {
      await forgetOrder(world, callOf(path));
    }
  }
}

/** Does so by the page's path. */
export const forgetOrderPage = (world: World, path: string): Promise<void> =>
  forgetOrder(world, callOf(path));
