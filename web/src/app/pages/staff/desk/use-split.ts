import { useMediaQuery } from '../../../../browser/device/use-media-query.ts';

/** As the variant "split" (styles.css): the list and the order side by side. */
const SPLIT = '(min-width: 64rem), ((min-width: 40rem) and (orientation: landscape))';

export function useSplit(): boolean {
  return useMediaQuery(SPLIT);
}
