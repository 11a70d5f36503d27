// Every page of the site, in one list: the router draws them, the server answers their status and
// their redirects (specification 2).

/** Who may see a page. "staff" pages send anybody else to /login (decisions 3). */
export type PageAudience = 'anyone' | 'signed-in' | 'staff';

export type Page = { path: string; audience: PageAudience };

export const PAGES = [
  { path: '/', audience: 'anyone' },
  { path: '/productos', audience: 'anyone' },
  { path: '/encargar', audience: 'anyone' },
  { path: '/nosotros', audience: 'anyone' },
  { path: '/contacto', audience: 'anyone' },
  { path: '/login', audience: 'anyone' },
  { path: '/puntos', audience: 'signed-in' },
  { path: '/wallet', audience: 'anyone' },
  { path: '/admin/orders', audience: 'staff' },
  { path: '/admin/horarios', audience: 'staff' },
  { path: '/admin/users', audience: 'staff' },
  { path: '/admin/settings', audience: 'staff' },
] as const satisfies readonly Page[];

/** Old and English spellings that links still use, and where they lead. */
export const REDIRECTS = {
  '/products': '/productos',
  '/order': '/encargar',
  '/about': '/nosotros',
  '/contact': '/contacto',
  '/admin': '/admin/orders',
} as const;
