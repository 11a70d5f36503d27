// The fonts of an invoice: the house's two, and for the letters of other alphabets Noto Sans. A file is
// read once it is needed; what no file has gets a substitute (see text-runs.ts).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** What the text is for: reading, standing out, or names and headings. */
export type Face = 'text' | 'strong' | 'display';

type FontFile = { family: string; subset: string; weight: number };

/** Font and the name by which the document knows it. */
export type NamedFont = { name: string; font: Font };

const WEIGHTS = { text: 400, strong: 600, display: 600 } as const;

const NOTO_SUBSETS = ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'latin-ext'];

/** In the order in which they are asked for a letter. */
function filesOf(face: Face): FontFile[] {
  const weight = WEIGHTS[face];
  const house = face === 'display' ? 'fraunces' : 'figtree';
  return [
    { family: house, subset: 'latin', weight },
    { family: house, subset: 'latin-ext', weight },
    { family: 'noto-sans-armenian', subset: 'armenian', weight },
    ...NOTO_SUBSETS.map((subset) => ({ family: 'noto-sans', subset, weight })),
  ];
}

const FILES = { text: filesOf('text'), strong: filesOf('strong'), display: filesOf('display') };

const { resolve } = createRequire(import.meta.url);

/** The fonts of one document. */
export class Fonts {
  readonly #read: typeof create;
  readonly #onLoaded: (font: NamedFont) => void;
  readonly #loaded = new Map<string, NamedFont>();

  /** `onLoaded` hears of each font before anything is written in it. */
  constructor(read: typeof create, onLoaded: (font: NamedFont) => void) {
    this.#read = read;
    this.#onLoaded = onLoaded;
  }

  /** The face's first font, which has every Spanish letter. */
  mainOf(face: Face): NamedFont {
    const [main] = FILES[face];
    if (main === undefined) throw new Error(`no font for ${face}`);
    return this.#load(main);
  }

  /** The first font of the face that has every letter of the text; null when there is none. */
  fontFor(text: string, face: Face): NamedFont | null {
    for (const file of FILES[face]) {
      const named = this.#load(file);
      if (hasLetters(named.font, text)) return named;
    }
    return null;
  }

  #load({ family, subset, weight }: FontFile): NamedFont {
    const name = `${family}-${subset}-${weight}`;
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const path = resolve(`@fontsource/${family}/files/${name}-normal.woff`);
    const font = this.#read(unpackWoff(readFileSync(path)));
    if (!('layout' in font)) throw new Error(`${path} is a collection of fonts`);
    const named = { name, font };
    this.#loaded.set(name, named);
    this.#onLoaded(named);
    return named;
  }
}

/** Whether the font has a shape for each of the text's letters. */
export function hasLetters(font: Font, text: string): boolean {
  return Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
