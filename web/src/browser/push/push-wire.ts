// A browser's subscription as the shop knows it (core/src/messages/push.contract.ts).
import type { PushSubscription as Wanted } from '@brasa/core/messages/push.contract.ts';

export function wireOf(subscription: PushSubscription): Wanted {
  const key = (name: PushEncryptionKeyName) =>
    textOfBytes(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') };
}

/** How the browser's push service is asked to take what is signed with the shop's public key, which is base64url. */
export const wantedOf = (publicKey: string): PushSubscriptionOptionsInit => ({
  userVisibleOnly: true,
  applicationServerKey: bytesOfText(publicKey),
});

/** As base64url without padding. */
export function textOfBytes(bytes: ArrayBuffer): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
