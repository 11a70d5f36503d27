// What search engines and shared links say of each page. At most 160 characters, or they cut it.
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { isDeskPage, pageAt, type PublicPagePath } from '@brasa/core/site/pages.ts';

type Texts = {
  name: string;
  /** " en Villena", or nothing where the shop has not said where it is. */
  inTown: string;
};

const DESCRIPTIONS: Record<PublicPagePath, (texts: Texts) => string> = {
  '/': ({ inTown }) =>
    `Pollos asados en horno de leña, paellas y cocina armenia para llevar${inTown}. Encarga y recoge a tu hora.`,
  '/productos': ({ name }) =>
    `La carta de ${name}: pollos a la leña, paellas, croquetas y cocina armenia, con precios y alérgenos.`,
  '/encargar': ({ inTown }) =>
    `Encarga tu pollo a la leña${inTown}: elige cuántos y a qué hora pasas, y lo recoges recién hecho.`,
  '/nosotros': ({ inTown }) =>
    `Una familia entre Armenia y Alicante, con más de veinte años de horno de leña${inTown}. Nuestra historia, nuestro salón y nuestras fiestas.`,
  '/contacto': ({ name, inTown }) =>
    `Teléfonos, WhatsApp, dirección y horario de ${name}${inTown}. Reservas y presupuestos para eventos.`,
  '/aviso-legal': ({ name }) => `Aviso legal del sitio web de ${name}.`,
  '/privacidad': ({ name }) =>
    `Qué datos personales trata ${name}, para qué, cuánto tiempo y qué derechos tienes.`,
  '/condiciones-puntos': ({ name }) =>
    `Cómo se ganan, se usan y caducan los puntos del programa de ${name}.`,
  '/condiciones-compra': ({ name }) =>
    `Condiciones de los pedidos para recoger en ${name}: precios, pago, recogida y alérgenos.`,
  '/login': ({ name }) => `Entra en tu cuenta de ${name}.`,
  '/puntos': ({ name }) => `Tus puntos y descuentos en ${name}.`,
  '/pedido/*': ({ name }) => `Tu pedido en ${name}.`,
  '/contrasena/*': ({ name }) => `Elige la contraseña de tu cuenta en ${name}.`,
  '/wallet': ({ name }) => `Tu código personal para sumar puntos en ${name}.`,
};

export function pageDescription(path: string, site: SiteFacts): string {
  const page = pageAt(path);
  if (!page) return 'Esta página no existe.';
  if (isDeskPage(page)) return 'Panel del personal.';
  const inTown = site.city === '' ? '' : ` en ${site.city}`;
  return DESCRIPTIONS[page.path]({ name: site.restaurantName || 'la casa', inTown });
}
