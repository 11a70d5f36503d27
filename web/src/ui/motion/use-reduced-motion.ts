import { useMediaQuery } from '../../browser/device/use-media-query.ts';

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
