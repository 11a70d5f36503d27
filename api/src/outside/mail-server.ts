// The server that takes our mail (SMTP). Whatever it says or does not say ends as one of a few outcomes.
import ipaddr from 'ipaddr.js';
import type { SendingFault } from '@brasa/core/messages/sending.rules.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
};

type SentMail = Mail & {
  from: { name: string; address: string };
  replyTo: { name: string; address: string };
  /** The same for every attempt at one message, so that a mail that arrives twice is seen as one. */
  messageId: string;
  date: Date;
};

/** In milliseconds: until a server is there, until it says something more, and until it lets a mail in of which it knows for whom it is. */
export type Patience = { connect: number; silence: number; recipient: number };

export const USUAL_PATIENCE: Patience = { connect: 10_000, silence: 30_000, recipient: 5000 };

type Delivery = {
  url: string;
  mail: SentMail;
  /** Breaks off what is under way. */
  signal: AbortSignal;
  patience: Patience;
};

/**
 * Null once the server has taken the mail, otherwise why it is not known to have: "silent" where it has no answer once it
 * knows for whom the mail is. Never throws.
 */
export async function deliverMail({
  url,
  mail,
  signal,
  patience,
}: Delivery): Promise<SendingFault | 'silent' | null> {
  if (signal.aborted) return 'away';
  const { createTransport } = await import('nodemailer');
  const recipient = new RecipientTalk(patience.recipient);
  const transport = createTransport({
    url: encrypted(url),
    // Of a pool, closing it ends the connection that is open.
    pool: true,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    // What is said to the server is told to a logger alone.
    debug: true,
    logger: loggerTelling(recipient),
  });
  const { to, from, ...content } = mail;
  const sending = transport.sendMail({
    ...content,
    from,
    // As an object: no text is read as several addresses.
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  try {
    await untilAborted(sending, AbortSignal.any([signal, recipient.tooLong]));
    return null;
  } catch (error) {
    return faultOf(error, recipient.isNamed);
  } finally {
    recipient.end();
    transport.close();
  }
}

/**
 * The address with which the connection is encrypted before anything is said of anybody, whatever else it asks for;
 * on this machine it need not be. "smtps:" always is.
 */
function encrypted(address: string): string {
  const url = new URL(address);
  if (url.protocol === 'smtps:' || isLoopback(url.hostname)) return address;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

const isLoopback = (host: string): boolean => {
  const bare = host.replaceAll(/^\[|\]$/g, '');
  if (/^(?:.+\.)?localhost$/i.test(bare)) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
};

async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  // What it still comes to is nobody's to hear.
  work.catch(() => undefined);
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Error('broken off'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

type SmtpError = { code?: string; responseCode?: number; response?: string; command?: string };

/** The enhanced status codes of an address that is none (RFC 3463). */
const BAD_ADDRESS = /\b5\.1\.(?:0|1|2|3|6|10)\b/;
const ENHANCED = /\b5\.\d+\.\d+\b/;
/** What servers say of an address to which there is no mailbox, where they name no enhanced code. */
const NO_MAILBOX = [550, 551, 553];

/** The dialogue from RCPT until the server asks for the mail itself. A mail that is broken off within it is not sent. */
class RecipientTalk {
  isNamed = false;
  readonly #patience: number;
  readonly #breakOff = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Aborted when the server has taken too long. */
  get tooLong(): AbortSignal {
    return this.#breakOff.signal;
  }

  say(said: string): void {
    if (!said.startsWith('RCPT TO:')) return;
    this.isNamed = true;
    this.#timer ??= setTimeout(() => this.#breakOff.abort(), this.#patience);
  }

  /** A yes to the sender or the recipient is not the last word; commands may have been sent together. */
  hear(said: string): void {
    if (!said.startsWith('2')) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** A logger that keeps nothing and tells what is said to the server and by it. */
function loggerTelling(talk: RecipientTalk) {
  const none = () => {};
  const debug = ({ tnx }: { tnx?: string }, said: unknown) => {
    if (tnx === 'client') talk.say(String(said));
    if (tnx === 'server') talk.hear(String(said));
  };
  return { level: none, trace: none, debug, info: none, warn: none, error: none, fatal: none };
}

/**
 * What an attempt that failed says of the mail. A server that falls silent once it knows for whom the mail is keeps waiting
 * only that one: some ask the recipient's own server first.
 */
function faultOf(error: unknown, hasNamedRecipient: boolean): SendingFault | 'silent' {
  const { code, responseCode, response = '', command } = error as SmtpError;
  // An address that no server could take: nodemailer does not even ask.
  if (code === 'EENVELOPE' && responseCode === undefined) return 'address_refused';
  if (code === 'ETLS') return 'no_tls';
  if (responseCode === undefined) return hasNamedRecipient ? 'silent' : 'away';
  if (responseCode < 500) return 'not_yet';
  const isBadAddress = ENHANCED.test(response)
    ? BAD_ADDRESS.test(response)
    : NO_MAILBOX.includes(responseCode);
  return command === 'RCPT TO' && isBadAddress ? 'address_refused' : 'refused';
}
