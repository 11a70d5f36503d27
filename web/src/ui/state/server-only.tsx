import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/device/use-hydrated.ts';

/**
 * What the server renders for whoever has no script. The browser neither takes it over nor renders it:
 * it leaves what it finds as it is, and takes it out as soon as the page is alive.
 */
export function ServerOnly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  if (typeof document === 'undefined') return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
