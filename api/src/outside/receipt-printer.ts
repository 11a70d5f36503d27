// A receipt printer that speaks ESC/POS over TCP (docs/rules/tickets.md#sending-to-the-printer): it is asked
// how it stands, and whether what it was given has come out. One that answers nothing is taken at its word
// that it has taken everything.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { PrinterAddress } from '@brasa/core/settings/printer-address.rules.ts';
import type { PrinterFault } from '@brasa/core/tickets/printing.rules.ts';
import { ADDRESS_REFUSED, lookupOnly } from './checked-lookup.ts';
import { isNoPrinter, isPrinterHost } from './printer-network.ts';

type Phase = 'connect' | 'status' | 'print' | 'close';

/** Aborts when the printer has had time enough for it; `bytes` is how much it is given to print. */
export type Patience = (phase: Phase, bytes?: number) => AbortSignal;

/** In milliseconds; together less than the lease of whoever prints (printing.rules.ts). */
const LIMITS: Record<Phase, number> = {
  connect: 5000,
  status: 1500,
  print: 15_000,
  close: 10_000,
};

/** Of the slowest printers (70 mm/s), for a ticket of short lines. */
const PRINTING_OF_A_BYTE = 6;
const LONGEST_PRINTING = 80_000;

export const usualPatience: Patience = (phase, bytes = 0) =>
  AbortSignal.timeout(Math.min(LIMITS[phase] + bytes * PRINTING_OF_A_BYTE, LONGEST_PRINTING));

/** DLE EOT: answered at once, whatever the printer is doing. */
const ASK_PAPER = Buffer.of(0x10, 0x04, 4);
const ASK_OFFLINE = Buffer.of(0x10, 0x04, 2);
/** GS r: answered when everything before it has been printed. */
const ASK_AT_THE_END = Buffer.of(0x1d, 0x72, 1);

const isStatus = (byte: number) => (byte & 0x93) === 0x12;
const isPaperAtTheEnd = (byte: number) => (byte & 0x90) === 0;
const NO_PAPER = 0x60;
const NO_PAPER_AT_THE_END = 0x0c;
const COVER_OPEN = 0x04;
const STOPPED_WITHOUT_PAPER = 0x20;
const ERROR = 0x40;

export class ReceiptPrinter {
  readonly #socket: Socket;
  readonly #patience: Patience;
  #isAnswering = false;
  #hear: (byte: number | null) => void = () => {};

  private constructor(socket: Socket, patience: Patience) {
    this.#socket = socket;
    this.#patience = patience;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#hear(null));
    socket.on('data', (bytes) => {
      for (const byte of bytes as Buffer) this.#hear(byte);
    });
  }

  /**
   * "away" where nobody takes the connection; "refused", without trying, where no printer can be, unless it may be
   * anywhere.
   */
  static async open(
    address: PrinterAddress,
    { patience, anywhere }: { patience: Patience; anywhere: boolean },
  ): Promise<ReceiptPrinter | 'away' | 'refused'> {
    if (!anywhere && isNoPrinter(address)) return 'refused';
    const lookup = anywhere ? {} : { lookup: lookupOnly(isPrinterHost) };
    const socket = connect({ ...address, noDelay: true, ...lookup });
    const printer = new ReceiptPrinter(socket, patience);
    try {
      await once(socket, 'connect', { signal: patience('connect') });
      return printer;
    } catch (error) {
      socket.destroy();
      return (error as NodeJS.ErrnoException).code === ADDRESS_REFUSED ? 'refused' : 'away';
    }
  }

  /** Why nothing would come out; null where nothing is known to stand in the way. */
  async findFault(): Promise<PrinterFault | null> {
    const paper = await this.#ask(ASK_PAPER, isStatus, 'status');
    if (this.#isGone() || (paper === null && this.#isAnswering)) return 'away';
    if (paper === null) return null;
    this.#isAnswering = true;
    if (paper & NO_PAPER) return 'paper_out';
    const offline = (await this.#ask(ASK_OFFLINE, isStatus, 'status')) ?? 0;
    if (this.#isGone()) return 'away';
    if (offline & STOPPED_WITHOUT_PAPER) return 'paper_out';
    if (offline & COVER_OPEN) return 'cover_open';
    return offline & ERROR ? 'error' : null;
  }

  /** Null where it came out, as far as the printer says; otherwise some of it may have. */
  async print(content: Uint8Array): Promise<PrinterFault | null> {
    if (!this.#isAnswering) {
      return !this.#isGone() && (await this.#hasTaken(content)) ? null : 'cut';
    }
    const all = Buffer.concat([content, ASK_AT_THE_END]);
    const paper = await this.#ask(all, isPaperAtTheEnd, 'print');
    if (paper !== null) return paper & NO_PAPER_AT_THE_END ? 'paper_out' : null;
    // It does not know the question, or cannot go on.
    const fault = await this.findFault();
    return fault === 'away' ? 'cut' : fault;
  }

  #isGone(): boolean {
    return this.#socket.destroyed;
  }

  /** Says goodbye, and waits no longer than for an answer. */
  async close(): Promise<void> {
    if (this.#isGone()) return;
    const isClosed = once(this.#socket, 'close', { signal: this.#patience('status') });
    this.#socket.end();
    await isClosed.catch(() => this.#socket.destroy());
  }

  /** The first byte that is such an answer; null where none came in time. */
  async #ask(
    question: Uint8Array,
    isAnswer: (byte: number) => boolean,
    phase: Phase,
  ): Promise<number | null> {
    if (this.#isGone()) return null;
    const patience = this.#patience(phase, question.byteLength);
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const giveUp = () => resolve(null);
    this.#hear = (byte) => {
      if (byte === null || isAnswer(byte)) resolve(byte);
    };
    patience.addEventListener('abort', giveUp);
    if (patience.aborted) giveUp();
    this.#socket.write(question);
    const answer = await promise;
    patience.removeEventListener('abort', giveUp);
    this.#hear = () => {};
    return answer;
  }

  /** Whether it has taken all of it and closed the connection after it. */
  async #hasTaken(content: Uint8Array): Promise<boolean> {
    const socket = this.#socket;
    const cut = new AbortController();
    socket.on('end', () => {
      if (!socket.writableFinished) cut.abort();
    });
    const signal = AbortSignal.any([this.#patience('close', content.byteLength), cut.signal]);
    const closed = once(socket, 'close', { signal });
    socket.end(content);
    try {
      await closed;
      return socket.writableFinished;
    } catch {
      socket.destroy();
      return false;
    }
  }
}
