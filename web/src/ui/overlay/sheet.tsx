import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { FocusScope } from 'radix-ui/internal';
import { listenTo } from '../../browser/device/listen-to.ts';
import { useClosedByBack } from './closed-by-back.ts';
import { passTabToToasts } from './toast-tab-order.ts';
import { TOASTS_ID } from '../toast/toast.ts';
import { coverPage } from './use-covered.ts';

export type OpenProps = Pick<SheetProps, 'open' | 'onOpenChange'>;

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /**
   * The sheet has left the screen and the focus is about to go back to what opened it; whoever puts
   * it somewhere else here keeps it there.
   */
  onCloseAutoFocus?: () => void;
};

type BareSheetProps = Omit<SheetProps, 'title' | 'description'> & {
  /** It covers nothing and keeps nothing from being used: a part of the page, where it stands. */
  isBeside?: boolean;
  hasDescription: boolean;
  /** Where it lies and how it comes and goes. */
  className: string;
};

const isAbove = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`#${TOASTS_ID}, [role="dialog"]`) !== null;

/** Radix asks about a press after its click, by when the toast or sheet that was pressed may have left the page. */
const pressesAbove = new WeakSet<Event>();

function notePress(press: Event): void {
  if (isAbove(press)) pressesAbove.add(press);
}

/**
 * Toasts and further sheets lie above the sheet, and a press on them does not turn away from it. Radix knows of a further
 * sheet with its next render only.
 */
function keepOpenForAbove(event: CustomEvent<{ originalEvent: Event }>): void {
  if (isAbove(event) || pressesAbove.has(event.detail.originalEvent)) event.preventDefault();
}

function keepOpen(event: CustomEvent): void {
  event.preventDefault();
}

/** Lets the focus go to the toasts, which lie outside, and covers the page for as long as it is to be seen. */
function OverThePage() {
  FocusScope.useFocusScopeBranch(document.getElementById(TOASTS_ID));
  useEffect(() => coverPage(), []);
  return null;
}

/** Radix puts the focus on a sheet as a whole where a part of it leaves while nothing has the focus. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.getAttribute('role') === 'dialog';
}

let openSheets = 0;

/**
 * While a sheet is open the Tab key leads to the messages too, and the document says so: they lie where
 * they cover none of its buttons (styles.css).
 */
function useToastsInReach(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    openSheets += 1;
    dataset['sheet'] = 'open';
    const stop = passTabToToasts();
    const stopNoting = listenTo(document, ['pointerdown'], notePress, { capture: true });
    return () => {
      stop();
      stopNoting();
      openSheets -= 1;
      if (openSheets === 0) delete dataset['sheet'];
    };
  }, [isOpen]);
}

/**
 * What a sheet is opened for may have the focus at once, marked by `data-first-focus`; else its first
 * control has it.
 */
function focusFirst(event: Event): void {
  const sheet = event.currentTarget;
  const marked = sheet instanceof Element && sheet.querySelector('[data-first-focus]');
  if (!(marked instanceof HTMLElement)) return;
  event.preventDefault();
  marked.focus();
}

/** From its last control Radix takes the focus to its first one without scrolling there, and back. */
function showFocused({ key }: KeyboardEvent): void {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Radix keeps presses from the page first, and lets the sheet have them with its next render: a press between
 * the two would be lost. What lies under a second sheet is kept from presses by its shade.
 */
const TAKES_PRESSES = { pointerEvents: 'auto' } as const;

/** What dialogs and drawers are made of: the shade, the sheet on it, and the way of the focus. */
export function Sheet({
  open,
  onOpenChange,
  onCloseAutoFocus,
  isBeside = false,
  hasDescription,
  className,
  children,
}: BareSheetProps) {
  const opener = useRef<Element | null>(null);
  useToastsInReach(open && !isBeside);
  useClosedByBack(open, () => onOpenChange(false));
  const giveFocusBack = (event: Event) => {
    // Radix knows only its own kind of trigger, which sheets here do not have.
    event.preventDefault();
    onCloseAutoFocus?.();
    // A focus that is elsewhere by now was put there: on the page that a link has led to.
    if (isNowhere(document.activeElement) && opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
  };
  const content = (
    <Radix.Content
      // Without a description Radix would warn of a missing one.
      {...(!hasDescription && { 'aria-describedby': undefined })}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement;
        focusFirst(event);
      }}
      onCloseAutoFocus={giveFocusBack}
      onKeyUp={showFocused}
      onInteractOutside={isBeside ? keepOpen : keepOpenForAbove}
      {...(!isBeside && { style: TAKES_PRESSES })}
      className={`text-ink outline-none ${isBeside ? '' : 'fixed z-50 bg-paper shadow-high'} ${className}`}
    >
      {isBeside || <OverThePage />}
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!isBeside}>
      {isBeside ? content : <Over>{content}</Over>}
    </Radix.Root>
  );
}

function Over({ children }: { children: ReactNode }) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 bg-carbon/60 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      {children}
    </Radix.Portal>
  );
}
