import { readsBrowserSpeech } from '@brasa/core/settings/read-setting.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { Dictation } from '@brasa/core/voice/voice.contract.ts';
import type { Shop } from '../shop.ts';

/** Who may turn speech into text, as it is set up now (docs/rules/voice.md#who-turns-speech-into-text). */
export function dictationOf(shop: Shop, settings: Settings): Dictation {
  return { service: shop.transcriber !== undefined, browser: readsBrowserSpeech(settings) };
}
