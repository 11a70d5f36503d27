// What is told of menu, settings, hours, website and printer, each done once, and what leaves nothing.
import type { ShopKind } from '@brasa/core/audit/shop-kinds.rules.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { insertWaitingJob } from '../../src/tickets/print-jobs.store.ts';
import { withKey, type Deed, type Elsewhere, type Stage } from './stage.ts';

const CHICKEN = { name: 'Pollo de prueba', price: 9.5, featured: false };
const DAY = { date: '2026-12-24', isOpen: false, note: 'Nochebuena' };
const PAUSE = '/api/ordering/pause';
const UNTIL = '2026-11-20T13:30:00.000Z';
const PLAIN = '\u00A0€';

const productUrl = ({ product }: Stage) => `/api/products/${product.id}`;

async function orderedIds({ staff }: Stage): Promise<{ ids: number[]; seen: number[] }> {
  const { body } = await staff.get('/api/admin/reviews');
  const seen = (body as { id: number }[]).map(({ id }) => id);
  return { ids: seen.toReversed(), seen };
}

async function specialDay({ staff }: Stage): Promise<number> {
  const { body } = await staff.post('/api/business-hours/special-days', DAY);
  return (body as { id: number }).id;
}

async function waitingTicket({ under }: Stage): Promise<void> {
  await under.shop.db.transact((transaction) =>
    insertWaitingJob(transaction, {
      ...{ kind: 'order', subject: 'order', subjectId: 1, by: null, now: under.time.now },
    }),
  );
}

