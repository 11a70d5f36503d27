import type { ComponentProps } from 'react';

/** A native box or radio button that looks like a button; `className` is the look of its text. */
export function Chip({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="relative">
      <input
        {...input}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded disabled:cursor-not-allowed"
      />
      <span
        className={`pointer-events-none flex items-center rounded border-2 border-line-strong bg-surface px-4 font-semibold transition-colors peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50 ${className}`}
      >
        {children}
      </span>
    </label>
  );
}
