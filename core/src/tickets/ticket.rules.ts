// A ticket as data: lines of text with their styles, as wide as the paper. Printer and browser render the
// same lines (docs/rules/tickets.md#what-a-ticket-is).

/** On 80 mm, in the letters of every printer. */
export const COLUMNS = 42;

/** How many times as wide and as high as an ordinary letter. */
export const TEXT_SIZES = [1, 2, 4] as const;
type TextSize = (typeof TEXT_SIZES)[number];

export type TextLine = {
  type: 'text';
  text: string;
  size: TextSize;
  isBold: boolean;
  isInverted: boolean;
};
/** `dots` is the side of one module. */
export type QrLine = { type: 'qr'; text: string; dots: number };
export type TicketLine = TextLine | { type: 'rule' } | QrLine;
export type Ticket = { lines: TicketLine[] };

type Style = {
  size?: TextSize;
  isBold?: boolean;
  isInverted?: boolean;
  isCentred?: boolean;
  /** Columns that stay empty on the left. */
  indent?: number;
};

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]+/gu;
/** No printer has them, and each of them is two of the program's characters. */
const BEYOND = /[\u{10000}-\u{10FFFF}\p{Cs}]/gu;

/** The printer's first code page has these signs at the bytes of its commands: "←" is ESC. */
const COMMANDS = /[☺☻♥♦♣♠◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂]/gu;

/** The text without anything that a printer could take for a command; each character is one column. */
const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(BEYOND, '?')
    .replaceAll('•', '·')
    .replaceAll(COMMANDS, '?')
    .replaceAll(UNPRINTABLE, ' ')
    .trim();

/** In parts of at most so many characters: between words, and within one that is longer. */
function wrapped(text: string, columns: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of printable(text).split(' ')) {
    const longer = part === '' ? word : `${part} ${word}`;
    if (longer.length <= columns) {
      part = longer;
      continue;
    }
    if (part !== '') parts.push(part);
    part = word;
    while (part.length > columns) {
      parts.push(part.slice(0, columns));
      part = part.slice(columns);
    }
  }
  if (part !== '') parts.push(part);
  return parts;
}

/** The text, over as many lines as it takes; none where there is nothing to print. */
export function text(content: string, style: Style = {}): TextLine[] {
  const { size = 1, isBold = false, isInverted = false, isCentred = false, indent = 0 } = style;
  const columns = Math.floor(COLUMNS / size) - indent;
  return content
    .split('\n')
    .flatMap((line) => wrapped(line, columns))
    .map((part) => {
      const margin = isCentred ? Math.floor((columns - part.length) / 2) : indent;
      return { type: 'text', text: ' '.repeat(margin) + part, size, isBold, isInverted };
    });
}

/** A text with a figure at the right edge of its last line. */
export function figure(content: string, amount: string, style: { isBold?: boolean } = {}) {
  const right = printable(amount);
  const parts = wrapped(content, COLUMNS - right.length - 1);
  const last = parts.pop() ?? '';
  const filled = last + right.padStart(COLUMNS - last.length);
  const line = (part: string): TextLine => ({
    ...{ type: 'text', text: part, size: 1, isInverted: false },
    isBold: style.isBold ?? false,
  });
  return [...parts, filled].map(line);
}

export const rule = (): TicketLine => ({ type: 'rule' });

/** How many bytes each version of a QR code holds at level M, from version 1. */
const QR_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412];
/** 40 mm at eight dots a millimetre: a tax QR is 30 to 40 mm (Orden HAC/1177/2024, article 21). */
const QR_SIDE = 320;

/** A QR code as large as it may be. */
export function qr(content: string): QrLine {
  const fitting = QR_BYTES.findIndex((bytes) => content.length <= bytes);
  const version = fitting === -1 ? QR_BYTES.length : fitting + 1;
  const modules = 17 + 4 * version;
  return { type: 'qr', text: content, dots: Math.min(8, Math.floor(QR_SIDE / modules)) };
}

/** The ticket as it is when it may have been printed before. */
export const asCopy = ({ lines }: Ticket): Ticket => ({
  lines: [...text('COPIA', { size: 2, isBold: true, isInverted: true }), ...lines],
});
