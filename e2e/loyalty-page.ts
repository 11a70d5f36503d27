// What a customer sees of the programme.
import type { Locator, Page } from '@playwright/test';
import { runFor } from './page-time.ts';

export const badge = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /disponible|Solo/ });
export const history = (page: Page): Locator =>
  page.getByRole('region', { name: 'Historial de puntos' }).getByRole('listitem');
/** The wallet's QR. */
export const code = (page: Page): Locator =>
  page.getByRole('img', { name: 'Tu código QR personal', exact: true });

/**
 * Lets the page's clock run until it has asked for the points again.
 * See docs/rules/loyalty.md#points-are-asked-for-again.
 */
export const poll = (page: Page): Promise<void> => runFor(page, 15_000);
