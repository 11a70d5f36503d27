// What the oven's board says (docs/rules/oven.md#the-boards-screen).
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';

/** What is expected is no whole number: to the next half. */
export function chickensText(decimal: string): string {
  const amount = parseTenths(decimal) ?? 0;
  return formatChickens(tenths(Math.round(amount / 5) * 5));
}

/** "para las 13:30", "para la 01:30". */
export function forText(iso: string): string {
  return `para ${clockText(iso)}`;
}

/** "las 13:30". */
export function clockText(iso: string): string {
  const clock = madridClock(Date.parse(iso));
  return `${clock.startsWith('01:') ? 'la' : 'las'} ${clock}`;
}

/** "12 al horno", "12 listos", "1 listo". */
export function batchText({ chickens }: Pick<Batch, 'chickens'>, word: 'al horno' | 'listo') {
  const plural = word === 'listo' && chickens !== '1.0' ? 's' : '';
  return `${chickensText(chickens)} ${word}${plural}`;
}

/** "8 1/2 encargados · 4 de paso, ± 1 · 6 ya puestos". */
export function needText(slot: {
  ordered: string;
  expected: string;
  expectedError: string;
  onSpit: string;
  ready: string;
}): string {
  const ordered = chickensText(slot.ordered);
  const isOne = ordered === '1' || ordered === '1/2';
  const expected = chickensText(slot.expected);
  const error = chickensText(slot.expectedError);
  const putOn = Number(slot.onSpit) + Number(slot.ready);
  const parts = [`${ordered} ${isOne ? 'encargado' : 'encargados'}`];
  if (expected !== '0') parts.push(`${expected} de paso${error === '0' ? '' : `, ± ${error}`}`);
  if (putOn > 0) parts.push(`${putOn} ya ${putOn === 1 ? 'puesto' : 'puestos'}`);
  return parts.join(' · ');
}
