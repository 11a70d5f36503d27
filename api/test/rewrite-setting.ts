import type { Shop } from '../src/shop.ts';

/** Somebody edits a setting of the shop. */
export function rewriteSetting(shop: Shop, key: string, value: string): Promise<void> {
  return shop.db.transact(async (transaction) => {
    await transaction.sql.updateTable('settings').set({ value }).where('key', '=', key).execute();
    transaction.announce('settings');
  });
}
