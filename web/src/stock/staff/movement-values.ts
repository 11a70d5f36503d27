import { HALF, parseTenths, tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { MovementType } from '@brasa/core/stock/stock.contract.ts';

/** What is sold and paid is no movement of chickens alone. */
export type MovementChoice = MovementType | 'sale';

export type MovementValues = { type: MovementChoice; quantity: string };

export const MOVEMENTS: readonly { value: MovementChoice; label: string; hint: string }[] = [
  { value: 'sale', label: 'Venta', hint: 'Se lleva algo quien no lo había encargado' },
  { value: 'addition', label: 'Entrada', hint: 'Salen más pollos del horno' },
  { value: 'correction', label: 'Corrección', hint: 'Hay más o menos de los que dice la cuenta' },
  { value: 'walk_in_sale', label: 'Sin cobrar', hint: 'Salen pollos, y nada en la caja' },
  { value: 'initial', label: 'Inicial', hint: 'Con cuántos empieza el día' },
];

export const MOVED: Record<MovementType, string> = {
  walk_in_sale: 'Venta anotada',
  addition: 'Entrada anotada',
  correction: 'Stock corregido',
  initial: 'Stock inicial cambiado',
};

/** "1,5", "1.5" and "1 1/2" → 15; null for what is no number of half chickens. */
export function movedQuantity(typed: string): Tenths | null {
  const text = typed
    .trim()
    .replace('−', '-')
    .replace(/^([+-]?)1\/2$/, '$10.5')
    .replace(/\s+1\/2$/, '.5')
    .replace(/^\+/, '')
    .replace(',', '.');
  const amount = parseTenths(text);
  return amount !== null && amount % HALF === 0 ? amount : null;
}

/** The quantity as it is typed: "1,5". */
function typedQuantity(amount: Tenths): string {
  return String(amount / 10).replace('.', ',');
}

/** What the day began with, as it is typed; empty where that is not known. */
export function initialQuantity(initialStock: string | undefined): string {
  const amount = initialStock === undefined ? null : parseTenths(initialStock);
  return amount === null ? '' : typedQuantity(amount);
}

/** One step of half a chicken up or down; only a correction goes below zero. */
export function steppedQuantity(
  { type, quantity }: { type: MovementType; quantity: string },
  step: 1 | -1,
): string {
  const next = (movedQuantity(quantity) ?? 0) + step * HALF;
  return typedQuantity(tenths(type === 'correction' ? next : Math.max(0, next)));
}
