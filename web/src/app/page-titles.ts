// What each page is called in the tab and in the history. The renderer writes the same titles.
import type { PAGES } from '@brasa/core/site/pages.ts';

export type PagePath = (typeof PAGES)[number]['path'];

const TITLES: Record<PagePath, string> = {
  '/': 'Pollos a la leña',
  '/productos': 'Nuestros Productos',
  '/encargar': 'Realizar Pedido',
  '/nosotros': 'Nuestra Historia',
  '/contacto': 'Contacto',
  '/login': 'Acceso al Sistema',
  '/puntos': 'Mi Programa de Puntos',
  '/wallet': 'Mi Wallet',
  '/admin/orders': 'Pedidos',
  '/admin/horarios': 'Gestión de Horarios',
  '/admin/users': 'Gestión de Usuarios',
  '/admin/settings': 'Configuración del Sistema',
};

/** "Nuestros Productos · Brasa"; an unknown path is the page that does not exist. */
export function pageTitle(path: string, restaurantName: string): string {
  const title = Object.hasOwn(TITLES, path) ? TITLES[path as PagePath] : 'Página no encontrada';
  return `${title} · ${restaurantName}`;
}
