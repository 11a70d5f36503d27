import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' };

/** A sheet of paper on the table: whatever belongs together and stands alone. */
export function Card({ as: Element = 'div', className = '', ...rest }: CardProps) {
  // The element types differ only in their ref, which a card has no use for.
  const Sheet = Element as 'div';
  return (
    <Sheet
      {...rest}
      className={`rounded-card border border-line bg-surface p-5 shadow-low sm:p-6 ${className}`}
    />
  );
}
