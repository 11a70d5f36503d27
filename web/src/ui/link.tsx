// Links within the site. React Router's own bring what only its framework mode uses: 1.5 kB
// on every page (docs/decisions/0034).
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To };

export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** In a menu: says where one is, on the pages below its own too. */
export function MenuLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere = `${pathname.toLowerCase()}/`.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
