import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';

/** The settings that everybody may see. */
export function siteFactsOf(settings: Settings): SiteFacts {
  const { dailyInitialStock: _, ...facts } = settings;
  return facts;
}
