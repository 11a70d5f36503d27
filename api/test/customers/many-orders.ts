import { sql as raw } from 'kysely';
import type { ShopUnderTest } from '../shop-under-test.ts';

type Orders = { of: { userId: number } | { phone: string }; count: number };

/** Gives the account, or the phone where there is none, so many cancelled orders in one statement. */
export async function giveOrders({ shop, time }: ShopUnderTest, { of, count }: Orders) {
  const [userId, phone] = 'userId' in of ? [of.userId, '600111222'] : [null, of.phone];
  const now = raw.lit(time.now);
  await shop.db.transact(({ sql }) =>
    raw`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${raw.lit(count)})
      insert into orders (user_id, customer_name, customer_phone, quantity, details, pickup_time, pickup_day, status,
        total_amount, deleted, confirmado, error, notificado, points_earned, points_redeemed, payment_method, is_manual_entry,
        created_at, updated_at)
      select ${raw.lit(userId)}, 'Edelmira Núñez', ${raw.lit(phone)}, 10, '1 pollo', ${now}, '2026-11-20', 'cancelled',
        0, 1, 0, 0, 0, 0, 0, 'cash', 0,
        ${now}, ${now} from numbers`.execute(sql),
  );
}
