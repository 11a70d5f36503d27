import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Link, type LinkProps } from '../link.tsx';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button: it leads somewhere, it does not act. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
