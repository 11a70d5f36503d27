// The count of the drawer as it is typed, and what becomes of it.
import { COINS, worthOfCoins, type CoinCount } from '@brasa/core/books/cash.rules.ts';
import { cents, formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';

export type CountWay = 'sum' | 'coins';

export type CountValues = {
  way: CountWay;
  sum: string;
  /** How many of each, by its place in COINS. */
  coins: string[];
  left: string;
  note: string;
};

export const NOTHING_COUNTED: CountValues = {
  way: 'sum',
  sum: '',
  coins: COINS.map(() => ''),
  left: '',
  note: '',
};

/** "50 €", "20 cént.": as it is called at the counter. */
export function coinName(coin: (typeof COINS)[number]): string {
  if (coin < 100) return `${coin} cént.`;
  return formatEuros(cents(coin)).replace(',00', '');
}

/** The coins that were typed; null where one is no whole number. */
export function typedCoins(typed: readonly string[]): CoinCount[] | null {
  const counts: CoinCount[] = [];
  for (const [place, coin] of COINS.entries()) {
    const text = (typed[place] ?? '').trim();
    if (text === '') continue;
    if (!/^\d{1,4}$/.test(text)) return null;
    counts.push({ coin, count: Number(text) });
  }
  return counts;
}

/** What was counted; null while nothing is, or something that is no number. */
export function countedOf({ way, sum, coins }: CountValues): Cents | null {
  if (way === 'sum') return parseTypedCents(sum);
  const counts = typedCoins(coins);
  return counts === null || counts.length === 0 ? null : worthOfCoins(counts);
}

/** Whether anything would be lost with the form. */
export function isCounted({ sum, coins, left, note }: CountValues): boolean {
  return [sum, left, note, ...coins].some((typed) => typed.trim() !== '');
}
