import { useMediaQuery } from './use-media-query.ts';

/** Tailwind's md: from here on the header has room for more than the way home and the menu. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 48rem)');
}
