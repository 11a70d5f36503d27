// The customers' reviews on the home page (docs/rules/site.md#reviews).
import { addDays, type Day } from '../kernel/time/madrid-time.ts';
import { foldText } from '../kernel/text/fold-text.ts';

export const REVIEW_NAME_LENGTH = 80;
export const INITIALS_LENGTH = 3;
export const REVIEW_TEXT_LENGTH = 700;
/** Of the words for service, food and price. */
export const REVIEW_WORD_LENGTH = 40;
export const RESTRICTIONS_LENGTH = 80;
export const DISH_LENGTH = 60;
export const MOST_DISHES = 6;
/** How many reviews or photographs somebody may have published. */
export const MOST_PUBLISHED = 99_999;
export const MOST_STARS = 5;

/** The oldest day that a review may bear: Google has had reviews since about then. */
const FIRST_DAY = '2005-01-01' as Day;

/** What is wrong with a review's date, in Spanish; null when nothing is. */
export function reviewDateFault(date: Day, today: Day): string | null {
  // Whoever publishes at midnight may be a day ahead of the server.
  if (date > addDays(today, 1)) return 'La fecha no puede ser posterior a hoy';
  return date < FIRST_DAY ? 'Revisa el año de la fecha' : null;
}

type Told = { name: string; text: string };

/** Whether it still says what an invented one says: its name or its words, however they are written. */
export function isStillInvented(review: Told, invented: readonly Told[]): boolean {
  const isSame = (one: string, other: string) => foldText(one.trim()) === foldText(other.trim());
  return invented.some(({ name, text }) => isSame(review.name, name) || isSame(review.text, text));
}
