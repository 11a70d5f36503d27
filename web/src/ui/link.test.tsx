import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { Link, MenuLink } from './link.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Aquí: ${pathname}${search}${hash}`}</p>;
}

function renderAt(path: string, link: ReactElement) {
  render(
    <MemoryRouter initialEntries={[path]}>
      {link}
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

it('leads to its page without loading it anew', () => {
  const link = renderAt('/', <Link to="/productos?c=2#pollos">Carta</Link>);
  expect(link).toHaveAttribute('href', '/productos?c=2#pollos');
  // Not cancelled would be: left to the browser.
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText('Aquí: /productos?c=2#pollos')).toBeVisible();
});

it.each([
  ['with a key held, for another tab', undefined, { ctrlKey: true }],
  ['into another window', '_blank', {}],
])('%s is left to the browser', (_how, target, click) => {
  const link = renderAt(
    '/',
    <Link to="/productos" target={target}>
      Carta
    </Link>,
  );
  expect(fireEvent.click(link, click)).toBe(true);
  expect(screen.getByText('Aquí: /')).toBeVisible();
});

it('stays where it is when what listens to the tap says so', () => {
  const stay = (event: { preventDefault: () => void }) => event.preventDefault();
  const link = renderAt(
    '/',
    <Link to="/productos" onClick={stay}>
      Carta
    </Link>,
  );
  fireEvent.click(link);
  expect(screen.getByText('Aquí: /')).toBeVisible();
});

it.each([
  ['/admin/users', 'page'],
  ['/admin/users/7', 'page'],
  ['/Admin/Users/', 'page'],
  ['/admin/users-old', null],
  ['/admin', null],
])('in a menu, at %s, says whether one is there', (path, current) => {
  const link = renderAt(path, <MenuLink to="/admin/users">Usuarios</MenuLink>);
  if (current === null) expect(link).not.toHaveAttribute('aria-current');
  else expect(link).toHaveAttribute('aria-current', current);
});
