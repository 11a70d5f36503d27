// The customer withdraws from the closed drinks of an order (docs/rules/orders.md#withdrawal-from-drinks).
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { closedDrinks } from '@brasa/core/orders/lines/closed-drinks.rules.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { isWithdrawn, mayWithdraw } from '@brasa/core/orders/page/withdrawal.rules.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { changeOwnOrder, type OwnRequest } from './own-order.ts';
import { drinksPart } from './read-order-page.ts';
import { tellCustomer } from './tell-customer.ts';

/**
 * Notes the withdrawal, has it acknowledged by mail and answers the order's page; what is noted stays as it is. `email` becomes the
 * order's address where it has none. Throws as `changeOwnOrder`, WITHDRAWAL_NOT_POSSIBLE, and WITHDRAWAL_WITHOUT_EMAIL where the
 * shop sends mail and there is no address.
 */
export function withdrawFromDrinks(
  shop: Shop,
  { email, ...request }: OwnRequest & { email: string | null },
): Promise<OrderPage> {
  return changeOwnOrder(shop, request, {
    counted: 'withdrawn',
    isDone: async ({ before, transaction }) =>
      before.withdrawnAt !== null && isWithdrawn(await drinksPart(transaction.sql, before)),
    refusalOf: async ({ before, now, transaction }) => {
      const isCollected = before.status === 'delivered';
      const may =
        isCollected &&
        mayWithdraw(
          { stage: 'collected', ...(await drinksPart(transaction.sql, before)) },
          madridDay(now),
        );
      return may ? null : 'WITHDRAWAL_NOT_POSSIBLE';
    },
    change: async ({ note, transaction, before, now }) => {
      const customerEmail = before.customerEmail ?? email;
      if (shop.mail && !customerEmail) throw new Failure('WITHDRAWAL_WITHOUT_EMAIL');
      const after = await note('withdrawn', {
        ...{ customerEmail, customerChangedAt: now, withdrawnAt: now },
        withdrawnDrinks: closedDrinks(before).join(', '),
      });
      await tellCustomer(shop, transaction, after, { kind: 'withdrawn', now, isOwn: true });
      return after;
    },
  });
}
