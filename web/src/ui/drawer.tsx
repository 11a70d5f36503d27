import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { OVERLAY_STYLE, type DialogProps } from './dialog.tsx';
import { SheetHeading } from './sheet-heading.tsx';

type DrawerProps = DialogProps & {
  /** Stays in sight at the lower edge while the rest scrolls: the actions. */
  footer?: ReactNode;
};

/** A sheet from below on a phone, from the right on a wide screen. */
export function Drawer({ open, onOpenChange, title, description, footer, children }: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_STYLE} />
        <Radix.Content
          // Without a description Radix would warn of a missing one.
          {...(description === undefined && { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-2xl bg-paper text-ink shadow-high outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[28rem] sm:rounded-none sm:data-[state=closed]:animate-slide-out sm:data-[state=open]:animate-slide-in"
        >
          <div className="grow overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7 sm:pt-6">
            <SheetHeading title={title} description={description} />
            {children}
          </div>
          {footer !== undefined && (
            <div className="border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-7">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
