// How the text of a setting is read.
// See docs/rules/settings.md.
import { foldText } from '../kernel/text/fold-text.ts';
import { HALF, MAX_STOCK, parseTenths, type Tenths } from '../kernel/amounts/tenths.ts';
import type { Settings } from './settings.rules.ts';

/** The text as a quantity that a stock column can hold, in tenths; null for any other. */
export function stockQuantity(typed: string): Tenths | null {
  const amount = parseTenths(typed.trim().replace(',', '.'));
  return amount !== null && amount >= 0 && amount <= MAX_STOCK ? amount : null;
}

/** The text as what fits into a half hour of the oven, halves of a chicken; null for any other. */
export function slotChickens(typed: string): Tenths | null {
  const amount = stockQuantity(typed);
  return amount !== null && amount >= HALF && amount % HALF === 0 ? amount : null;
}

/** A day: whoever means more means days. */
const MOST_MINUTES = 24 * 60;

/** The text as whole minutes up to a day; null for any other. */
export function wholeMinutes(typed: string): number | null {
  const digits = /^\d{1,4}$/.exec(typed.trim())?.[0];
  return digits !== undefined && Number(digits) <= MOST_MINUTES ? Number(digits) : null;
}

/** Which products of the menu are a whole and half a chicken; null where the shop has not said so. */
export type ChickenProducts = { whole: number | null; half: number | null };

export function chickenProducts(
  settings: Pick<Settings, 'wholeChickenProduct' | 'halfChickenProduct'>,
): ChickenProducts {
  const id = (value: string) => (isProductId(value.trim()) ? Number(value.trim()) : null);
  return { whole: id(settings.wholeChickenProduct), half: id(settings.halfChickenProduct) };
}

export function isProductId(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value);
}

/** Unless the setting announces it or is blank (docs/rules/settings.md#the-wallet-card-setting). */
export function isWalletOpen({ walletCard }: Pick<Settings, 'walletCard'>): boolean {
  return !/^(pr[oó]ximamente)?$/i.test(walletCard.trim());
}

/** Whether what the browser itself recognised may be read as an order: its maker may do that on its own servers. */
export const readsBrowserSpeech = ({ browserSpeech }: Pick<Settings, 'browserSpeech'>): boolean =>
  saysYes(browserSpeech);

/** Whether a ticket of each new order is printed by itself. */
export const printsOrders = ({ ticketPrinting }: Pick<Settings, 'ticketPrinting'>): boolean =>
  saysYes(ticketPrinting);

/** What a switch of the settings says: "sí", however it is written. */
export const saysYes = (value: string): boolean => foldText(value).trim() === 'si';
