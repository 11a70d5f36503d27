import type { ReactNode } from 'react';

type SectionHeadingProps = { id: string; className?: string; children: ReactNode };

export function SectionHeading({ id, className = '', children }: SectionHeadingProps) {
  return (
    <h2 id={id} className={`text-3xl leading-[1.02] lg:text-4xl ${className}`}>
      {children}
    </h2>
  );
}
