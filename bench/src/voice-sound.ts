// npm run bench -- voice-sound: orders are spoken by espeak-ng, sent to a shop, written down by a transcription server on this
// machine with pocketsphinx behind it, and become orders; first as files, then by the desk in Chromium, which hears
// them through its microphone. docs/voice.md says what the figures are worth.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'playwright-core';
import { MAX_RECORDING_SECONDS } from '@brasa/core/voice/recordings.rules.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { dictate, launchBefore } from './sound/desk.ts';
import { openListeningShop, type ListeningShop } from './sound/listening-shop.ts';
import { missingPackages } from './sound/needed-programs.ts';
import { print, scoreWay } from './sound/score-orders.ts';
import { SPOKEN_ORDERS } from './sound/spoken-orders.ts';
import { speakInto, VOICES, type Voice } from './sound/voices.ts';

/** Enough to see that the whole way works: how well pocketsphinx hears is no goal of the shop's. */
const GOAL = 0.7;

/** Sends recordings as whatever records WAV would; answers how many became what was said. */
async function scoreFiles(shop: ListeningShop, file: string, voice: Voice): Promise<number> {
  const staff = await request.newContext({ baseURL: shop.url, storageState: shop.staffCookies });
  try {
    return await scoreWay(`files, voice ${voice.name}`, async (text) => {
      speakInto(file, text, voice);
      const audio = { name: 'pedido.wav', mimeType: 'audio/wav', buffer: readFileSync(file) };
      const reply = await staff.post('/api/speech-to-text', {
        multipart: { audio },
        failOnStatusCode: true,
      });
      return (await reply.json()) as VoiceResult;
    });
  } finally {
    await staff.dispose();
  }
}

/** Speaks into the desk's microphone; answers how many became what was said. */
async function scoreDesk(shop: ListeningShop, file: string, voice: Voice): Promise<number> {
  const browser = await launchBefore(file);
  try {
    const right = await scoreWay(`desk in Chromium, voice ${voice.name}`, (text) =>
      dictate(browser, shop, speakInto(file, text, voice)),
    );
    print(`recordings of ${Math.min(...shop.recordings)} to ${Math.max(...shop.recordings)} bytes`);
    const all = SPOKEN_ORDERS.map(({ heard }) => heard).join('. ');
    speakInto(file, all, voice);
    const { message } = await dictate(browser, shop);
    print(`${MAX_RECORDING_SECONDS} seconds: ${shop.recordings.at(-1)} bytes. ${message}\n`);
    return right;
  } finally {
    await browser.close();
  }
}

/** On a shop of its own. */
async function onShop(
  score: (shop: ListeningShop, file: string, voice: Voice) => Promise<number>,
  voice: Voice,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-spoken-'));
  const shop = await openListeningShop();
  try {
    return await score(shop, join(folder, 'said.wav'), voice);
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true });
  }
}

const missing = missingPackages();
if (missing.length > 0) {
  print(`Missing: install Debian's packages ${missing.join(', ')}`);
  process.exitCode = 1;
} else {
  const right: number[] = [];
  for (const voice of VOICES) {
    right.push(await onShop(scoreFiles, voice), await onShop(scoreDesk, voice));
  }
  const least = Math.min(...right) / SPOKEN_ORDERS.length;
  const isMet = least >= GOAL;
  print(`at least ${GOAL * 100} % right in each: ${isMet ? 'met' : 'MISSED'}`);
  process.exitCode = isMet ? 0 : 1;
}
