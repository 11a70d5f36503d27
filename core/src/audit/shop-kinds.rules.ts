// What changes of the menu, the settings, the hours and the website, and of the record itself.
import { changedWords, edited, quoted, type AuditFacts } from './changed-fields.rules.ts';
import { eurosText } from '../kernel/amounts/euros-text.ts';
import { thing, times, type KindRule } from './kind.ts';

const byGoogle = ({ after }: AuditFacts): string =>
  after?.['google'] === true ? ' (de Google)' : '';

/** Retiring and bringing back are said as such where nothing else has changed. */
function retired(facts: AuditFacts): string | null {
  const fields = Object.keys(facts.after ?? {});
  if (fields.length !== 1 || fields[0] !== 'deleted') return null;
  return facts.after?.['deleted'] === true
    ? `Retiró ${thing(facts)} de la carta`
    : `Recuperó ${thing(facts)} para la carta`;
}

export const SHOP_KINDS = {
  product_created: {
    group: 'catalog',
    label: 'Productos nuevos',
    about: 'product',
    says: (facts) => `Añadió ${thing(facts)} a la carta`,
  },
  product_edited: {
    group: 'catalog',
    label: 'Productos y precios',
    about: 'product',
    says: (facts) => retired(facts) ?? edited(facts, `de ${thing(facts)}`, thing(facts)),
  },
  product_sold_out: {
    group: 'catalog',
    label: 'Agotado hoy',
    about: 'product',
    says: (facts) =>
      facts.after?.['soldOut'] === true
        ? `Marcó ${thing(facts)} como agotado hoy`
        : `Volvió a poner ${thing(facts)} a la venta`,
  },
  off_menu_price_taken: {
    group: 'catalog',
    label: 'Precios fuera de carta',
    about: 'product',
    says: (facts) =>
      `Anotó una venta sin conexión de ${thing(facts)} a ${eurosText(String(facts.after?.['price']))}, un precio que la carta no tenía`,
  },
  device_time_lost: {
    group: 'settings',
    label: 'Relojes sin hora',
    about: null,
    says: ({ after }) =>
      `Hizo algo sin conexión en un dispositivo cuyo reloj decía ${after?.['deviceTime']}: cuenta como del momento en que llegó`,
  },
  category_created: {
    group: 'catalog',
    label: 'Categorías nuevas',
    about: 'category',
    says: (facts) => `Añadió la categoría ${thing(facts)}`,
  },
  category_edited: {
    group: 'catalog',
    label: 'Categorías',
    about: 'category',
    says: (facts) =>
      retired(facts) ??
      edited(facts, `de la categoría ${thing(facts)}`, `la categoría ${thing(facts)}`),
  },
  catalog_ordered: {
    group: 'catalog',
    label: 'Orden de la carta',
    about: null,
    says: ({ after }) => `Cambió el orden de ${String(after?.['list'])}`,
  },
  setting_changed: {
    group: 'settings',
    label: 'Datos de la configuración',
    about: 'setting',
    says: (facts) =>
      `Cambió ${quoted(thing(facts))} ${changedWords('value', facts.before?.['value'], facts.after?.['value'])}`,
  },
  weekday_changed: {
    group: 'hours',
    label: 'Horario de la semana',
    about: 'weekday',
    says: (facts) =>
      edited(facts, `del ${thing(facts)}`, `el horario del ${thing(facts)}`) + byGoogle(facts),
  },
  weekdays_added: {
    group: 'hours',
    label: 'Días de la semana puestos',
    about: null,
    says: ({ after }) =>
      `Puso el horario inicial de ${times(Number(after?.['created']), 'día', 'días')}`,
  },
  special_day_added: {
    group: 'hours',
    label: 'Días especiales nuevos',
    about: 'special_day',
    says: (facts) => `Añadió el día especial ${thing(facts)}${byGoogle(facts)}`,
  },
  special_day_changed: {
    group: 'hours',
    label: 'Días especiales cambiados',
    about: 'special_day',
    says: (facts) =>
      edited(facts, `del día especial ${thing(facts)}`, `el día especial ${thing(facts)}`) +
      byGoogle(facts),
  },
  special_day_removed: {
    group: 'hours',
    label: 'Días especiales quitados',
    about: 'special_day',
    says: (facts) => `Quitó el día especial ${thing(facts)}${byGoogle(facts)}`,
  },
  review_edited: {
    group: 'site',
    label: 'Reseñas',
    about: 'review',
    says: (facts) => edited(facts, `de la reseña ${thing(facts)}`, `la reseña ${thing(facts)}`),
  },
  reviews_ordered: {
    group: 'site',
    label: 'Orden de las reseñas',
    about: null,
    says: () => 'Cambió el orden de las reseñas',
  },
  ordering_paused: {
    group: 'site',
    label: 'Pausas de los pedidos de la web',
    about: null,
    says: ({ after }) => `Pausó los pedidos de la web hasta ${String(after?.['until'])}`,
  },
  ordering_resumed: {
    group: 'site',
    label: 'Pausas terminadas',
    about: null,
    says: ({ before }) =>
      `Reanudó los pedidos de la web, en pausa hasta ${String(before?.['until'])}`,
  },
  tickets_discarded: {
    group: 'site',
    label: 'Tickets descartados',
    about: null,
    says: ({ after }) =>
      `Descartó ${times(Number(after?.['count']), 'ticket', 'tickets')} sin imprimir`,
  },
  audit_swept: {
    group: 'audit',
    label: 'Apuntes caducados',
    about: null,
    says: ({ after }) =>
      `Se borraron, cumplido su plazo, ${times(Number(after?.['count']), 'apunte', 'apuntes')} de este registro`,
  },
} as const satisfies Record<string, KindRule>;

export type ShopKind = keyof typeof SHOP_KINDS;
