// The one connection of a process that hears of other processes' changes.
import type { ChangeFeed } from './changes.ts';

/** The pause before the next connection after one was lost, in milliseconds. */
const RECONNECT_AFTER = 1000;
/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT_EVERY = 5000;

export type Warn = (message: string, error: unknown) => void;

/** A connection to PostgreSQL. */
export type ListeningClient = {
  /** Tells the payload of each notification, and when the connection fails or ends. */
  follow(onPayload: (payload: string) => void, onLost: (error: unknown) => void): void;
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  /** Ends it at once, and tells nothing more. */
  hangUp(): void;
};

type Options = {
  /** A new connection, not yet opened. */
  connect: () => ListeningClient;
  changes: ChangeFeed;
  warn: Warn;
};

/**
 * Keeps one connection listening to the channel. A connection that fails or does not answer in time is hung up and gives way to
 * another one. A failure that it tells later is ignored.
 */
export class ChangeListener {
  readonly #listen: string;
  readonly #options: Options;
  #current: ListeningClient | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(channel: string, options: Options) {
    this.#listen = `listen ${channel}`;
    this.#options = options;
  }

  /** Resolves once it listens. Rejects where the first connection fails, and is then stopped. */
  async start(): Promise<void> {
    try {
      await this.#open(() => undefined);
    } catch (error) {
      this.#drop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    const last = this.#current;
    this.#current = undefined;
    await last?.end().catch(() => {});
  }

  /** Opens a connection; calls `onFailure` when it fails before it listens. */
  async #open(onFailure: (error: unknown) => void): Promise<void> {
    const { connect, changes } = this.#options;
    const client = connect();
    this.#current = client;
    let isListening = false;
    const lost = (error: unknown): void => {
      if (this.#current !== client) return;
      if (isListening) this.#reconnect(error);
      else onFailure(error);
    };
    client.follow((payload) => changes.publish(payload.split(',')), lost);
    try {
      await client.connect();
      await client.query(this.#listen);
    } catch (error) {
      lost(error);
      throw error;
    }
    if (this.#current !== client) return;
    isListening = true;
    changes.reconnect();
    // A server that is frozen or has gone without a word would never be missed.
    this.#heartbeat = setInterval(() => void client.query('select 1').catch(lost), HEARTBEAT_EVERY);
  }

  #reconnect(error: unknown): void {
    this.#drop();
    this.#options.warn('lost the connection that listens for changes', error);
    this.#retry = setTimeout(() => {
      this.#open((failure) => this.#reconnect(failure)).catch(() => {});
    }, RECONNECT_AFTER);
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    this.#current?.hangUp();
    this.#current = undefined;
    this.#options.changes.disconnect();
  }
}
