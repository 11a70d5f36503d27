import { Link, useLocation } from 'react-router';

const LEGAL_PAGES = [
  { path: '/aviso-legal', title: 'Aviso legal' },
  { path: '/privacidad', title: 'Política de privacidad' },
  { path: '/condiciones-puntos', title: 'Condiciones del programa de puntos' },
  { path: '/condiciones-compra', title: 'Condiciones de compra' },
];

/** The way on to the texts that belong to the one just read. */
export function OtherLegalPages() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Otros textos legales" className="mt-16 border-t border-line-strong pt-5">
      <ul className="flex flex-wrap gap-x-8">
        {LEGAL_PAGES.filter(({ path }) => path !== pathname).map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
