// Sending records to the tax agency: SOAP 1.1 over HTTPS with a client certificate. It may be slow, down, or
// answer anything at all, and what it took before the line broke stays taken (docs/rules/invoices.md#sending).
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { createSecureContext } from 'node:tls';
import type { AgencyAnswer } from '@brasa/core/invoices/sending/agency-answer.rules.ts';
import type {
  SendingFailure,
  SendingFault,
} from '@brasa/core/invoices/sending/sending-faults.rules.ts';
import type { TaxAgencyAccess } from '../config.ts';
import { loadRequest } from './http-request.ts';
import { readSoapAnswer } from './soap-answer.ts';

/** How long the agency may take in all, in milliseconds, and how much it may say, in bytes. */
const PATIENCE = 60_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** What proves who sends. */
export type Certificate = { pfx: Buffer; passphrase: string | undefined };

export type Attempt<Result> = { result: Result } | { failure: SendingFailure };

const failed = (fault: SendingFault, detail: string | null = null) => ({
  failure: { fault, detail },
});

/** Reads the PKCS #12 file and opens it, so that a wrong password is noticed before anything is sent. */
export async function readCertificate({
  certificate,
  password: passphrase,
}: TaxAgencyAccess): Promise<Attempt<Certificate>> {
  let pfx: Buffer;
  try {
    pfx = await readFile(certificate);
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
    return failed(isMissing ? 'CERTIFICATE_MISSING' : 'CERTIFICATE_UNREADABLE');
  }
  try {
    createSecureContext({ pfx, passphrase });
  } catch (error) {
    // OpenSSL has no code for it.
    const isPassword = error instanceof Error && /mac verify failure/i.test(error.message);
    return failed(isPassword ? 'CERTIFICATE_PASSWORD' : 'CERTIFICATE_UNUSABLE');
  }
  return { result: { pfx, passphrase } };
}

type Submission = {
  url: string;
  certificate: Certificate;
  /** A RegFactuSistemaFacturacion element. */
  element: string;
  /** Breaks off the call. */
  signal: AbortSignal;
  /** When the agency has had long enough. */
  deadline?: AbortSignal | undefined;
};

/**
 * Sends the element; a failure says that nobody knows what became of it. Another address that the answer points
 * to is not followed.
 */
export async function submitRecords({
  url,
  certificate,
  element,
  signal,
  deadline = AbortSignal.timeout(PATIENCE),
}: Submission): Promise<Attempt<AgencyAnswer>> {
  try {
    const answer = await post(url, envelope(element), {
      ...certificate,
      signal: AbortSignal.any([signal, deadline]),
    });
    return answer === null ? failed('UNUSABLE') : understood(answer);
  } catch (error) {
    return deadline.aborted ? failed('TOO_SLOW') : failed(faultOf(error), codeOf(error) || null);
  }
}

const envelope = (element: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>${element}</soapenv:Body></soapenv:Envelope>`;

type HttpAnswer = { status: number; text: string };

/** Null where it says more than an answer can. Throws where none came, or only a part of one. */
async function post(
  url: string,
  body: string,
  options: RequestOptions & Certificate,
): Promise<HttpAnswer | null> {
  const start = await loadRequest(url);
  return new Promise((resolve, reject) => {
    const request = start(url, {
      ...options,
      method: 'POST',
      // A connection of its own, which proves who sends and is closed afterwards.
      agent: false,
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        SOAPAction: '""',
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      readUpTo(response, MOST_BYTES).then((text) => {
        request.destroy();
        resolve(text === null ? null : { status: response.statusCode ?? 0, text });
      }, reject);
    });
    request.end(body);
  });
}

/** Null where there is more. */
async function readUpTo(response: IncomingMessage, most: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function understood({ status, text }: HttpAnswer): Attempt<AgencyAnswer> {
  const said = readSoapAnswer(text);
  if (said?.kind === 'fault') {
    return failed(said.isOurs ? 'SUBMISSION_REFUSED' : 'OUT_OF_ORDER', said.text);
  }
  if (said && status === 200) return { result: said.answer };
  const detail = `HTTP ${status}`;
  if (status === 401 || status === 403) return failed('CERTIFICATE_REFUSED', detail);
  return failed(status >= 500 ? 'OUT_OF_ORDER' : 'UNUSABLE', detail);
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';

const NO_WAY =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EAI_FAIL|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENETDOWN)$/;
/** What OpenSSL says where the other side turned our certificate down. */
const ALERT = /^ERR_SSL_.*ALERT.*(?:CERTIFICATE|UNKNOWN_CA|ACCESS_DENIED|HANDSHAKE_FAILURE)/;
/** What Node.js says of a server whose certificate proves nothing. */
const UNPROVEN = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

function faultOf(error: unknown): SendingFault {
  const code = codeOf(error);
  if (NO_WAY.test(code)) return 'UNREACHABLE';
  if (ALERT.test(code)) return 'CERTIFICATE_REFUSED';
  return UNPROVEN.test(code) ? 'NOT_THE_AGENCY' : 'CUT_OFF';
}
