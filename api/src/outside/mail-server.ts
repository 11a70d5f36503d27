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

export type Patience = { connect: number; silence: number };

/** In milliseconds: until somebody is there, and until they say something more. */
const USUAL_PATIENCE: Patience = { connect: 10_000, silence: 30_000 };

type Delivery = {
  url: string;
  mail: SentMail;
  /** Breaks off what is under way. */
  signal: AbortSignal;
  patience?: Patience | undefined;
};

/** Null once the server has taken the mail, otherwise why it is not known to have. Never throws. */
export async function deliverMail({
  url,
  mail,
  signal,
  patience = USUAL_PATIENCE,
}: Delivery): Promise<SendingFault | null> {
  if (signal.aborted) return 'away';
  const { createTransport } = await import('nodemailer');
  const heard = { hasNamedRecipient: false };
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
    logger: loggerTelling((said) => {
      if (said.startsWith('RCPT TO:')) heard.hasNamedRecipient = true;
    }),
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
    await untilAborted(sending, signal);
    return null;
  } catch (error) {
    return faultOf(error, heard.hasNamedRecipient);
  } finally {
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

/** A logger that keeps nothing and tells what is said to the server. */
function loggerTelling(tell: (said: string) => void) {
  const none = () => {};
  const debug = ({ tnx }: { tnx?: string }, said: unknown) => {
    if (tnx === 'client') tell(String(said));
  };
  return { level: none, trace: none, debug, info: none, warn: none, error: none, fatal: none };
}

/**
 * What an attempt that failed says of the mail. A server that falls silent once it knows for whom the mail is keeps waiting
 * only that one: some ask the recipient's own server first.
 */
function faultOf(error: unknown, hasNamedRecipient: boolean): SendingFault {
  const { code, responseCode, response = '', command } = error as SmtpError;
  // An address that no server could take: nodemailer does not even ask.
  if (code === 'EENVELOPE' && responseCode === undefined) return 'address_refused';
  if (code === 'ETLS') return 'no_tls';
  if (responseCode === undefined) return hasNamedRecipient ? 'not_yet' : 'away';
  if (responseCode < 500) return 'not_yet';
  const isBadAddress = ENHANCED.test(response)
    ? BAD_ADDRESS.test(response)
    : NO_MAILBOX.includes(responseCode);
  return command === 'RCPT TO' && isBadAddress ? 'address_refused' : 'refused';
}
