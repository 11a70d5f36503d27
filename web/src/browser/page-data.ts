// The page brings the shop's facts and opening hours along (core site/page-data), so that header,
// footer and hours are there with the first paint.
import type { QueryClient } from '@tanstack/react-query';
import { type PageData } from '@brasa/core/site/page-data.contract.ts';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';

/** Puts the page's own data into the cache, as if it had just been asked for. */
export function seedPageData(queryClient: QueryClient): void {
  const data = readPageData();
  if (!data) return;
  queryClient.setQueryData(['/api/site'], data.site);
  queryClient.setQueryData(['/api/business-hours'], data.hours);
}

/** Null on a page that was served without data, as in development. */
function readPageData(): PageData | null {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}
