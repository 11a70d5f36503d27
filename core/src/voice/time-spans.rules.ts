// Times counted from now: "en media hora", "dentro de una hora", "en 20 minutos".
// See docs/rules/voice.md#times.
import { MINUTE } from '../kernel/time/durations.ts';
import { madridClock } from '../kernel/time/madrid-time.ts';
import { readNumber } from './numbers.rules.ts';
import type { Meaning } from './parts.ts';
import { phraseAt, phraseBook } from './phrases.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

const INTRODUCERS = phraseBook('en, dentro de, de aquí a, para dentro de');
const SPANS: ReadonlyMap<string, number> = new Map([
  ['media hora', 30],
  ['una hora', 60],
  ['una hora y media', 90],
  ['hora y media', 90],
  ['un cuarto de hora', 15],
  ['tres cuartos de hora', 45],
  ['dos horas', 120],
]);
const SPAN_PHRASES = phraseBook([...SPANS.keys()].join(','));

function readMinutes(tokens: Tokens, at: number): Read<number> | null {
  const phrase = phraseAt(SPAN_PHRASES, tokens, at);
  if (phrase !== null) {
    const words = tokens.slice(at, phrase).map(({ folded }) => folded);
    return { value: SPANS.get(words.join(' ')) ?? NaN, to: phrase };
  }
  const number = readNumber(tokens, at);
  const isOfMinutes = number !== null && wordAt(tokens, number.to).startsWith('minuto');
  return isOfMinutes ? { value: number.value.value, to: number.to + 1 } : null;
}

/** Null where no such time begins. */
export function readTimeSpan(tokens: Tokens, at: number, now: number): Read<Meaning> | null {
  const from = phraseAt(INTRODUCERS, tokens, at);
  const minutes = from === null ? null : readMinutes(tokens, from);
  if (!minutes || !(minutes.value <= 240)) return null;
  const time = madridClock(now + minutes.value * MINUTE);
  return { value: { kind: 'time', times: [time], isWeak: false }, to: minutes.to };
}