export const SHOP_DEEDS: Record<ShopKind, Deed | Elsewhere> = {
  product_created: {
    by: 'staff',
    act: ({ staff, category }) => {
      const body = { ...CHICKEN, categoryId: category.id };
      return staff.post('/api/products', body, withKey('product-0001'));
    },
    idle: async ({ staff, category }) => {
      const body = { ...CHICKEN, categoryId: category.id };
      await staff.post('/api/products', body, withKey('product-0001'));
      await staff.post('/api/products', { ...CHICKEN, categoryId: 9999 });
    },
    sentence: 'Añadió Pollo de prueba a la carta',
    changes: [['Precio', '(vacío)', `9,50${PLAIN}`]],
  },
  product_edited: {
    by: 'staff',
    act: (stage) => stage.staff.patch(productUrl(stage), { price: 99.9, version: 1 }),
    idle: async (stage) => {
      await stage.staff.patch(productUrl(stage), { price: 99.9, version: 1 });
      await stage.staff.patch(productUrl(stage), { price: 98, version: 1 });
      await stage.staff.patch(productUrl(stage), { price: -1, version: 2 });
    },
    sentence: ({ product }) =>
      `Cambió el precio de ${product.name} de 21,50${PLAIN} a 99,90${PLAIN}`,
    changes: [['Precio', `21,50${PLAIN}`, `99,90${PLAIN}`]],
  },
  product_sold_out: {
    by: 'staff',
    act: (stage) => stage.staff.patch(`${productUrl(stage)}/sold-out`, { soldOut: true }),
    idle: async (stage) => {
      await stage.staff.patch(`${productUrl(stage)}/sold-out`, { soldOut: true });
      await stage.staff.patch('/api/products/9999/sold-out', { soldOut: true });
    },
    sentence: ({ product }) => `Marcó ${product.name} como agotado hoy`,
  },
  off_menu_price_taken: 'sales/counter-sales.test.ts',
  device_time_lost: 'http/made-offline.test.ts',
  category_created: {
    by: 'staff',
    act: ({ staff }) => staff.post('/api/categories', { name: 'Helados' }, withKey('cat-0001')),
    idle: async ({ staff }) => {
      await staff.post('/api/categories', { name: 'Helados' }, withKey('cat-0001'));
      await staff.post('/api/categories', { name: 'Helados' });
    },
    sentence: 'Añadió la categoría Helados',
  },
  category_edited: {
    by: 'staff',
    act: ({ staff, category }) =>
      staff.patch(`/api/categories/${category.id}`, { deleted: true, version: 1 }),
    idle: async ({ staff, category }) => {
      await staff.patch(`/api/categories/${category.id}`, { deleted: true, version: 1 });
      await staff.patch(`/api/categories/${category.id}`, { name: 'Otra', version: 1 });
    },
    sentence: ({ category }) => `Retiró ${category.name} de la carta`,
    changes: [['Retirada de la carta', 'no', 'sí']],
  },
  catalog_ordered: {
    by: 'staff',
    act: async ({ staff, under }) => {
      const { body } = await under.visitor().get('/api/menus/featured');
      const ids = (body as Product[]).map(({ id }) => id).toReversed();
      await staff.patch('/api/menus/featured/order', { ids });
      await staff.patch('/api/menus/featured/order', { ids });
    },
    idle: ({ staff }) => staff.patch('/api/menus/featured/order', { ids: [1, 9999] }),
    sentence: 'Cambió el orden de los destacados',
  },
  setting_changed: {
    by: 'staff',
    act: ({ staff }) => staff.patch('/api/settings/restaurantName', { value: 'La Brasa' }),
    idle: async ({ staff }) => {
      await staff.patch('/api/settings/restaurantName', { value: 'La Brasa' });
      await staff.patch('/api/settings/restaurantName', { value: '' });
      await staff.patch('/api/settings/restaurantName', { value: 'Otro', version: 1 });
      await staff.post('/api/settings', { key: 'restaurantName', value: 'Otro' });
    },
    sentence: 'Cambió «Nombre del restaurante» de «Brasa» a «La Brasa»',
    changes: [['Valor', '«Brasa»', '«La Brasa»']],
  },
  weekday_changed: {
    by: 'staff',
    act: ({ staff }) => staff.patch('/api/business-hours/2', { closeTime: '16:30' }),
    idle: async ({ staff }) => {
      await staff.patch('/api/business-hours/2', { closeTime: '16:30' });
      await staff.patch('/api/business-hours/2', { closeTime: '01:00' });
    },
    sentence: 'Cambió la hora de cierre del lunes de 17:00 a 16:30',
    changes: [['Hora de cierre', '17:00', '16:30']],
  },
  weekdays_added: {
    by: 'staff',
    act: async ({ under, staff }) => {
      await under.shop.db.transact(({ sql }) =>
        sql.deleteFrom('businessHours').where('dayOfWeek', '=', 3).execute(),
      );
      await staff.post('/api/admin/initialize');
    },
    idle: ({ staff }) => staff.post('/api/admin/initialize'),
    sentence: 'Puso el horario inicial de 1 día',
  },
  special_day_added: {
    by: 'staff',
    act: ({ staff }) =>
      staff.post('/api/business-hours/special-days', DAY, withKey('special-0001')),
    idle: async ({ staff }) => {
      await staff.post('/api/business-hours/special-days', DAY, withKey('special-0001'));
      await staff.post('/api/business-hours/special-days', DAY);
    },
    sentence: 'Añadió el día especial 24/12/2026',
    changes: [
      ['Fecha', '(vacío)', '24/12/2026'],
      ['Motivo', '(vacío)', '«Nochebuena»'],
      ['Apertura', '(vacío)', 'cerrado'],
      ['Hora de apertura', '(vacío)', '10:00'],
      ['Hora de cierre', '(vacío)', '17:00'],
      ['Actualización desde Google', '(vacío)', 'no'],
    ],
  },
  special_day_changed: {
    by: 'staff',
    act: async (stage) => {
      const url = `/api/business-hours/special-days/${await specialDay(stage)}`;
      await stage.staff.patch(url, { ...DAY, note: 'Fiesta' });
      await stage.staff.patch(url, { ...DAY, note: 'Fiesta' });
    },
    idle: ({ staff }) => staff.patch('/api/business-hours/special-days/9999', DAY),
    sentence: 'Cambió el motivo del día especial 24/12/2026 de «Nochebuena» a «Fiesta»',
    changes: [['Motivo', '«Nochebuena»', '«Fiesta»']],
  },
  special_day_removed: {
    by: 'staff',
    act: async (stage) => {
      const url = `/api/business-hours/special-days/${await specialDay(stage)}`;
      await stage.staff.send('DELETE', url);
      await stage.staff.send('DELETE', url);
    },
    idle: ({ staff }) => staff.send('DELETE', '/api/business-hours/special-days/9999'),
    sentence: 'Quitó el día especial 24/12/2026',
    changes: [
      ['Fecha', '24/12/2026', '(vacío)'],
      ['Motivo', '«Nochebuena»', '(vacío)'],
      ['Apertura', 'cerrado', '(vacío)'],
      ['Hora de apertura', '10:00', '(vacío)'],
      ['Hora de cierre', '17:00', '(vacío)'],
      ['Actualización desde Google', 'no', '(vacío)'],
    ],
  },
  review_edited: {
    by: 'staff',
    act: ({ staff }) =>
      staff.patch('/api/admin/reviews/1', { rating: 4, text: 'Muy rico.', version: 1 }),
    idle: async ({ staff }) => {
      await staff.patch('/api/admin/reviews/1', { rating: 4, text: 'Muy rico.', version: 1 });
      await staff.patch('/api/admin/reviews/1', { rating: 3, version: 1 });
    },
    sentence: 'Cambió la reseña n.º 1: las estrellas y texto',
    changes: [['Estrellas', '5', '4']],
  },
  reviews_ordered: {
    by: 'staff',
    act: async (stage) => {
      const order = await orderedIds(stage);
      await stage.staff.patch('/api/admin/review-order', order);
      await stage.staff.patch('/api/admin/review-order', order);
    },
    idle: ({ staff }) => staff.patch('/api/admin/review-order', { ids: [1], seen: [1] }),
    sentence: 'Cambió el orden de las reseñas',
  },
  ordering_paused: {
    by: 'staff',
    act: ({ staff }) => staff.post(PAUSE, { until: UNTIL }, withKey('pause-0001')),
    idle: async ({ staff }) => {
      await staff.post(PAUSE, { until: UNTIL }, withKey('pause-0001'));
      await staff.post(PAUSE, { until: UNTIL });
      await staff.post(PAUSE, { until: '2026-11-20T11:00:00.000Z' });
    },
    sentence: 'Pausó los pedidos de la web hasta las 14:30',
    changes: [['Final de la pausa', '(vacío)', 'las 14:30']],
  },
  ordering_resumed: {
    by: 'staff',
    act: async ({ staff }) => {
      await staff.post(PAUSE, { until: UNTIL });
      await staff.send('DELETE', PAUSE);
    },
    idle: ({ staff }) => staff.send('DELETE', PAUSE),
    sentence: 'Reanudó los pedidos de la web, en pausa hasta las 14:30',
    changes: [['Final de la pausa', 'las 14:30', '(vacío)']],
  },
  tickets_discarded: {
    by: 'staff',
    act: async (stage) => {
      await waitingTicket(stage);
      await stage.staff.send('DELETE', '/api/printer/waiting');
    },
    idle: ({ staff }) => staff.send('DELETE', '/api/printer/waiting'),
    sentence: 'Descartó 1 ticket sin imprimir',
  },
  audit_swept: 'audit/append-only.test.ts',
};
