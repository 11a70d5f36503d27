// What staff may make of the catalogue (docs/decisions/0015).
import { foldText } from '../kernel/text/fold-text.ts';
import { ungrouped } from '../kernel/amounts/typed-cents.ts';
import { MENUS_CATEGORY_ID } from './catalog.rules.ts';

/** The Spanish VAT rates in per cent: superreduced, reduced (prepared food), general. */
export const VAT_RATES = [4, 10, 21] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** What prepared food and drinks without alcohol carry. */
export const DEFAULT_VAT_RATE: VatRate = 10;

/** That of alcohol and sugared drinks. */
export const GENERAL_VAT_RATE: VatRate = 21;

export const CATEGORY_NAME_LENGTH = 40;
export const PRODUCT_NAME_LENGTH = 80;
export const DESCRIPTION_LENGTH = 400;

/** The earliest that something must be ordered before its pick-up. */
export const MAX_AHEAD_DAYS = 30;

/** Menús keeps its name and its place, and cannot be retired: pages know it by its id. */
export function isFixedCategory(id: number): boolean {
  return id === MENUS_CATEGORY_ID;
}

/** Whether two categories would be told apart by nobody who reads their names. */
export function isSameName(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

/**
 * A price as a person types it, made a plain decimal: "13,50", "13.5 €" and "1.013,50" become
 * "13.50", "13.5" and "1013.50". What is no price is handed on as it is, for the contract to refuse, and
 * what could be two prices as nothing.
 */
export function plainPrice(typed: string): string {
  const plain = ungrouped(typed.replace(/€\s*$/, '').trim()) ?? '';
  return plain.replace(',', '.').replace(/\.$/, '');
}

/** "13.50" → "13,50", as a Spanish field shows it. */
export function typedPrice(price: string): string {
  return price.replace('.', ',');
}
