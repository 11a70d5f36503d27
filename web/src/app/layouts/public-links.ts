// The pages that everybody may see, as the side menu and the footer name them.
// See docs/rules/site.md#side-menu.

export const PUBLIC_LINKS = [
  { to: '/', label: 'Inicio' },
  { to: '/productos', label: 'Productos' },
  { to: '/nosotros', label: 'Nosotros' },
  { to: '/contacto', label: 'Contacto' },
  { to: '/order', label: 'Hacer Pedido', page: '/encargar' },
] as const;

/** The pages to read, which the header names on a wide screen; the others have their place in it already. */
export const HEADER_LINKS = PUBLIC_LINKS.filter(({ to }) => to !== '/' && to !== '/order');

export const LEGAL_LINKS = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/privacidad', label: 'Privacidad' },
  { to: '/condiciones-puntos', label: 'Condiciones de los puntos' },
  { to: '/condiciones-compra', label: 'Condiciones de compra' },
] as const;
