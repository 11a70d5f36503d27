// What the program knows of each of its settings: how staff read it, and what it may be. Keys that
// stand nowhere here are the shop's own notes: free text that nothing reads.
import type { z } from 'zod';
import { email, phone } from '../kernel/fields.ts';
import { weekdayName } from '../kernel/time/date-texts.ts';
import { normalizeNif } from '../kernel/text/nif.ts';
import { HALF, tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { plainText } from '../kernel/text/typed-text.ts';
import { printerAddress } from './printer-address.rules.ts';
import { isDegrees, profileAddress } from './public-facts.rules.ts';
import {
  isProductId,
  isWalletOpen,
  saysYes,
  slotChickens,
  stockQuantity,
  wholeMinutes,
} from './read-setting.rules.ts';
import { STARTER_SETTINGS, type SettingKey } from './settings.rules.ts';
import { WEEKDAY_STOCK_KEYS } from './initial-stock.rules.ts';

type Choice = Record<'off' | 'on', { value: string; label: string }> & {
  isOn: (value: string) => boolean;
};

type ProductChoice = {
  /** What one unit of it has to take from the oven. */
  chickens: Tenths;
  /** What it means that there is none, at the end of a sentence. */
  without: string;
};

export type KnownSetting = {
  label: string;
  /** Where it shows, and how it is written. */
  hint: string;
  /** Which keyboard a phone offers, where it is not that of any text. */
  input?: 'tel' | 'email' | 'url' | 'decimal';
  /** What a switch stores, and what it says then; without it the value is typed. */
  choice?: Choice;
  /** Its value is the id of a product, which is chosen by its name. */
  product?: ProductChoice;
  /** The value as it is stored. Without it a value with an `input` is stored in plain characters, any other as typed. */
  stored?: (value: string) => string;
  /** What is wrong with a trimmed value, in Spanish; null when nothing is. */
  fault: (value: string) => string | null;
};

const REQUIRED = 'Este dato no puede quedar vacío';
const PHONE = 'Escribe un teléfono válido, de 9 a 15 cifras';
const PROFILE = 'Escribe una dirección web completa, como https://www.instagram.com/tu-perfil';
const PRODUCT = 'Escribe el número de un producto de la carta';
const PRINTER = 'Escribe la dirección de la impresora, como tcp://192.168.1.50:9100';
const QUANTITY = 'Escribe un número de 0 a 9999,9, con un decimal como mucho';

type Fault = KnownSetting['fault'];

/** The first of the faults. */
const all =
  (...faults: Fault[]): Fault =>
  (value) =>
    faults.reduce<string | null>((found, fault) => found ?? fault(value), null);

const required: Fault = (value) => (value === '' ? REQUIRED : null);

const atMost =
  (characters: number): Fault =>
  (value) =>
    value.length > characters ? `Como máximo ${characters} caracteres` : null;

/** By a field of the contracts, so that the same is right everywhere. */
const as =
  (schema: z.ZodType): Fault =>
  (value) =>
    schema.safeParse(value).error?.issues[0]?.message ?? null;

const when =
  (isRight: (value: string) => boolean, message: string): Fault =>
  (value) =>
    isRight(value) ? null : message;

const orEmpty =
  (fault: Fault): Fault =>
  (value) =>
    value === '' ? null : fault(value);

const OTHER_PHONE = { input: 'tel', fault: orEmpty(as(phone(PHONE))) } as const;
const name = all(required, atMost(100));
const profile = orEmpty(when((value) => profileAddress(value) !== '', PROFILE));

/** Degrees of one axis, with a point or a comma. */
const degrees = (most: number): Fault => {
  const message = `Escribe grados con decimales, entre -${most} y ${most}, como 38,6371`;
  return orEmpty(when((value) => isDegrees(value, most), message));
};

const quantity = when((value) => stockQuantity(value) !== null, QUANTITY);

const SLOT_QUANTITY = 'Escribe un número de pollos, enteros o con medio, como 12 o 12,5';
const MINUTES = 'Escribe minutos enteros, de 0 a 1440';

const inMinutes = (label: string, hint: string): KnownSetting => ({
  ...({ label, hint, input: 'decimal' } as const),
  fault: all(
    required,
    when((value) => wholeMinutes(value) !== null, MINUTES),
  ),
});

const yesOrNo = (on: string, off: string): Choice => ({
  off: { value: 'no', label: off },
  on: { value: 'sí', label: on },
  isOn: saysYes,
});

type WeekdayStockKey = (typeof WEEKDAY_STOCK_KEYS)[number];

/** What a weekday begins with, where it is not what every day does. */
const WEEKDAY_STOCK = Object.fromEntries(
  WEEKDAY_STOCK_KEYS.map((key, weekday): [WeekdayStockKey, KnownSetting] => [
    key,
    {
      label: `Pollos al empezar el ${weekdayName(weekday)}`,
      hint: 'Vacío: los de «Pollos al empezar el día»',
      input: 'decimal',
      fault: orEmpty(quantity),
    },
  ]),
) as Record<WeekdayStockKey, KnownSetting>;

export const KNOWN_SETTINGS: Record<SettingKey, KnownSetting> = {
  restaurantName: {
    label: 'Nombre del restaurante',
    hint: 'En toda la web y en los textos legales',
    fault: name,
  },
  tagline: {
    label: 'Lema',
    hint: 'La frase grande del pie de página; también la leen los buscadores',
    fault: atMost(160),
  },
  phonePrimary: {
    label: 'Teléfono principal',
    hint: 'El de los botones de llamar',
    input: 'tel',
    fault: all(required, as(phone(PHONE))),
  },
  phoneSecondary: {
    label: 'Segundo teléfono',
    hint: 'Junto al principal. Vacío: no se muestra',
    ...OTHER_PHONE,
  },
  whatsappNumber: {
    label: 'WhatsApp',
    hint: 'El número que recibe los mensajes de la web. Vacío: sin botón de WhatsApp',
    ...OTHER_PHONE,
  },
  email: {
    label: 'Correo electrónico',
    hint: 'En contacto, pie de página y textos legales. Aquí llegan las respuestas a los correos',
    input: 'email',
    fault: all(required, as(email('Escribe un correo válido, como hola@ejemplo.es'))),
  },
  streetAddress: {
    label: 'Calle y número',
    hint: 'Como se dice a quien viene por primera vez',
    fault: name,
  },
  postalCode: {
    label: 'Código postal',
    hint: 'Cinco cifras',
    stored: plainText,
    fault: when(
      (value) => /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(value),
      'Escribe un código postal español, de cinco cifras',
    ),
  },
  city: { label: 'Población', hint: 'Donde está el local', fault: name },
  province: { label: 'Provincia', hint: 'Detrás del código postal', fault: name },
  latitude: {
    label: 'Latitud',
    hint: 'Posición en el mapa, junto con la longitud. A ella lleva «Cómo llegar», diga lo que diga la dirección',
    fault: degrees(90),
  },
  longitude: {
    label: 'Longitud',
    hint: 'Al oeste de Greenwich es negativa, como -0,8657',
    fault: degrees(180),
  },
  instagramUrl: {
    label: 'Instagram',
    hint: 'Dirección del perfil. Vacío: su icono lleva a Contacto',
    input: 'url',
    fault: profile,
  },
  facebookUrl: {
    label: 'Facebook',
    hint: 'Dirección de la página. Vacío: su icono lleva a Contacto',
    input: 'url',
    fault: profile,
  },
  legalName: {
    label: 'Titular',
    hint: 'Nombre o razón social en los textos legales y en las facturas',
    fault: atMost(120),
  },
  taxId: {
    label: 'NIF del titular',
    hint: 'DNI, NIE o CIF. Con él, las facturas llevan serie y código QR',
    stored: (value) => normalizeNif(value) ?? value,
    fault: orEmpty(
      when((value) => normalizeNif(value) !== null, 'Este NIF no es válido: revisa cifras y letra'),
    ),
  },
  walletCard: {
    label: 'Tarjeta del monedero',
    hint: 'En la página de puntos de los clientes',
    choice: {
      off: { value: STARTER_SETTINGS.walletCard, label: 'Anunciada como próximamente' },
      on: { value: 'abierta', label: 'Abierta' },
      isOn: (walletCard) => isWalletOpen({ walletCard }),
    },
    fault: atMost(40),
  },
  dailyInitialStock: {
    label: 'Pollos al empezar el día',
    hint: 'Cuántos hay antes de vender ninguno, los días de la semana que no tienen lo suyo',
    input: 'decimal',
    fault: all(required, quantity),
  },
  wholeChickenProduct: {
    label: 'El pollo entero',
    hint: 'El producto de la carta que pone precio a cada pollo que se encarga',
    product: { chickens: tenths(10), without: 'los pedidos de pollos enteros no tienen precio' },
    fault: orEmpty(when(isProductId, PRODUCT)),
  },
  halfChickenProduct: {
    label: 'El medio pollo',
    hint: 'El producto de la carta que pone precio a cada medio pollo que se encarga',
    product: { chickens: HALF, without: 'los pedidos con medio pollo no tienen precio' },
    fault: orEmpty(when(isProductId, PRODUCT)),
  },
  ovenChickensPerSlot: {
    label: 'Pollos que caben cada media hora',
    hint: 'Los que se pueden prometer para cada media hora de recogida. Vacío: sin límite',
    input: 'decimal',
    fault: orEmpty(when((value) => slotChickens(value) !== null, SLOT_QUANTITY)),
  },
  ovenMinutes: inMinutes(
    'Minutos en el horno',
    'Desde que el pollo entra hasta que está en el mostrador',
  ),
  orderChangeMinutes: inMinutes(
    'Cambios del cliente, en minutos',
    'Hasta cuánto antes de la recogida puede cambiar la hora o cancelar desde la página de su pedido',
  ),
  orderNoticeMinutes: inMinutes(
    'Antelación de los pedidos, en minutos',
    'Cuánto antes de su media hora hay que encargar por la web. 0: hasta el último momento',
  ),
  browserSpeech: {
    label: 'Dictado del navegador',
    hint: 'Cuando no hay servicio de dictado propio. El navegador puede enviar la voz a su fabricante',
    choice: yesOrNo('Se usa', 'No se usa'),
    fault: atMost(40),
  },
  ticketPrinter: {
    label: 'Impresora de tickets',
    hint: 'Su dirección en la red del local. Vacío: los tickets se imprimen desde el navegador',
    input: 'url',
    fault: orEmpty(when((value) => printerAddress(value) !== null, PRINTER)),
  },
  ticketPrinting: {
    label: 'Ticket de cada pedido',
    hint: 'Si sale solo en la impresora en cuanto entra un pedido',
    choice: yesOrNo('Sale solo', 'Se imprime a mano'),
    fault: atMost(40),
  },
  ...WEEKDAY_STOCK,
};

export function isKnownKey(key: string): key is SettingKey {
  return Object.hasOwn(STARTER_SETTINGS, key);
}
