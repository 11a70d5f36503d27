// What a visit transfers, as the browser's network counts it: compressed, heads of the answers
// included, nothing taken from a cache.
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { Weight } from './pages.ts';

export type Transfer = {
  url: string;
  /** The browser's word for what it asked for: Script, Stylesheet, Font, Media, Document … */
  type: string;
  bytes: number;
  /** The content's own size, unpacked. */
  size: number;
  mimeType: string;
  /** The content-encoding; null for none. */
  encoding: string | null;
};

/**
 * Opens the page and answers the transfers until the network was idle, in the order of the
 * requests. With `awaited` it goes on until the first transfer of that kind: on a slow machine the
 * page may ask for it later.
 */
export async function visit(
  page: Page,
  path: string,
  awaited?: (transfer: Transfer) => boolean,
): Promise<Transfer[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const transfers = watch(network);
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  if (awaited) await expect.poll(() => [...transfers.values()].some(awaited), path).toBe(true);
  await network.detach();
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
  return [...transfers.values()];
}

/** Collects every request; one that never ends counts what had arrived of it. */
function watch(network: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    // An address that carries its own content is not transferred.
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const nothing = { bytes: 0, size: 0, mimeType: '', encoding: null };
    transfers.set(requestId, { url: request.url, type, ...nothing });
  });
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.mimeType = response.mimeType;
    transfer.encoding = contentEncoding(response.headers);
    transfer.bytes = response.encodedDataLength;
  });
  network.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.size += dataLength;
    transfer.bytes += encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

function contentEncoding(headers: Record<string, string>): string | null {
  const entry = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding');
  return entry?.[1] ?? null;
}

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0);

export function weigh(transfers: readonly Transfer[]): Weight {
  const ofType = (type: string) => transfers.filter((transfer) => transfer.type === type);
  return {
    script: sum(ofType('Script')),
    stylesheet: sum(ofType('Stylesheet')),
    font: sum(ofType('Font')),
    total: sum(transfers.filter((transfer) => !isVideo(transfer))),
  };
}

export function isVideo({ type, mimeType }: Transfer): boolean {
  return type === 'Media' || mimeType.startsWith('video/');
}
