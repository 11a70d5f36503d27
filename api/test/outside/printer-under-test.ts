// A receipt printer on this machine: it takes ESC/POS over TCP, answers how it stands, and is cut off, out of
// paper, silent or hanging where a test says so.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a connection goes. */
export type Conduct = {
  /** Answers questions at all. */
  answers: boolean;
  /** Answers, too, when everything before has been printed. */
  answersTheEnd: boolean;
  paper: 'there' | 'out';
  /** Runs out of paper after so many bytes, and stops. */
  paperFor: number;
  cover: 'closed' | 'open';
  hasError: boolean;
  /** The connection breaks when so many bytes of the ticket have arrived; of 0, as soon as it is there. */
  cutAfter: number;
  /** From so many bytes on it takes everything, says nothing more and closes nothing. */
  hangsAfter: number;
  /** Says this to whatever it is asked. */
  says: Uint8Array | null;
};

export const WELL: Conduct = {
  answers: true,
  answersTheEnd: true,
  paper: 'there',
  paperFor: Infinity,
  cover: 'closed',
  hasError: false,
  cutAfter: Infinity,
  hangsAfter: Infinity,
  says: null,
};

export const SILENT = { answers: false, answersTheEnd: false };

export class PrinterUnderTest {
  address = '';
  /** What each connection brought that had any of a ticket, in their order. */
  readonly received: Uint8Array[] = [];
  connections = 0;
  /** How many at once, at most. */
  mostAtOnce = 0;
  /** Called when there will be no answer to what it was sent. */
  onHang = () => {};
  usual: Conduct = WELL;
  readonly #next: Partial<Conduct>[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #waiting: { isIt: () => boolean; resolve: () => void }[] = [];
  readonly #server = createServer({ allowHalfOpen: true }, (socket) => this.#serve(socket));

  /** How the next connections go, one after the other; after them as usual. */
  behave(...next: Partial<Conduct>[]): void {
    this.#next.push(...next);
  }

  /** Resolves when what was received is so, at once where it is. */
  until(isSo: (received: readonly Uint8Array[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isIt: () => isSo(this.received), resolve });
      this.#notify();
    });
  }

  async open(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.address = `tcp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Nobody takes a connection any more. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.resetAndDestroy();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  #notify(): void {
    for (const { isIt, resolve } of this.#waiting) if (isIt()) resolve();
  }

  #serve(socket: Socket): void {
    const conduct = { ...this.usual, ...this.#next.shift() };
    this.connections += 1;
    this.#sockets.add(socket);
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#sockets.size);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    const listener = new Listener(conduct, {
      answer: (bytes) => void socket.write(bytes),
      cut: () => socket.resetAndDestroy(),
      hang: () => this.onHang(),
    });
    socket.on('end', () => {
      if (!listener.isHanging) socket.end();
    });
    let isListed = false;
    socket.on('data', (bytes) => {
      for (const byte of bytes as Buffer) listener.take(byte);
      if (listener.content.length === 0) return;
      const content = Uint8Array.from(listener.content);
      if (isListed) this.received.pop();
      this.received.push(content);
      isListed = true;
      this.#notify();
    });
    if (conduct.cutAfter === 0) socket.resetAndDestroy();
  }
}

type Deeds = { answer: (bytes: Uint8Array) => void; cut: () => void; hang: () => void };

/** Tells questions from what is printed. */
class Listener {
  readonly content: number[] = [];
  isHanging = false;
  readonly #conduct: Conduct;
  readonly #deeds: Deeds;
  #command: number[] = [];
  #isOver = false;

  constructor(conduct: Conduct, deeds: Deeds) {
    this.#conduct = conduct;
    this.#deeds = deeds;
  }

  take(byte: number): void {
    if (this.#isOver) return;
    this.#command.push(byte);
    const [first, second] = this.#command;
    const isQuestion =
      (first === 0x10 && (second ?? 0x04) === 0x04) || (first === 0x1d && second === 0x72);
    if (first === 0x1d && second === undefined) return;
    if (isQuestion && this.#command.length < 3) return;
    if (isQuestion) this.#answer(this.#command);
    else for (const printed of this.#command) this.#print(printed);
    this.#command = [];
  }

  #print(byte: number): void {
    const { cutAfter, hangsAfter } = this.#conduct;
    if (this.#isOver) return;
    if (this.content.length < this.#conduct.paperFor) this.content.push(byte);
    if (this.content.length >= hangsAfter) this.#hang();
    if (this.content.length < cutAfter) return;
    this.#isOver = true;
    this.#deeds.cut();
  }

  #hang(): void {
    if (!this.isHanging) this.#deeds.hang();
    this.isHanging = true;
  }

  #answer([kind, , what]: readonly number[]): void {
    const { answers, answersTheEnd, says } = this.#conduct;
    if (says) this.#deeds.answer(says);
    if (says || this.isHanging) return;
    if (kind === 0x1d && answersTheEnd && !this.#isPaperOut()) {
      this.#deeds.answer(Uint8Array.of(0x00));
    } else if (kind === 0x1d) this.#deeds.hang();
    else if (answers) this.#deeds.answer(Uint8Array.of(what === 4 ? this.#paper() : this.#state()));
  }

  #isPaperOut(): boolean {
    const { paper, paperFor } = this.#conduct;
    return paper === 'out' || this.content.length >= paperFor;
  }

  #paper(): number {
    return this.#isPaperOut() ? 0x72 : 0x12;
  }

  #state(): number {
    const { cover, hasError } = this.#conduct;
    return 0x12 | (cover === 'open' ? 0x04 : 0) | (hasError ? 0x40 : 0);
  }
}

/** Whether the knife came: GS V 0, which nothing else in a ticket is. */
export const isWhole = (content: Uint8Array): boolean =>
  Buffer.from(content).includes(Buffer.of(0x1d, 0x56, 0x00));
