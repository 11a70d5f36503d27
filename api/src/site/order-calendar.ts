// A pick-up as an event for a calendar (RFC 5545). Its times are UTC, so that no calendar has to know Madrid's.
import { createHash } from 'node:crypto';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { plainWords } from '@brasa/core/messages/plain-words.rules.ts';
import { withoutMarks } from '@brasa/core/orders/lines/price-marks.rules.ts';
import { postalAddress } from '@brasa/core/settings/postal-address.rules.ts';
import type { PublicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import type { OwnPickup } from '../orders/index.ts';

const VISIT = 15 * MINUTE;

/** The longest line, in bytes. */
const MOST_BYTES = 75;

/** In hexadecimal digits. */
const DIGEST_LENGTH = 16;

const LINE_END = '\r\n';

type Made = { code: string; shop: PublicFacts; now: number };

/** The file of the order whose page has that code; `now` is when it is made. */
export function orderCalendar(order: OwnPickup, { code, shop, now }: Made): string {
  const pickup = Date.parse(order.pickupTime);
  const name = shop.restaurantName || 'la casa';
  const place = postalAddress(shop);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brasa//Pedidos//ES',
    'BEGIN:VEVENT',
    `UID:pedido-${order.id}-${digestOf(code)}@brasa`,
    `SEQUENCE:${order.version - 1}`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART:${instantText(pickup)}`,
    `DTEND:${instantText(pickup + VISIT)}`,
    `SUMMARY:${escaped(`Recoger el pedido en ${name}`)}`,
    `DESCRIPTION:${escaped(`Pedido n.º ${order.id}: ${plainWords(withoutMarks(order.details ?? ''))}`)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `STATUS:${order.stage === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** Of two shops, each with an order of that number, a calendar keeps both. Nobody reads the code from it. */
const digestOf = (code: string) =>
  createHash('sha256').update(code).digest('hex').slice(0, DIGEST_LENGTH);

/** "20261120T130000Z". */
const instantText = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n|\r/g, String.raw`\n`);

/** A long line goes on in the next ones, each after a blank; no character is cut. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > MOST_BYTES) {
      parts.push('');
      bytes = 1;
    }
    parts.push((parts.pop() ?? '') + character);
    bytes += length;
  }
  return parts.join(`${LINE_END} `);
}
