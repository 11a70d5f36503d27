// The pages as whoever lays them out sees them: lines of text, rules and what each of them is to a reader
// who does not see them.
import { closePdf, openPdf, type Metadata } from './pdf-file.ts';
import { Fonts } from './fonts.ts';
import { COLOURS, PAGE, type TextStyle } from './invoice-style.ts';
import { textRuns, type TextRun } from './text-runs.ts';
import { wrapText } from './wrap-text.ts';

/** A part of the document's structure: what a screen reader goes through. */
export type Part = PDFKit.PDFStructureElement;

/** Points from the top left; `bbox` is left, top, right, bottom. */
type PartOptions = { alt?: string; scope?: 'Column' | 'Row'; bbox?: number[] };

export type Place = {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
  /** Whether more of the same part follows, from which a space keeps it apart. */
  goesOn?: boolean;
};

type Rectangle = [x: number, y: number, width: number, height: number];
type PathPlace = { x: number; y: number; scale: number };

/** Of a letter's size; capitals stand in the middle of their line. */
const CAPITAL_HEIGHT = 0.7;

export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #wordWidths = new Map<string, number>();
  /** All that is read; whatever is drawn besides is decoration. */
  readonly root: Part;
  pageCount = 0;

  private constructor(document: PDFKit.PDFDocument, fonts: Fonts) {
    this.#document = document;
    this.#fonts = fonts;
    this.addPage();
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** A file with one empty page. */
  static async open(metadata: Metadata): Promise<Sheet> {
    const [document, { create }] = await Promise.all([openPdf(metadata), import('fontkit')]);
    const fonts = new Fonts(create, ({ name, font }) => {
      // Its types know a font only as a file.
      document.registerFont(name, font as unknown as Uint8Array);
    });
    return new Sheet(document, fonts);
  }

  addPage(): void {
    this.#document.addPage();
    this.pageCount += 1;
  }

  /** Goes back to a page, from 0, to add what was not known before. */
  turnTo(page: number): void {
    this.#document.switchToPage(page);
  }

  close(): Promise<Buffer> {
    return closePdf(this.#document);
  }

  /** A part that has parts of its own. */
  group(parent: Part, type: string, fill: (part: Part) => void): void {
    const part = this.#document.struct(type);
    parent.add(part);
    fill(part);
    part.end();
  }

  /** A part and what is drawn for it. */
  part(parent: Part, type: string, draw: () => void, options: PartOptions = {}): void {
    parent.add(this.#document.struct(type, options, draw));
  }

  /** What only decorates, or repeats on every page. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#document.markContent('Artifact', { type });
    draw();
    this.#document.endMarkedContent();
  }

  widthOf(text: string, style: TextStyle): number {
    const runs = textRuns(text, style.face, this.#fonts);
    return runs.reduce((width, run) => width + this.#runWidth(run, style), 0);
  }

  /** Words come again and again. */
  #wordWidth(word: string, style: TextStyle): number {
    const key = [style.face, style.size, style.tabular === true, word].join(' ');
    const known = this.#wordWidths.get(key) ?? this.widthOf(word, style);
    this.#wordWidths.set(key, known);
    return known;
  }

  linesOf(text: string, style: TextStyle, width: number): string[] {
    return wrapText(text, width, (word) => this.#wordWidth(word, style));
  }

  /** How high the text is in lines of that width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.linesOf(text, style, width).length * style.leading;
  }

  /** Writes the text in as many lines as it takes; answers where it ends. */
  write(text: string, style: TextStyle, { x, y, width, align, goesOn = false }: Place): number {
    const lines = this.linesOf(text, style, width);
    lines.forEach((line, at) => {
      const space = align === 'right' ? width - this.widthOf(line.trimEnd(), style) : 0;
      const end = goesOn && at === lines.length - 1 ? ' ' : '';
      this.#writeLine(line + end, style, x + space, y + at * style.leading);
    });
    return y + lines.length * style.leading;
  }

  /** All of them as one shape, so that no seam shows where two touch. */
  fillRectangles(colour: string, rectangles: readonly Rectangle[]): void {
    for (const rectangle of rectangles) this.#document.rect(...rectangle);
    this.#document.fill(colour);
  }

  rectangle(colour: string, ...rectangle: Rectangle): void {
    this.fillRectangles(colour, [rectangle]);
  }

  /** `path` is an SVG path's; its origin comes to the place. */
  fillPath(colour: string, path: string, { x, y, scale }: PathPlace): void {
    this.#document.save().translate(x, y).scale(scale).path(path).fill(colour).restore();
  }

  /** A thin line across, which is decoration. */
  rule(y: number, colour: string = COLOURS.line, thickness = 0.6): void {
    this.artifact('Layout', () => this.rectangle(colour, PAGE.left, y, PAGE.innerWidth, thickness));
  }

  #writeLine(line: string, style: TextStyle, x: number, top: number): void {
    const baseline = top + style.leading / 2 + (style.size * CAPITAL_HEIGHT) / 2;
    let start = x;
    for (const run of textRuns(line, style.face, this.#fonts)) {
      this.#writeRun(run, style, start, baseline);
      start += this.#runWidth(run, style);
    }
  }

  #writeRun(run: TextRun, style: TextStyle, x: number, y: number): void {
    const document = this.#document;
    if (run.actual !== null) document.markContent('Span', { actual: run.actual });
    document.font(run.font, style.size).fillColor(style.colour);
    document.text(run.text, x, y, { ...shapes(style), lineBreak: false, baseline: 'alphabetic' });
    if (run.actual !== null) document.endMarkedContent();
  }

  #runWidth(run: TextRun, style: TextStyle): number {
    this.#document.font(run.font, style.size);
    return this.#document.widthOfString(run.text, shapes(style));
  }
}

/** Figures of one width each stand under each other. */
function shapes({ tabular = false }: TextStyle): PDFKit.Mixins.TextOptions {
  return tabular ? { features: ['tnum'] } : {};
}
