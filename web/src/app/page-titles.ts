// What each page is called in the tab and in the history. The renderer writes the same titles.
import { pageAt, type PagePath } from '@brasa/core/site/pages.ts';

const TITLES: Record<PagePath, string> = {
  '/': 'Pollos a la leña',
  '/productos': 'Nuestros Productos',
  '/encargar': 'Realizar Pedido',
  '/nosotros': 'Nuestra Historia',
  '/contacto': 'Contacto',
  '/aviso-legal': 'Aviso legal',
  '/privacidad': 'Política de privacidad',
  '/condiciones-puntos': 'Condiciones del programa de puntos',
  '/condiciones-compra': 'Condiciones de compra',
  '/login': 'Acceso al Sistema',
  '/puntos': 'Mi Programa de Puntos',
  '/wallet': 'Mi Wallet',
  '/admin/orders': 'Pedidos',
  '/admin/productos': 'Gestión de Productos',
  '/admin/horarios': 'Gestión de Horarios',
  '/admin/users': 'Gestión de Usuarios',
  '/admin/settings': 'Configuración del Sistema',
};

/** "Nuestros Productos · Brasa"; an unknown path is the page that does not exist. */
export function pageTitle(path: string, restaurantName: string): string {
  const page = pageAt(path);
  const title = page ? TITLES[page.path] : 'Página no encontrada';
  return restaurantName === '' ? title : `${title} · ${restaurantName}`;
}
