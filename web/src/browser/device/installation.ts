// Installing the site as an app, where the browser offers it.
// The offer comes once and early; the document's own script keeps it from the first moment on
// (build-plugins/scripts-after-first-paint), in the place that is read here.
// See docs/rules/loyalty.md#install-card.
import { useSyncExternalStore } from 'react';
import { useStandalone } from './use-standalone.ts';

type Outcome = 'accepted' | 'dismissed';

/** The event "beforeinstallprompt", which the DOM's types do not have. */
type InstallOffer = Event & {
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ outcome: Outcome }>;
};

type Installation = { offer: InstallOffer | null; isInstalled: boolean };

/** `by-hand`: on iOS, where the browser never offers it but its menu can do it. */
export type Installability = 'installed' | 'offered' | 'by-hand' | 'unavailable';

const listeners = new Set<() => void>();

/** What is known so far; a document without the script, as in development, begins with nothing. */
function known(): Installation {
  const page: Window & { brasaInstallation?: Installation } = window;
  page.brasaInstallation ??= { offer: null, isInstalled: false };
  return page.brasaInstallation;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function keepOffer(event: Event): void {
  event.preventDefault();
  known().offer = event as InstallOffer;
  notifyListeners();
}

function noteInstalled(): void {
  known().isInstalled = true;
  notifyListeners();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('beforeinstallprompt', keepOffer);
    window.addEventListener('appinstalled', noteInstalled);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', noteInstalled);
  };
}

function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad gives itself out for a Mac, which has no touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function installability(): Installability {
  const { offer, isInstalled } = known();
  if (isInstalled) return 'installed';
  if (offer) return 'offered';
  return isIos() ? 'by-hand' : 'unavailable';
}

/** What can be done about installing here and now; a page rendered by the server knows of nothing. */
export function useInstallability(): Installability {
  const state = useSyncExternalStore(subscribe, installability, () => 'unavailable' as const);
  return useStandalone() ? 'installed' : state;
}

/**
 * Lets the browser ask whether to install, once: an offer that was turned down is gone until the
 * browser makes another. Null without an offer; throws what the browser throws.
 */
export async function installApp(): Promise<Outcome | null> {
  const { offer } = known();
  if (!offer) return null;
  known().offer = null;
  try {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    if (outcome === 'accepted') known().isInstalled = true;
    return outcome;
  } finally {
    notifyListeners();
  }
}
