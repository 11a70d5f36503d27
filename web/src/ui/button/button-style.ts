// How a button looks, for the element that acts (Button) and the link that leads (ButtonLink).

export type ButtonVariant = 'action' | 'done' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large' | 'icon';

/** What every button is; for the rare one whose looks change with the width of the screen. */
export const BUTTON_BASE =
  'inline-flex max-w-full items-center justify-center gap-2 font-semibold leading-tight text-center wrap-break-word ' +
  'transition select-none active:translate-y-px aria-disabled:opacity-80 disabled:opacity-60 ' +
  'aria-disabled:cursor-not-allowed disabled:cursor-not-allowed [&_svg]:shrink-0';

const VARIANTS: Record<ButtonVariant, string> = {
  action: 'rounded bg-action text-on-action shadow-low hover:bg-action-hover',
  done: 'rounded bg-good text-paper shadow-low hover:bg-good-hover',
  secondary: 'rounded border-2 border-line-strong text-ink hover:bg-sunk',
  quiet: 'rounded text-ink underline-offset-4 hover:underline hover:bg-sunk',
  // Its own shape as well as its own colour.
  danger: 'rounded-full border-2 border-bad text-bad hover:bg-bad-surface',
};

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-5 py-2',
  large: 'min-h-14 px-7 py-3 text-lg',
  icon: 'size-12 shrink-0',
};

export function buttonStyle(
  variant: ButtonVariant = 'action',
  size: ButtonSize = 'normal',
  className = '',
): string {
  return `${BUTTON_BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}
