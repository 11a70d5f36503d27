// The services that bring notifications to browsers (RFC 8030). Each browser names its own; only the known ones are
// asked, since a stranger's server could let every message wait. Any answer, or none, ends as one of a few outcomes.
import type { PushNotice } from '@brasa/core/messages/push.rules.ts';
import type { SendingFault } from '@brasa/core/messages/sending.rules.ts';
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

/** The hosts of Chrome and those built on it, Firefox, Safari and Edge; a subdomain of one is one too. */
const HOSTS = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Whether such an address may be asked: a trusted origin, or https at a known service. */
export function isPushService(endpoint: string, trusted: readonly string[]): boolean {
  const { origin, hostname } = new URL(endpoint);
  if (trusted.includes(origin)) return true;
  const isKnown = HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isKnown && origin === `https://${hostname}`;
}

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
    return faultOf(await statusOf(details, limit));
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
  signal: AbortSignal,
): Promise<number> {
  const request = await loadRequest(endpoint);
  const options = { method: 'POST', headers, signal, agent: false as const };
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
