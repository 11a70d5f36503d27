// A customer's objection to "lo de siempre", and its end (docs/rules/customers.md#objecting).
import type { UsualOrderReply } from '@brasa/core/orders/place/usual-order.contract.ts';
import {
  deleteObjections,
  findWholeUser,
  insertObjections,
  objectedSince,
  ownerOfPhone,
} from '../../accounts/index.ts';
import { aboutUser, type Actor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Shop } from '../../shop.ts';
import { readUsualOrder } from './usual-order.report.ts';

/**
 * Notes the objection, or its end, for the phone as it is stored and every other one of its account; a repeat changes nothing. Answers
 * the usual order of the phone as it is told from then on.
 */
export function objectToUsualOrder(
  shop: Shop,
  actor: Actor,
  { phone, objected }: { phone: string; objected: boolean },
): Promise<UsualOrderReply> {
  return shop.db.transact(async (transaction) => {
    const { sql } = transaction;
    const now = shop.clock();
    const { id, phones } = await ownerOfPhone(sql, phone);
    const isObjected = (await objectedSince(sql, phones)) !== null;
    if (objected !== isObjected) {
      if (objected) await insertObjections(transaction, phones, { by: actor.id, at: now });
      else await deleteObjections(transaction, phones);
      const user = id === null ? undefined : await findWholeUser(sql, id);
      const kind = objected ? 'usual_order_stopped' : 'usual_order_resumed';
      await record(transaction, actor, { kind, ...(user && aboutUser(user)) }, now);
    }
    return readUsualOrder(sql, phone);
  });
}
