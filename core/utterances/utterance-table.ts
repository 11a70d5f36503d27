// Utterances are written as tables, one to a line, so that hundreds of them stay readable:
//
//   heard | name | chickens | pick-up | rest
//
// "–" is nothing. The pick-up is "14:30" on the day of speaking, "22/11 13:00" in the same year or
// "6/1/2027 13:00". The rest are parts between semicolons: "Cerveza × 2", "tel 655123456",
// "«con patatas»" for the details and "? name time" for what must be asked.
import { type ClockTime, type Day, madridInstant } from '../src/kernel/time/madrid-time.ts';
import { ASKED, type Asked, type SpokenUtterance, type Utterance } from './utterance.ts';

const PICK_UP = /^(?:(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))? )?(\d{2}:\d{2})$/;
const LINE = /^(.+) × (\d+)$/;

function readPickUp(text: string, spokenOn: string): string {
  const [, day, month, year = spokenOn.slice(0, 4), clock] = PICK_UP.exec(text) ?? [];
  if (clock === undefined) throw new Error(`no pick-up: ${text}`);
  if (day === undefined || month === undefined) return `${spokenOn}T${clock}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock}`;
}

function readAsked(text: string): Asked {
  const asked = ASKED.find((one) => one === text);
  if (asked === undefined) throw new Error(`nothing to ask: ${text}`);
  return asked;
}

function readPart(part: string): Partial<Utterance> {
  if (part.startsWith('? ')) return { asks: part.slice(2).split(' ').map(readAsked) };
  if (part.startsWith('tel ')) return { phone: part.slice(4) };
  if (part.startsWith('«') && part.endsWith('»')) return { details: part.slice(1, -1) };
  const [, dish, quantity] = LINE.exec(part) ?? [];
  if (dish === undefined) throw new Error(`no part of an order: ${part}`);
  return { lines: [[dish, Number(quantity)]] };
}

function readRest(rest: string): Partial<Utterance> {
  const parts = rest.split(';').map((part) => readPart(part.trim()));
  const lines = parts.flatMap((part) => part.lines ?? []);
  const others = parts.reduce<Partial<Utterance>>((all, part) => ({ ...all, ...part }), {});
  return { ...others, ...(lines.length > 0 && { lines }) };
}

function readRow(row: string, spokenOn: string): Utterance {
  const [heard, name, chickens, pickUp, rest, ...more] = row.split('|').map((cell) => cell.trim());
  if (!heard || !name || !chickens || !pickUp || more.length > 0) throw new Error(`no row: ${row}`);
  return {
    heard,
    name: name === '–' ? null : name,
    chickens: chickens === '–' ? null : Number(chickens.replace(',', '.')),
    at: pickUp === '–' ? null : readPickUp(pickUp, spokenOn),
    ...(rest && readRest(rest)),
  };
}

/** The utterances of a table, all spoken at this time in Madrid, "2026-11-20T12:10". */
export function readUtterances(spokenAt: string, table: string): SpokenUtterance[] {
  const [day = '', clock = ''] = spokenAt.split('T');
  const now = madridInstant(day as Day, clock as ClockTime);
  const rows = table.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => ({ ...readRow(row, day), now }));
}
