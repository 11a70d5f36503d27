// The services that bring notifications to browsers (RFC 8030): each browser names its own, so that any address
// may be somebody's. Whatever it says or does not say ends as one of a few outcomes.
import ipaddr from 'ipaddr.js';
import type { PushNotice } from '@brasa/core/messages/push.rules.ts';
import type { SendingFault } from '@brasa/core/messages/sending.rules.ts';
import { kindOf, lookupOnly } from './checked-lookup.ts';
import { loadRequest } from './http-request.ts';

export type Push = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  notice: PushNotice;
  /** How long the service keeps it for a phone that is off, in milliseconds. */
  term: number;
  /** Whether a phone shall wake up for it. */
  isUrgent: boolean;
};

type PushAccess = {
  keys: { publicKey: string; privateKey: string };
  /** Who is behind it: "mailto:…" or "https://…". */
  subject: string;
  /** Origins that are push services whatever their address is. */
  trusted: readonly string[];
};

/** How long a service may take in all, in milliseconds. */
const PATIENCE = 10_000;

type Delivery = PushAccess & {
  push: Push;
  /** Breaks off what is under way. */
  signal: AbortSignal;
  patience?: number | undefined;
};

/** Whether such an address may be asked: https, under a name or an address that is open to everybody. */
export function isPushService(endpoint: string, trusted: readonly string[]): boolean {
  const { origin, protocol, hostname, username, password } = new URL(endpoint);
  if (trusted.includes(origin)) return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOpen = !ipaddr.isValid(host) || isPublic(host);
  return protocol === 'https:' && username === '' && password === '' && isOpen;
}

const isPublic = (address: string): boolean => kindOf(address) === 'unicast';

const lookupPublic = lookupOnly(isPublic);

/**
 * Null once the service has taken it, otherwise why it is not known to have; "address_refused" for a browser that
 * is told no more. Never throws.
 */
export async function deliverPush({
  push,
  signal,
  patience = PATIENCE,
  ...access
}: Delivery): Promise<SendingFault | null> {
  const details = await encrypt(push, access);
  if (details === null) return 'address_refused';
  if (!isPushService(push.subscription.endpoint, access.trusted)) return 'refused';
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    return faultOf(await statusOf(details, access.trusted, limit));
  } catch {
    return 'away';
  }
}

type Details = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

/** Null for keys that are none. */
async function encrypt(
  { subscription, notice, term, isUrgent }: Push,
  { keys, subject }: PushAccess,
): Promise<Details | null> {
  const { generateRequestDetails } = (await import('web-push')).default;
  const { endpoint, ...own } = subscription;
  try {
    const { headers, body } = generateRequestDetails(
      { endpoint, keys: own },
      JSON.stringify(notice),
      {
        vapidDetails: { subject, ...keys },
        TTL: Math.round(term / 1000),
        urgency: isUrgent ? 'high' : 'normal',
        // Of what a phone that is off has not got, the last is enough.
        topic: notice.tag,
      },
    );
    return { endpoint, headers, body };
  } catch {
    return null;
  }
}

/** Of what it says only the status is read. Rejects where nothing is said. */
async function statusOf(
  { endpoint, headers, body }: Details,
  trusted: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const request = await loadRequest(endpoint);
  const { origin } = new URL(endpoint);
  const options = {
    ...{ method: 'POST', headers, signal, agent: false as const },
    ...(!trusted.includes(origin) && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(endpoint, options);
    asking.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

function faultOf(status: number): SendingFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'address_refused';
  if (status === 429 || status >= 500) return 'not_yet';
  return 'refused';
}
