// Every page of the site, in one list: the router renders them, the server answers their status and
// their redirects (docs/rules/site.md#pages) and tells search engines of those that are `listed`.

/**
 * Who may see a page. "staff" pages send anybody else to /login.
 * See docs/rules/accounts.md#guarded-pages.
 */
export type PageAudience = 'anyone' | 'signed-in' | 'staff';

export type Page = {
  path: string;
  audience: PageAudience;
  /** Whether search engines may show it: what is there for everybody to read. */
  listed: boolean;
};

export const PAGES = [
  { path: '/', audience: 'anyone', listed: true },
  { path: '/productos', audience: 'anyone', listed: true },
  { path: '/encargar', audience: 'anyone', listed: true },
  { path: '/nosotros', audience: 'anyone', listed: true },
  { path: '/contacto', audience: 'anyone', listed: true },
  { path: '/aviso-legal', audience: 'anyone', listed: true },
  { path: '/privacidad', audience: 'anyone', listed: true },
  { path: '/condiciones-puntos', audience: 'anyone', listed: true },
  { path: '/condiciones-compra', audience: 'anyone', listed: true },
  { path: '/login', audience: 'anyone', listed: false },
  { path: '/puntos', audience: 'signed-in', listed: false },
  { path: '/wallet', audience: 'anyone', listed: false },
  { path: '/admin/orders', audience: 'staff', listed: false },
  { path: '/admin/productos', audience: 'staff', listed: false },
  { path: '/admin/horarios', audience: 'staff', listed: false },
  { path: '/admin/users', audience: 'staff', listed: false },
  { path: '/admin/settings', audience: 'staff', listed: false },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];

/** The page at the path, whether written with a slash at its end or not; undefined for none. */
export function pageAt(path: string): (typeof PAGES)[number] | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGES.find((page) => page.path === plain);
}

/** Old and English spellings that links still use, and where they lead. */
export const REDIRECTS = {
  '/products': '/productos',
  '/order': '/encargar',
  '/about': '/nosotros',
  '/contact': '/contacto',
  '/admin': '/admin/orders',
} as const;
