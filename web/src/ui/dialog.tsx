import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { SheetHeading } from './sheet-heading.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
};

export const OVERLAY_STYLE =
  'fixed inset-0 z-50 bg-carbon/60 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A question or a short form in the middle of the screen; it gives the focus back when it closes. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_STYLE} />
        <Radix.Content
          // Without a description Radix would warn of a missing one.
          {...(description === undefined && { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto overscroll-contain rounded-card bg-paper p-5 text-ink shadow-high outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:p-7"
        >
          <SheetHeading title={title} description={description} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
