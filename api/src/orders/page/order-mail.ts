// What mails about orders say when they are sent: the order as it is then.
import { ORDER_KINDS, type OrderMessageKind } from '@brasa/core/messages/sending.rules.ts';
import { postalAddress } from '@brasa/core/settings/postal-address.rules.ts';
import { isWorthSending, orderLetter } from '@brasa/core/orders/page/order-mail.rules.ts';
import { orderPagePath } from '@brasa/core/orders/page/order-page.rules.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import type { MailAccess } from '../../config.ts';
import { layOutLetter, type MailContent } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrder, hasPickedUp } from '../orders.store.ts';
import { readOrderPage } from './read-order-page.ts';
import { orNothing } from '../../failure.ts';

/** By kind, what is said of an order; null for what is no longer so, or to nobody. */
export function orderMails(shop: Shop, access: MailAccess): Record<OrderMessageKind, MailContent> {
  const contents = ORDER_KINDS.map((kind) => [kind, contentOf(kind, shop, access)]);
  return Object.fromEntries(contents) as Record<OrderMessageKind, MailContent>;
}

function contentOf(kind: OrderMessageKind, shop: Shop, { publicUrl }: MailAccess): MailContent {
  return async ({ orderId }, told) => {
    const order = orderId === null ? undefined : await findOrder(shop.db.read, orderId);
    const { code = null, customerEmail = null } = order ?? {};
    if (code === null || !customerEmail) return null;
    const page = await orNothing('ORDER_NOT_FOUND', () => readOrderPage(shop, code));
    const now = shop.clock();
    if (!page || !isWorthSending(kind, page, told, now)) return null;
    const settings = await shop.settings();
    const { restaurantName, phonePrimary, legalName, taxId, email } = publicFacts(settings);
    const address = postalAddress(settings);
    const letter = orderLetter(kind, page, {
      shop: { restaurantName, phonePrimary, legalName, taxId, address, email },
      termsUrl: `${publicUrl}/condiciones-compra`,
      url: publicUrl + orderPagePath(code),
      now,
    });
    const isToCustomer = await hasPickedUp(shop.db.read, customerEmail);
    return { ...layOutLetter(letter), to: customerEmail, toldVersion: page.version, isToCustomer };
  };
}
