import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Spinner } from '../state/spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button keeps its place and the focus, and does nothing. */
  pending?: boolean;
  /** What it reads meanwhile, such as "Guardando…"; its own text when left out. */
  pendingText?: string;
};

/** "action" is the one thing the screen is for, "done" its good end; "danger" stands apart. */
export function Button({
  variant,
  size,
  pending = false,
  pendingText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Not `disabled`: a disabled button would drop the focus of whoever has just pressed it.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={handleClick}
    >
      {pending && <Spinner />}
      {pending && pendingText !== undefined ? pendingText : children}
    </button>
  );
}
