// A shop on Friday 20 November 2026 at 12:10, with starter content, staff who are signed in, and a transcription
// server of this machine behind it.
import { request } from 'playwright-core';
import { Shops, type Cookies } from '../../../e2e/shops.ts';
import { Recogniser } from './recogniser.ts';
import { startTranscriptionServer } from './transcription-server.ts';

export type ListeningShop = {
  url: string;
  staffCookies: Cookies;
  /** How many bytes each recording had that its transcription server was sent. */
  recordings: readonly number[];
  close(): Promise<void>;
};

export async function openListeningShop(): Promise<ListeningShop> {
  const recogniser = new Recogniser();
  const recordings: number[] = [];
  const server = await startTranscriptionServer((recording) => {
    recordings.push(recording.length);
    return recogniser.recognise(recording);
  });
  const shops = await Shops.start(request);
  const shop = await shops.open({ STT_URL: server.url, RATE_LIMITS: 'off' });
  const [staffCookies = { cookies: [], origins: [] }] = shops.staffCookies;
  return {
    url: shop.url,
    staffCookies,
    recordings,
    close: async () => {
      await shop.close();
      await shops.stop();
      await server.close();
      recogniser.close();
    },
  };
}
