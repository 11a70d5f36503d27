import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';

/** The settings that everybody may see, as they can be used. */
export function siteFactsOf(settings: Settings): SiteFacts {
  return publicFacts(settings);
}
