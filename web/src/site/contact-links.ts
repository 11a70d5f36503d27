// Where the shop can be reached, as the links that phones and browsers understand.
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';

export const ORDER_MESSAGE = 'Hola, me gustaría hacer un pedido para recoger.';
export const QUOTE_MESSAGE = 'Hola, me gustaría pedir presupuesto para un evento.';

/** "03400 Villena, Alicante"; the province is left out where the town bears its name. */
function townLine({ postalCode, city, province }: SiteFacts): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [town, city === province ? '' : province].filter(Boolean).join(', ');
}

export function addressLines(site: SiteFacts): string[] {
  return [site.streetAddress, townLine(site)].filter(Boolean);
}

export function directionsLink({ latitude, longitude }: SiteFacts): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
