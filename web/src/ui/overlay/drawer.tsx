import type { ReactNode } from 'react';
import { SheetHeading } from './sheet-heading.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

type DrawerSide = 'right' | 'bottom';

type DrawerProps = SheetProps & {
  /** Where it comes from on a wide screen; on a phone it always comes from below. */
  side?: DrawerSide;
  /** It is a part of the page where it stands, and what lies beside it can be used meanwhile. */
  isBeside?: boolean;
  /** Stays in sight at the lower edge while the rest scrolls: the actions. */
  footer?: ReactNode;
};

/** Above it a strip is left free, in which a message finds room. */
const FROM_BELOW =
  'inset-x-0 bottom-0 flex max-h-[min(92dvh,100dvh-3.75rem)] flex-col rounded-t-2xl data-[state=closed]:animate-sink data-[state=open]:animate-rise';

const SIDES: Record<DrawerSide, string> = {
  right:
    'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[28rem] sm:rounded-none sm:data-[state=closed]:animate-slide-out sm:data-[state=open]:animate-slide-in',
  // On a phone held sideways too little would be left of it.
  bottom:
    'sm:mx-auto sm:max-w-4xl sm:short:inset-y-0 sm:short:right-0 sm:short:left-auto sm:short:max-h-none sm:short:w-[24rem] sm:short:rounded-none',
};

const BESIDE = 'flex min-h-0 grow flex-col [--sheet-x:1rem] xl:[--sheet-x:1.5rem]';
const OVER =
  '[--sheet-x:max(1.25rem,env(safe-area-inset-right))] sm:[--sheet-x:max(1.75rem,env(safe-area-inset-right))]';

/** A sheet from the edge of the screen, with its actions at hand; it gives the focus back. */
export function Drawer({
  side = 'right',
  isBeside = false,
  title,
  description,
  footer,
  children,
  ...sheet
}: DrawerProps) {
  return (
    <Sheet
      {...sheet}
      isBeside={isBeside}
      hasDescription={description !== undefined}
      className={isBeside ? BESIDE : `${FROM_BELOW} ${SIDES[side]} ${OVER}`}
    >
      <div className="scroll-room grow overflow-y-auto overscroll-contain px-(--sheet-x) pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:pt-6 short:pt-2">
        <SheetHeading title={title} description={description} />
        {children}
      </div>
      {footer !== undefined && (
        <div className="border-t border-line bg-surface px-(--sheet-x) pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] short:py-2">
          {footer}
        </div>
      )}
    </Sheet>
  );
}
