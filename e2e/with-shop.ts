// A shop of its own for each journey, in whatever browser.
import { test as base } from '@playwright/test';
import { Shops, type Shop } from './shops.ts';

export type WithShop = {
  /** Variables of the shop's environment beside those that every shop has. */
  environment: Record<string, string>;
  shop: Shop;
};

/** `isNow`: the shops' clock is the machine's, and they are open all day. */
export const withShop = base.extend<WithShop, { isNow: boolean; shops: Shops }>({
  isNow: [false, { option: true, scope: 'worker' }],

  shops: [
    async ({ playwright, isNow }, use) => {
      const shops = await Shops.start(playwright.request, { isNow });
      await use(shops);
      await shops.stop();
    },
    { scope: 'worker' },
  ],

  environment: [{}, { option: true }],

  shop: async ({ shops, environment }, use) => {
    const shop = await shops.open(environment);
    await use(shop);
    await shop.close();
  },
});
