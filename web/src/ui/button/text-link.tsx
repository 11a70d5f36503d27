import type { ReactNode } from 'react';

/** A link among facts: underlined, and high enough for a finger. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={href}>
      {children}
    </a>
  );
}
