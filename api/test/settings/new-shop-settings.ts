import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';

/** What is stored on a shop's first day: the starter values, and which starter products the chickens are. */
export const NEW_SHOP_SETTINGS = {
  ...STARTER_SETTINGS,
  wholeChickenProduct: '8',
  halfChickenProduct: '9',
};
