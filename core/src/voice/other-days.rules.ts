// Days that are said by their distance ("dentro de una semana"), by what they are not ("este finde no, el que
// viene"), and those that are none: "para el puente". See docs/rules/voice.md#days.
import { addDays, dayOfWeek, type Day } from '../kernel/time/madrid-time.ts';
import { WEEKDAYS } from './dates.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { phraseAt, phraseBook } from './phrases.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

const VAGUE = phraseBook(
  `la semana que viene, la próxima semana, el otro domingo, el otro sábado, el otro viernes, el otro lunes,
  el otro martes, el otro miércoles, el otro jueves, otro día, de hoy en ocho, un día de estos, algún día,
  mañana o pasado, mañana o pasado mañana, las fiestas, para las fiestas, estas fiestas, para estas fiestas,
  las navidades, para las navidades, navidades, estas navidades, para estas navidades, semana santa,
  para semana santa, la semana santa, el jueves santo, jueves santo, el viernes santo, viernes santo,
  sábado santo, el sábado santo, el domingo de ramos, domingo de ramos, el domingo de resurrección,
  domingo de resurrección, el domingo de pascua, domingo de pascua, el lunes de pascua, lunes de pascua,
  entre semana, el festivo, para el festivo, este festivo, los festivos`,
);
/** They are clear where the day itself follows: "este finde, el sábado". */
const SPANS = phraseBook(
  `el fin de semana, este fin de semana, fin de semana, el finde, este finde, finde, el fin de semana que viene,
  el finde que viene, el próximo finde, el próximo fin de semana, el puente, este puente,
  para el fin de semana, para este fin de semana, para el finde, para este finde, para el puente,
  para este puente, para el finde que viene, para el fin de semana que viene`,
);
const AHEAD = phraseBook('dentro de, de aquí a, en, para dentro de');
const LONGEST_AHEAD_DAYS = 60;
const THIS = phraseBook('para este, este, para el, el');
const WEEKEND = phraseBook('finde, fin de semana');
const NEXT = phraseBook(
  'el que viene, el siguiente, el próximo, sino el que viene, sino el siguiente',
);
const SATURDAY = 6;

const afterComma = (tokens: Tokens, at: number) => (wordAt(tokens, at) === ',' ? at + 1 : at);

const weekdayAt = (tokens: Tokens, at: number) => WEEKDAYS.indexOf(wordAt(tokens, at));

/** The weekday behind a comma and "el"; null where none follows. */
function readFollowing(tokens: Tokens, at: number): Read<number> | null {
  const next = afterComma(tokens, at);
  const from = phraseAt(THIS, tokens, next) ?? next;
  const weekday = weekdayAt(tokens, from);
  return weekday < 0 ? null : { value: weekday, to: from + 1 };
}

/** Whether a day was said that nobody can write down; false where the day itself follows. */
export function readVagueDay(tokens: Tokens, at: number): Read<boolean> | null {
  const vague = phraseAt(VAGUE, tokens, at);
  if (vague !== null) return { value: true, to: vague };
  const span = phraseAt(SPANS, tokens, at);
  return span === null ? null : { value: readFollowing(tokens, span) === null, to: span };
}

/** "dentro de una semana", "en tres días". */
export function readDaysAhead(tokens: Tokens, at: number, today: Day): Read<Day> | null {
  const from = phraseAt(AHEAD, tokens, at);
  const number = from === null ? null : readNumber(tokens, from);
  if (!number) return null;
  const unit = wordAt(tokens, number.to);
  const isWeeks = unit === 'semana' || unit === 'semanas';
  const days = number.value.value * (isWeeks ? 7 : 1);
  const isDays = isWeeks || unit === 'dia' || unit === 'dias';
  // "quince días" are two weeks or fifteen days.
  if (!isDays || !(days > 0 && days <= LONGEST_AHEAD_DAYS) || days === 15) return null;
  return { value: addDays(today, days), to: number.to + 1 };
}

/** The Saturday of the weekend that is now or comes next. */
const nextSaturday = (today: Day) =>
  addDays(today, dayOfWeek(today) === 0 ? -1 : SATURDAY - dayOfWeek(today));

/** Where the weekend stands that is not meant: its weekday of the next one is. */
function inNextWeekend(tokens: Tokens, to: number, today: Day): Read<Day> | null {
  const weekday = readFollowing(tokens, to);
  if (!weekday) return null;
  const away = weekday.value === 0 ? 1 : weekday.value - SATURDAY;
  return { value: addDays(nextSaturday(today), 7 + away), to: weekday.to };
}

/** "este finde no, el que viene, el sábado", "este domingo no, el que viene". */
export function readNotThis(tokens: Tokens, at: number, today: Day): Read<Day> | null {
  const from = phraseAt(THIS, tokens, at);
  if (from === null) return null;
  const weekend = phraseAt(WEEKEND, tokens, from);
  const weekday = weekdayAt(tokens, from);
  const said = weekend ?? (weekday < 0 ? null : from + 1);
  if (said === null || wordAt(tokens, said) !== 'no') return null;
  const to = phraseAt(NEXT, tokens, afterComma(tokens, said + 1));
  if (to === null) return null;
  if (weekend !== null) return inNextWeekend(tokens, to, today);
  const away = (weekday - dayOfWeek(today) + 7) % 7;
  return { value: addDays(today, away + 7), to };
}
