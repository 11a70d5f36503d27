// What a printer would put on paper of the bytes that it is sent: the commands of ESC/POS that tickets use, by
// Epson's reference. A command that it does not know fails the test.

type PrintedLine = {
  text: string;
  /** How many times as wide and high. */
  size: number;
  isBold: boolean;
  isInverted: boolean;
};

export type Paper = {
  lines: PrintedLine[];
  /** What the QR codes hold, with the side of a module and their level. */
  qrs: { text: string; dots: number; level: string }[];
  /** Whether the knife came. */
  isCut: boolean;
};

// The upper half of code page 858, as IBM has it.
const CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decodeWindows = (label: string) => (byte: number) =>
  new TextDecoder(label).decode(Uint8Array.of(byte));
const CODE_PAGES: Record<number, (byte: number) => string> = {
  16: decodeWindows('windows-1252'),
  19: (byte) => CP858[byte - 128] ?? '',
  45: decodeWindows('windows-1250'),
};

const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;

class Reader {
  readonly paper: Paper = { lines: [], qrs: [], isCut: false };
  readonly #bytes: Uint8Array;
  #at = 0;
  #page: ((byte: number) => string) | undefined;
  #style = { size: 1, isBold: false, isInverted: false };
  #line: PrintedLine | null = null;
  #qr = { text: '', dots: 0, level: '' };

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): Paper {
    while (this.#at < this.#bytes.length) this.#step(this.#next());
    this.#endLine();
    return this.paper;
  }

  #next(): number {
    const byte = this.#bytes[this.#at];
    this.#at += 1;
    // What was cut off in the middle of a command does nothing.
    return byte ?? 0;
  }

  #step(byte: number): void {
    if (byte === ESC) this.#escape();
    else if (byte === GS) this.#group();
    else if (byte === FS) this.#expect(this.#next(), '.');
    else if (byte === 0x0a) this.#endLine();
    else if (byte === 0x0d) return;
    else if (byte < 0x20) throw new Error(`a control character: ${byte}`);
    else this.#print(byte < 0x80 ? String.fromCharCode(byte) : (this.#page?.(byte) ?? '�'));
  }

  #expect(byte: number, ...known: string[]): string {
    const name = String.fromCharCode(byte);
    if (byte !== 0 && !known.includes(name)) throw new Error(`an unknown command: ${name}`);
    return name;
  }

  #escape(): void {
    const name = this.#expect(this.#next(), '@', 'M', 'E', 't', 'a');
    if (name === '@' || name === '\0') return;
    const value = this.#next();
    if (name === 'E') this.#style.isBold = value === 1;
    if (name === 't') this.#page = CODE_PAGES[value];
  }

  #group(): void {
    const name = this.#expect(this.#next(), '!', 'B', 'V', '(');
    if (name === '(') {
      this.#twoDimensional();
      return;
    }
    const value = this.#next();
    if (name === '!') this.#style.size = (value & 0x0f) + 1;
    if (name === 'B') this.#style.isInverted = value === 1;
    if (name === 'V') this.paper.isCut = true;
  }

  /** GS ( k: QR codes. */
  #twoDimensional(): void {
    this.#expect(this.#next(), 'k');
    const length = this.#next() + this.#next() * 256;
    const [, task, ...values] = Array.from({ length }, () => this.#next());
    const [first = 0] = values;
    const name = String.fromCharCode(task ?? 0);
    if (name === 'C') this.#qr.dots = first;
    if (name === 'E') this.#qr.level = 'LMQH'[first - 48] ?? '';
    if (name === 'P') this.#qr.text = String.fromCharCode(...values.slice(1));
    if (name === 'Q') this.paper.qrs.push({ ...this.#qr });
  }

  #print(text: string): void {
    this.#line ??= { text: '', ...this.#style };
    this.#line.text += text;
  }

  #endLine(): void {
    if (this.#line) this.paper.lines.push(this.#line);
    this.#line = null;
  }
}

/** What is on paper after these bytes. */
export const readPaper = (bytes: Uint8Array): Paper => new Reader(bytes).read();
