// What search engines and shared links say of each page. At most 160 characters, or they cut it.
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { pageAt, type PagePath } from '@brasa/core/site/pages.ts';

const DESCRIPTIONS: Record<PagePath, (site: SiteFacts) => string> = {
  '/': ({ city }) =>
    `Pollos asados en horno de leña, paellas y cocina armenia para llevar en ${city}. Encarga y recoge a tu hora.`,
  '/productos': ({ restaurantName }) =>
    `La carta de ${restaurantName}: pollos a la leña, paellas, croquetas y cocina armenia, con precios y alérgenos.`,
  '/encargar': ({ city }) =>
    `Encarga tu pollo a la leña en ${city}: elige cuántos y a qué hora pasas, y lo recoges recién hecho.`,
  '/nosotros': ({ city }) =>
    `Una familia entre Armenia y Alicante, con más de veinte años de horno de leña en ${city}. Nuestra historia, nuestro salón y nuestras fiestas.`,
  '/contacto': ({ restaurantName, city }) =>
    `Teléfonos, WhatsApp, dirección y horario de ${restaurantName} en ${city}. Reservas y presupuestos para eventos.`,
  '/aviso-legal': ({ restaurantName }) => `Aviso legal del sitio web de ${restaurantName}.`,
  '/privacidad': ({ restaurantName }) =>
    `Qué datos personales trata ${restaurantName}, para qué, cuánto tiempo y qué derechos tienes.`,
  '/condiciones-puntos': ({ restaurantName }) =>
    `Cómo se ganan, se usan y caducan los puntos del programa de ${restaurantName}.`,
  '/condiciones-compra': ({ restaurantName }) =>
    `Condiciones de los pedidos para recoger en ${restaurantName}: precios, pago, recogida y alérgenos.`,
  '/login': ({ restaurantName }) => `Entra en tu cuenta de ${restaurantName}.`,
  '/puntos': ({ restaurantName }) => `Tus puntos y descuentos en ${restaurantName}.`,
  '/wallet': ({ restaurantName }) => `Tu código personal para sumar puntos en ${restaurantName}.`,
  '/admin/orders': () => 'Panel del personal.',
  '/admin/productos': () => 'Panel del personal.',
  '/admin/horarios': () => 'Panel del personal.',
  '/admin/users': () => 'Panel del personal.',
  '/admin/settings': () => 'Panel del personal.',
};

export function pageDescription(path: string, site: SiteFacts): string {
  const page = pageAt(path);
  return page ? DESCRIPTIONS[page.path](site) : 'Esta página no existe.';
}
