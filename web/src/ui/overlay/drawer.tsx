import type { ReactNode } from 'react';
import { SheetHeading } from './sheet-heading.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

type DrawerSide = 'right' | 'bottom';

type DrawerProps = SheetProps & {
  /** Where it comes from on a wide screen; on a phone it always comes from below. */
  side?: DrawerSide;
  /** Stays in sight at the lower edge while the rest scrolls: the actions. */
  footer?: ReactNode;
};

/** Above it a strip is left free, in which a message finds room. */
const FROM_BELOW =
  'inset-x-0 bottom-0 flex max-h-[min(92dvh,100dvh-3.75rem)] flex-col rounded-t-2xl data-[state=closed]:animate-sink data-[state=open]:animate-rise';

const SIDES: Record<DrawerSide, string> = {
  right:
    'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[28rem] sm:rounded-none sm:data-[state=closed]:animate-slide-out sm:data-[state=open]:animate-slide-in',
  bottom: 'sm:mx-auto sm:max-w-4xl',
};

/** A sheet from the edge of the screen, with its actions at hand; it gives the focus back. */
export function Drawer({
  side = 'right',
  title,
  description,
  footer,
  children,
  ...sheet
}: DrawerProps) {
  return (
    <Sheet
      {...sheet}
      hasDescription={description !== undefined}
      className={`${FROM_BELOW} ${SIDES[side]}`}
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
    </Sheet>
  );
}
