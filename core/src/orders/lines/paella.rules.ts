// Which orders go on the paella fire: those whose details name paella, seafood, "a la banda" and
// the like. See docs/rules/orders.md#paella-icon.
import { inSentence } from '../../kernel/text/capitals.ts';
import { foldText } from '../../kernel/text/fold-text.ts';
import { DETAILS_LENGTH, withoutBrackets } from './line-notes.rules.ts';

type Noted = { details: string | null; lines: readonly { name: string; note: string | null }[] };
type Content = Noted & { note: string | null };

/** Rice dishes and what goes into them in Spanish, Valencian and English, folded; each at the beginning of a word. */
export const PAELLA_WORDS = [
  'paell',
  'arroz',
  'arroces',
  'a banda',
  'a la banda',
  'marisc',
  'senyoret',
  'senoret',
  'arros',
  'abanda',
  'fideua',
  'valencian',
  'gamba',
  'langostino',
  'sepia',
  'calamar',
  'mejillon',
  'almeja',
  'cigala',
  'bogavante',
  'frutos de mar',
  'fruits de mar',
  'sipia',
  'musclo',
  'seafood',
  'shellfish',
  'rice',
  'prawn',
  'shrimp',
  'squid',
  'cuttlefish',
  'mussel',
  'clams',
  'lobster',
];
const PAELLA = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PAELLA_WORDS.join('|')})`, 'u');

/** Rice of another kind: a dessert. */
const DESSERT = /(?<![\p{L}\p{N}])(?:arro[zs] (?:con|amb) (?:leche|llet)|rice pudding)/gu;

/** Whether the details name a paella, another rice, or the seafood that goes into one. */
export function isPaella(details: string | null): boolean {
  if (details === null || details === '') return false;
  return PAELLA.test(foldText(details).replaceAll(DESSERT, ''));
}

/** Whether an order goes on that fire, by its lines, by its details or by what its customer wants. */
export function hasPaella({ note, ...order }: Content): boolean {
  const notes = [note, ...order.lines.map((line) => line.note)];
  return (
    isPaella(typedBeside(order)) ||
    notes.some(wantsPaella) ||
    order.lines.some(({ name }) => isPaella(name))
  );
}

/** A note is there for what somebody must not have: one that tells of an allergy wants nothing of what it names. */
function wantsPaella(note: string | null): boolean {
  if (note === null || MUST_NOT_HAVE.test(foldText(note))) return false;
  const things = note.split(BETWEEN_THINGS).map((thing) => thing.trim());
  return things.some((thing) => isPaella(thing) && !NOT_EATEN.test(foldText(thing)));
}

/** What stands between two things that somebody wrote. */
const BETWEEN_THINGS = /[,;+\n]|(?<![\p{L}\p{N}])(?:y|más)(?![\p{L}\p{N}])/iu;
/** What is said of it is what somebody must not have. */
const MUST_NOT_HAVE = /alerg|intoleran|celiac/u;
export const NOT_EATEN = /^(?:sin|no(?! (?:te )?olvid)|nada de)(?!\p{L})|alerg|intoleran/u;

/** The details' text beside the lines: without their names before "×", and without their notes. */
export function typedBeside({ details, lines }: Noted): string {
  const isCut = details !== null && details.length >= DETAILS_LENGTH - 1;
  const whole = isCut ? details.replace(/\([^()]*$/, '') : (details ?? '');
  return lines.reduce((text, { name, note }) => {
    const unnamed = text.replace(`${inSentence(name)} ×`, '×');
    if (note === null) return unnamed;
    // Earlier releases left the brackets of a note as they were.
    return unnamed.replace(`(${withoutBrackets(note)})`, '').replace(`(${note})`, '');
  }, whole);
}

/** What the details list beside the lines. */
export const thingsOf = (order: Noted): string[] =>
  typedBeside(order)
    .split(BETWEEN_THINGS)
    .map((thing) => thing.trim());

/** A rice dish by its name. */
const RICE =
  /(?<!\p{L})(?:paellas?|arroz|arroces|arros|arrossos|fideua|a (?:la )?banda|abanda|se(?:ny|n)oret|rice)(?!\p{L})/gu;
/** It goes into another dish: "morcilla de arroz". */
const MADE_OF = /(?<!\p{L})(?:de|con|y|para)(?: el| la)? $/u;
/** It is that dish all the same: "ración de paella". */
const SO_MUCH_OF = /(?<!\p{L})(?:raciones|racion|platos?|media|menus?)(?: de| con) $/u;

/** Whether a line of that name is such a dish; "croquetas de arroz" and "fianza paellera" are none. */
export function isRice(name: string): boolean {
  const text = foldText(name).replaceAll(DESSERT, '');
  const before = [...text.matchAll(RICE)].map(({ index }) => text.slice(0, index));
  return before.some((words) => !MADE_OF.test(words) || SO_MUCH_OF.test(words));
}

const PORTIONS = /^(?:\d[\d/ ]* )?(?:racion(?:es)? de )?/;

/** "4 cervezas", "2 raciones de croquetas", "Coca-Cola" → "cerveza", "croqueta", "coca cola", folded. */
const dishIn = (thing: string): string =>
  foldText(thing)
    .replaceAll('-', ' ')
    .replace(PORTIONS, '')
    .replaceAll(/e?s(?!\p{L})/gu, '');

/** True where a line's name is the dish or begins with it: "2 croquetas" beside "Croquetas de jamón". */
export function isLine(thing: string, lines: Noted['lines']): boolean {
  const dish = dishIn(thing);
  return lines.some(({ name }) => `${dishIn(name)} `.startsWith(`${dish} `));
}

/**
 * What the details name for that fire where none of the lines is a dish of it: their total does not count it.
 * "2 pollos + paella para 8" → "paella para 8"; empty where there is nothing of the kind. A line may be called after seafood itself.
 */
export function uncountedPaella(order: Noted): string {
  if (order.lines.some(({ name }) => isRice(name))) return '';
  return thingsOf(order)
    .filter(
      (thing) => isPaella(thing) && !NOT_EATEN.test(foldText(thing)) && !isLine(thing, order.lines),
    )
    .join(', ');
}

/** The dish by its own name, alone or among other words. */
const BY_NAME = /(?<!\p{L})paellas?(?!\p{L})/iu;
const PAELLA_NAME = 'paella';

/** Whether the details say "paella" itself, whatever else goes on the same fire. */
export function namesPaella(details: string | null): boolean {
  return BY_NAME.test(details ?? '');
}

/** "" → "paella", "sin sal" → "sin sal, paella"; `named` instead of the bare name. */
export function withPaella(details: string, named = PAELLA_NAME): string {
  const rest = details.trim();
  return rest === '' ? named : `${rest}, ${named}`;
}

/** The details without what names a paella ("croquetas, paella para 8" → "croquetas"), and that. */
export function withoutPaella(details: string): { details: string; named: string } {
  const things = details.split(/[,;+\n]/).map((thing) => thing.trim());
  return {
    details: things.filter((thing) => thing !== '' && !BY_NAME.test(thing)).join(', '),
    named: things.filter((thing) => BY_NAME.test(thing)).join(', '),
  };
}
