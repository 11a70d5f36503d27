// Typed and pasted texts as they are meant. Phones, address books and office programs put characters into a text that
// render as nothing (marks of direction, zero width, soft hyphens) and digits, letters and dashes of other widths.
// See docs/rules/kernel.md#what-renders-as-nothing.

/** Renders as nothing, or only directs how its neighbours stand; with the blank of braille, which is no space to `trim`. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Most texts, of which there is nothing to take out. */
const ASCII = /^[\0-\x7f]*$/;

/** "½" and "²" are no digits in another width. */
const NOT_FRACTIONS = /\P{No}+/gu;

const EMOJI_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
/** Letters whose shape depends on what they are joined to; those of Latin, Greek and Cyrillic do not. */
const JOINED = String.raw`(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]`;
const JOINED_BEFORE = new RegExp(`${JOINED}$`, 'u');
const JOINED_AFTER = new RegExp(`^${JOINED}`, 'u');
/** A black flag, behind which tags spell the flag of a part of a country. */
const FLAG = '\u{1F3F4}';
const TAG = /^[\u{E0020}-\u{E007F}]$/u;
const LAST_TAG = '\u{E007F}';

/** No letter has more than 30 accents. */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * True for a character that shapes its neighbours: it makes one emoji of several, colours one, or joins letters. `before`
 * and `after` hold the character beside it, which may be one of two code units.
 */
function shapes(mark: string, before: string, after: string): boolean {
  if (mark === '\u200D' && EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after)) return true;
  if (mark === '\u200C' || mark === '\u200D') {
    return JOINED_BEFORE.test(before) && JOINED_AFTER.test(after);
  }
  if (mark === '\uFE0F' || mark === '\uFE0E') {
    return EMOJI_BEFORE.test(before) || (/[\d#*]$/.test(before) && after.startsWith('\u20E3'));
  }
  return false;
}

/** The text without what renders as nothing. Emoji stay whole, and letters that are joined. */
export function visibleText(text: string): string {
  if (ASCII.test(text)) return text;
  const parts: string[] = [];
  // Of what is kept so far: its end, and that it is a flag which tags may follow.
  let end = '';
  let isFlag = false;
  let read = 0;
  const keep = (part: string) => {
    parts.push(part);
    end = (end + part).slice(-2);
  };
  for (const { 0: mark, index } of text.matchAll(INVISIBLE)) {
    if (index > read) {
      keep(text.slice(read, index));
      isFlag = end === FLAG;
    }
    read = index + mark.length;
    const isTag: boolean = isFlag && TAG.test(mark);
    if (isTag || shapes(mark, end, text.slice(read, read + 2))) {
      keep(mark);
      isFlag = isTag && mark !== LAST_TAG;
    }
  }
  return parts.join('') + text.slice(read);
}

/**
 * A phone, a tax number, an address, a code or a search: plain characters, trimmed. What renders as nothing is out, digits
 * and letters of other widths are the usual ones, and every dash is a hyphen. Accents
 * beyond the 30th of a letter are cut off: sorting them would take the square of their number.
 */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text.trim();
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(MARKS_TOO_MANY, '$1')
    .replaceAll(NOT_FRACTIONS, (part) => part.normalize('NFKC'))
    .replaceAll(/\p{Dash}/gu, '-')
    .trim();
}
