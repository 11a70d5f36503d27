import type { ComponentProps } from 'react';

/** Leads away from the site, in another tab. */
export function OutsideLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
