// Under which title the screen of the settings shows each of them.
import type { SettingKey } from './settings.rules.ts';
import { WEEKDAY_STOCK_KEYS } from './initial-stock.rules.ts';

type SettingGroup = { title: string; keys: readonly SettingKey[] };

/** The settings in the order of the screen. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'El restaurante', keys: ['restaurantName', 'tagline'] },
  { title: 'Contacto', keys: ['phonePrimary', 'phoneSecondary', 'whatsappNumber', 'email'] },
  {
    title: 'Dirección y mapa',
    keys: ['streetAddress', 'postalCode', 'city', 'province', 'latitude', 'longitude'],
  },
  { title: 'Redes sociales', keys: ['instagramUrl', 'facebookUrl'] },
  { title: 'Datos fiscales', keys: ['legalName', 'taxId'] },
  { title: 'Programa de puntos', keys: ['walletCard'] },
  { title: 'Carta', keys: ['wholeChickenProduct', 'halfChickenProduct'] },
  {
    title: 'Horno',
    keys: ['ovenChickensPerSlot', 'ovenMinutes', 'orderNoticeMinutes', 'orderChangeMinutes'],
  },
  { title: 'Tickets', keys: ['ticketPrinter', 'ticketPrinting'] },
  { title: 'Pedidos por voz', keys: ['browserSpeech'] },
  {
    title: 'Cocina',
    // From Monday on, as a week is read.
    keys: ['dailyInitialStock', ...WEEKDAY_STOCK_KEYS.slice(1), ...WEEKDAY_STOCK_KEYS.slice(0, 1)],
  },
];
