// Every page of the site, in one list: the router renders them, the server answers their status and
// their redirects (docs/rules/site.md#pages) and tells search engines of those that are `listed`.

/** "staff" and "superadmin" pages are the desk's; who may not enter is led elsewhere (docs/rules/accounts.md#guarded-pages). */
export type PageAudience = 'anyone' | 'signed-in' | 'staff' | 'superadmin';

export type Page = {
  path: string;
  title: string;
  audience: PageAudience;
  /** Whether search engines may show it: what is there for everybody to read. */
  listed: boolean;
};

export const PAGES = [
  { path: '/', title: 'Pollos a la leña', audience: 'anyone', listed: true },
  { path: '/productos', title: 'Nuestros Productos', audience: 'anyone', listed: true },
  { path: '/encargar', title: 'Realizar Pedido', audience: 'anyone', listed: true },
  { path: '/nosotros', title: 'Nuestra Historia', audience: 'anyone', listed: true },
  { path: '/contacto', title: 'Contacto', audience: 'anyone', listed: true },
  { path: '/aviso-legal', title: 'Aviso legal', audience: 'anyone', listed: true },
  { path: '/privacidad', title: 'Política de privacidad', audience: 'anyone', listed: true },
  {
    path: '/condiciones-puntos',
    title: 'Condiciones del programa de puntos',
    audience: 'anyone',
    listed: true,
  },
  { path: '/condiciones-compra', title: 'Condiciones de compra', audience: 'anyone', listed: true },
  { path: '/login', title: 'Acceso al Sistema', audience: 'anyone', listed: false },
  { path: '/puntos', title: 'Mi Programa de Puntos', audience: 'signed-in', listed: false },
  { path: '/wallet', title: 'Mi Wallet', audience: 'anyone', listed: false },
  { path: '/admin/orders', title: 'Pedidos', audience: 'staff', listed: false },
  { path: '/admin/historial', title: 'Historial', audience: 'staff', listed: false },
  { path: '/admin/clientes', title: 'Cliente', audience: 'staff', listed: false },
  { path: '/admin/horno', title: 'Horno', audience: 'staff', listed: false },
  { path: '/admin/productos', title: 'Gestión de Productos', audience: 'staff', listed: false },
  { path: '/admin/resenas', title: 'Gestión de Reseñas', audience: 'staff', listed: false },
  { path: '/admin/horarios', title: 'Gestión de Horarios', audience: 'staff', listed: false },
  { path: '/admin/caja', title: 'Caja', audience: 'staff', listed: false },
  { path: '/admin/facturas', title: 'Facturas', audience: 'staff', listed: false },
  {
    path: '/admin/declaracion-responsable',
    title: 'Declaración responsable',
    audience: 'staff',
    listed: false,
  },
  { path: '/admin/users', title: 'Gestión de Usuarios', audience: 'staff', listed: false },
  { path: '/admin/settings', title: 'Configuración del Sistema', audience: 'staff', listed: false },
  { path: '/admin/registro', title: 'Registro', audience: 'superadmin', listed: false },
] as const satisfies readonly Page[];

/** The customer's page of an order: one at an address for each, which is nobody else's to know. */
const ORDER_PAGE = {
  path: '/pedido/*',
  title: 'Tu pedido',
  audience: 'anyone',
  listed: false,
} as const satisfies Page;

/** Where somebody chooses a password with a link: likewise one for each. */
const LINK_PAGE = {
  path: '/contrasena/*',
  title: 'Tu contraseña',
  audience: 'anyone',
  listed: false,
} as const satisfies Page;

/** Pages of which there is one at an address for each. */
export const SECRET_PAGES = [ORDER_PAGE, LINK_PAGE] as const;

type DeskAudience = 'staff' | 'superadmin';

/** Whether it is a page of the desk. */
export function isDeskPage<Any extends Page>(
  page: Any,
): page is Extract<Any, { audience: DeskAudience }> {
  return page.audience === 'staff' || page.audience === 'superadmin';
}

type AnyPage = (typeof PAGES)[number] | (typeof SECRET_PAGES)[number];

export type PagePath = AnyPage['path'];
export type PublicPagePath = Exclude<AnyPage, { audience: DeskAudience }>['path'];

/** The page at the path, whether written with a slash at its end or not; undefined for none. */
export function pageAt(path: string): AnyPage | undefined {
  const secret = SECRET_PAGES.find((page) => `${path}/`.startsWith(page.path.slice(0, -1)));
  return secret ?? sharedPageAt(path);
}

/** The same of those that are one page for everybody. */
export function sharedPageAt(path: string): (typeof PAGES)[number] | undefined {
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

/**
 * The address that a path redirects to: for an old or English spelling, and for a page in other capitals. The code in the
 * address of an order or of a link keeps its capitals. Null for a page's own address, and for an unknown path.
 */
export function redirectOf(path: string): string | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const small = plain.toLowerCase();
  const secret = SECRET_PAGES.map((page) => page.path.slice(0, -1)).find((fixed) =>
    small.startsWith(fixed),
  );
  const old = (REDIRECTS as Partial<Record<string, string>>)[small];
  const target = secret
    ? secret + plain.slice(secret.length)
    : (old ?? PAGES.find((page) => page.path === small)?.path);
  return target === undefined || target === plain ? null : target;
}

/** "Nuestros Productos · Brasa"; an unknown path is the page that does not exist. */
export function pageTitle(path: string, restaurantName: string): string {
  const title = pageAt(path)?.title ?? 'Página no encontrada';
  return restaurantName === '' ? title : `${title} · ${restaurantName}`;
}
