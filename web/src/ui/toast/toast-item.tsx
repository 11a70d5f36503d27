import { OutsideLink } from '../button/outside-link.tsx';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { buttonStyle } from '../button/button-style.ts';
import { dismissToast, type ShownToast, type ToastAction } from './toast.ts';

const ICONS = { neutral: Info, good: CircleCheck, bad: CircleAlert };
const EDGES = { neutral: 'border-glow', good: 'border-good', bad: 'border-bad' };

const MESSAGE = { text: 'grow basis-36', title: 'font-semibold', description: 'text-sm' };
/** One line beside what it offers: a list to be worked with lies below. */
const OFFER = {
  text: 'min-w-0 grow',
  title: 'truncate text-sm leading-tight font-semibold',
  description: 'truncate text-sm leading-tight',
};
/** Over a sheet on a phone a long message leaves the sheet's own way out free. */
const BESIDE_THE_WAY_OUT = 'in-data-scroll-locked:max-sm:mr-18';

type ToastItemProps = {
  toast: ShownToast;
  /** Another message has come since: only what it is about and what it offers are left of it. */
  isStacked: boolean;
  /** It has left the screen with the focus in it. */
  onFocusLost: () => void;
};

/** A message, and what stays of it in the stack: the same element, so that its time goes on. */
export function ToastItem({ toast, isStacked, onFocusLost }: ToastItemProps) {
  const { id, title, description, tone, action, outlivesNext } = toast;
  const [isPaused, setIsPaused] = useState(false);
  const textId = useId();
  useCountdown(toast, isPaused);
  const item = useFocusLoss(onFocusLost);
  const Icon = ICONS[tone];
  const isOffer = isStacked || outlivesNext === true;
  const look = isOffer ? OFFER : MESSAGE;
  return (
    <div
      ref={item}
      role="listitem"
      className={`pointer-events-auto relative flex shrink-0 animate-rise gap-3 overflow-hidden rounded border-l-4 bg-surface text-ink ${EDGES[tone]} ${isStacked ? 'shadow-low' : 'shadow-high'} ${isOffer ? 'items-center pl-3' : `items-start py-2 pr-1 pl-4 ${BESIDE_THE_WAY_OUT}`}`}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocusCapture={() => setIsPaused(true)}
      onBlurCapture={() => setIsPaused(false)}
    >
      <Icon className={`size-5 shrink-0 ${isOffer ? 'max-sm:hidden short:hidden' : 'mt-2.5'}`} />
      <div
        className={`flex min-w-0 grow items-center gap-x-3 gap-y-2 ${isOffer ? 'py-0.5' : 'flex-wrap py-2'}`}
      >
        <div id={textId} className={look.text}>
          <p className={look.title}>{title}</p>
          {description !== undefined && <p className={look.description}>{description}</p>}
        </div>
        {action && (
          <Action {...{ action, isOffer }} about={textId} onDone={() => dismissToast(id)} />
        )}
      </div>
      {!isStacked && (
        <button
          type="button"
          aria-label="Cerrar aviso"
          className="target grid place-items-center"
          onClick={() => dismissToast(id)}
        >
          <X className="size-5" />
        </button>
      )}
      {outlivesNext && <TimeLeft durationMs={toast.durationMs} isPaused={isPaused} />}
    </div>
  );
}

/** Whoever points at it or has the focus in it is still reading: meanwhile no time passes. */
function useCountdown({ id, durationMs }: ShownToast, isPaused: boolean): void {
  const left = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [id, isPaused]);
}

function useFocusLoss(onFocusLost: () => void) {
  const item = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = item;
    // Its own last moment in the page, when the focus is still known.
    return () => {
      if (current?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return item;
}

/** How much of the time is left, as a rule that shrinks; nobody has to see it. */
function TimeLeft({ durationMs, isPaused }: { durationMs: number; isPaused: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 origin-left animate-run-out bg-current opacity-40 motion-reduce:hidden"
      style={{
        animationDuration: `${durationMs}ms`,
        animationPlayState: isPaused ? 'paused' : 'running',
      }}
    />
  );
}

type ActionProps = {
  action: ToastAction;
  isOffer: boolean;
  about: string;
  onDone: () => void;
};

function Action({ action, isOffer, about, onDone }: ActionProps) {
  const shared = {
    className: buttonStyle(
      'secondary',
      'normal',
      isOffer ? 'min-h-11! shrink-0 px-3! py-0!' : 'min-h-14 shrink-0 px-4!',
    ),
    // Several may be offered at once, each called the same.
    'aria-describedby': about,
  };
  if ('href' in action) {
    return (
      <OutsideLink {...shared} href={action.href}>
        {action.label}
      </OutsideLink>
    );
  }
  const select = () => {
    onDone();
    action.onSelect();
  };
  return (
    <button type="button" {...shared} onClick={select}>
      {action.label}
    </button>
  );
}
