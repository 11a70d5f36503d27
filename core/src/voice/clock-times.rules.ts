// Clock times: "a las dos y media", "dos menos cuarto", "a las 14:15 h", "a mediodía", "entre las dos y las tres".
// See docs/rules/voice.md#times.
import { minutesToClock } from '../kernel/time/madrid-time.ts';
import { readClock, readMinutesAlone, type Clock } from './clock-digits.rules.ts';
import { clockOptions } from './clock-hours.rules.ts';
import { isCountable } from './counted-words.rules.ts';
import type { DayPeriod, Meaning } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

/** After these comes an hour. */
const INTRODUCERS = phraseBook(
  `a las, a la, para las, para la, sobre las, sobre la, hacia las, hacia la, a eso de las, a eso de la,
  a partir de las, a partir de la, de las, las, la, pa las, pa la, a los`,
);
const BARE_INTRODUCERS = wordSet('a para sobre pa');
/** Before or after an hour is none. */
const VAGUE = phraseBook(
  'antes de las, antes de la, entre las, entre la, despues de las, despues de la, pasadas las',
);
const PERIODS = phraseBook(
  'de la mañana, de la tarde, de la noche, del mediodía, de mediodía, de la madrugada, am, pm, a m, p m, a . m ., p . m ., a . m, p . m',
);
/** By the last word of the phrase. */
const PERIOD_OF: ReadonlyMap<string, DayPeriod> = new Map(
  Object.entries({
    manana: 'morning',
    madrugada: 'morning',
    am: 'morning',
    tarde: 'afternoon',
    pm: 'afternoon',
    mediodia: 'noon',
    noche: 'night',
  }),
);
const ENDINGS = phraseBook('h, hs, hrs, hora, horas, en punto, horas en punto');
const NOON = phraseBook(
  'a mediodía, al mediodía, para mediodía, para el mediodía, a medio día, al medio día',
);
/** From there on two numbers beside each other are a time. */
const FIRST_PLAIN_HOUR = 13;

const afterEnding = (tokens: Tokens, at: number) => phraseAt(ENDINGS, tokens, at) ?? at;

/** By its last word, and "p. m." by its letters. */
function periodOf(tokens: Tokens, from: number, to: number): DayPeriod | undefined {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const letters = words.map(({ folded }) => folded).join('');
  return PERIOD_OF.get(letters) ?? PERIOD_OF.get(words.at(-1)?.folded ?? '');
}

/** The clock's times with what follows them: "h", "en punto", "de la tarde". */
function finished({ value, to }: Read<Clock>, tokens: Tokens): Read<Meaning> {
  const afterHour = afterEnding(tokens, to);
  const afterPeriod = phraseAt(PERIODS, tokens, afterHour);
  const end = afterPeriod ?? afterHour;
  const period = afterPeriod === null ? undefined : periodOf(tokens, afterHour, afterPeriod);
  return {
    value: { kind: 'time', times: clockOptions(value, period), isWeak: false },
    to: afterEnding(tokens, end),
  };
}

/** Food in the singular is not counted by the hour before it: "a las dos pollo y medio". */
function isCountedBy({ value, to }: Read<Clock>, tokens: Tokens, isArticleAlone: boolean): boolean {
  const isOfHour = value.form !== 'hour' || !isCountable(tokens, to);
  return !isOfHour && (isArticleAlone || wordAt(tokens, to).endsWith('s'));
}

/** "a las dos", "la una"; one o'clock alone is singular. */
function readIntroduced(tokens: Tokens, at: number): Read<Meaning> | null {
  const from = phraseAt(INTRODUCERS, tokens, at);
  const clock = from === null ? null : readClock(tokens, from);
  if (from === null || !clock || isCountedBy(clock, tokens, from === at + 1)) return null;
  const isSingular = wordAt(tokens, from - 1) === 'la';
  const isOne = ['una', '1'].includes(wordAt(tokens, from));
  return isSingular === isOne ? finished(clock, tokens) : null;
}

/** Whether it can be nothing but a time; "dos quince" may be anything, "catorce quince" is one. */
function isTimeByForm({ value: { form, hour }, to }: Read<Clock>, tokens: Tokens): boolean {
  const isEnded = phraseAt(ENDINGS, tokens, to) !== null || phraseAt(PERIODS, tokens, to) !== null;
  if (form === 'hour') return isEnded;
  return form !== 'plain' || hour >= FIRST_PLAIN_HOUR;
}

/** "a 14:30", "para dos y media", "14 h", "dos menos cuarto". */
function readByForm(tokens: Tokens, at: number): Read<Meaning> | null {
  const from = BARE_INTRODUCERS.has(wordAt(tokens, at)) ? at + 1 : at;
  const clock = readClock(tokens, from);
  if (!clock || !isTimeByForm(clock, tokens) || isCountable(tokens, clock.to)) return null;
  // "dos y media de croquetas" is no time, "dos y media de la tarde" is.
  const isOf = wordAt(tokens, clock.to) === 'de' && phraseAt(PERIODS, tokens, clock.to) === null;
  return isOf ? null : finished(clock, tokens);
}

const unclear = (clocks: readonly Read<Clock>[]): Read<Meaning> => ({
  value: {
    kind: 'unclear',
    field: 'time',
    options: clocks.flatMap(({ value }) => clockOptions(value)),
  },
  to: clocks.at(-1)?.to ?? 0,
});

/** "de dos a tres". */
function readSpan(tokens: Tokens, at: number): Read<Meaning> | null {
  const first = wordAt(tokens, at) === 'de' ? readClock(tokens, at + 1) : null;
  const last = first && wordAt(tokens, first.to) === 'a' ? readClock(tokens, first.to + 1) : null;
  return first && last ? unclear([first, last]) : null;
}

/** "antes de las tres", "entre las dos y las tres": no time that can be written down. */
function readVague(tokens: Tokens, at: number): Read<Meaning> | null {
  const from = phraseAt(VAGUE, tokens, at);
  const first = from === null ? null : readClock(tokens, from);
  if (!first) return null;
  const isRange = wordAt(tokens, at) === 'entre' && wordAt(tokens, first.to) === 'y';
  const next = first.to + 1;
  const last = isRange ? readClock(tokens, phraseAt(INTRODUCERS, tokens, next) ?? next) : null;
  return unclear(last ? [first, last] : [first]);
}

/** "a y media": of which hour nobody said. */
function readHourless(tokens: Tokens, at: number): Read<Meaning> | null {
  const to = wordAt(tokens, at) === 'a' ? readMinutesAlone(tokens, at + 1) : null;
  return to === null ? null : { value: { kind: 'unclear', field: 'time', options: [] }, to };
}

function readNoon(tokens: Tokens, at: number): Read<Meaning> | null {
  const to = phraseAt(NOON, tokens, at);
  const times = [minutesToClock(12 * 60)];
  return to === null ? null : { value: { kind: 'time', times, isWeak: true }, to };
}

/** Null where no time begins. */
export function readClockTime(tokens: Tokens, at: number): Read<Meaning> | null {
  return (
    readNoon(tokens, at) ??
    readVague(tokens, at) ??
    readSpan(tokens, at) ??
    readHourless(tokens, at) ??
    readIntroduced(tokens, at) ??
    readByForm(tokens, at)
  );
}
