import { expect, test } from 'vitest';
import { DAY } from '../kernel/time/durations.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import { differences, personalChanges, type AuditFacts } from './changed-fields.rules.ts';
import { exportedTable } from './exported-tables.ts';
import { AUDIT_KINDS, KINDS, sentenceOf, termOf, type AuditKind } from './kinds.rules.ts';

const FACTS: AuditFacts = { id: null, name: null, before: null, after: null, times: 1 };

/** A non-breaking space stands before the euro sign. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const CHICKEN = { id: '8', name: 'Pollo asado' };
const ANA = { id: '4', name: 'Ana' };
const CUSTOMER = { id: '12' };

const SENTENCES: [AuditKind, Partial<AuditFacts>, string][] = [
  [
    'product_edited',
    { ...CHICKEN, before: { price: '13.50' }, after: { price: '14.00' } },
    'Cambió el precio de Pollo asado de 13,50 € a 14,00 €',
  ],
  [
    'product_edited',
    {
      ...CHICKEN,
      before: { price: '13.50', description: null },
      after: { price: '14.00', description: 'A la leña' },
    },
    'Cambió Pollo asado: el precio y la descripción',
  ],
  [
    'product_edited',
    { ...CHICKEN, before: { deleted: false }, after: { deleted: true } },
    'Retiró Pollo asado de la carta',
  ],
  [
    'off_menu_price_taken',
    { ...CHICKEN, after: { price: '0.01' } },
    'Anotó una venta sin conexión de Pollo asado a 0,01 €, un precio que la carta no tenía',
  ],
  [
    'device_time_lost',
    { after: { deviceTime: '01/01/2015 1:05' } },
    'Hizo algo sin conexión en un dispositivo cuyo reloj decía 01/01/2015 1:05: cuenta como del momento en que llegó',
  ],
  [
    'product_sold_out',
    { ...CHICKEN, after: { soldOut: true } },
    'Marcó Pollo asado como agotado hoy',
  ],
  [
    'setting_changed',
    { id: 'phone', name: 'Teléfono', before: { value: null }, after: { value: '968111333' } },
    'Cambió «Teléfono» de (vacío) a «968111333»',
  ],
  [
    'weekday_changed',
    {
      ...{ id: '3', name: 'lunes' },
      ...{ before: { closeTime: '17:00' }, after: { closeTime: '16:30', google: true } },
    },
    'Cambió la hora de cierre del lunes de 17:00 a 16:30 (de Google)',
  ],
  [
    'user_edited',
    { ...ANA, before: { role: 'Administrador' }, after: { role: 'Abaranci' } },
    'Cambió el rol de Ana de Administrador a Abaranci',
  ],
  [
    'user_edited',
    { ...CUSTOMER, after: personalChanges(['phone', 'version', 'email']) },
    'Cambió los datos del cliente n.º 12: correo y teléfono',
  ],
  [
    'ordering_paused',
    { before: { until: null }, after: { until: 'las 14:30' } },
    'Pausó los pedidos de la web hasta las 14:30',
  ],
  [
    'ordering_resumed',
    { before: { until: 'las 14:30' }, after: { until: null } },
    'Reanudó los pedidos de la web, en pausa hasta las 14:30',
  ],
  ['table_exported', exportedTable('users', {}), 'Descargó la lista entera de usuarios'],
  [
    'table_exported',
    exportedTable('invoices', { from: '2026-11-01' as Day, to: '2026-11-20' as Day }),
    'Descargó el libro de facturas del 01/11/2026 al 20/11/2026',
  ],
  [
    'table_exported',
    exportedTable('days', { from: '2026-11-20' as Day, to: '2026-11-20' as Day }),
    'Descargó el informe por días del 20/11/2026',
  ],
  [
    'table_exported',
    exportedTable('audit', { from: '2026-11-20' as Day }),
    'Descargó el registro de administración desde el 20/11/2026',
  ],
  [
    'table_exported',
    exportedTable('audit', { to: '2026-11-20' as Day }),
    'Descargó el registro de administración hasta el 20/11/2026',
  ],
  ['user_deactivated', ANA, 'Desactivó a Ana'],
  ['user_erased', CUSTOMER, 'Borró los datos del cliente n.º 12'],
  ['order_erased', { id: '7' }, 'Borró los datos del pedido n.º 7'],
  [
    'order_erased',
    { id: '7', after: { orders: 3 } },
    'Borró los datos del pedido n.º 7 y de los demás con su teléfono: 3 pedidos en total',
  ],
  [
    'personal_data_swept',
    { after: { orders: 12, customers: 1 } },
    'Se borraron, cumplido su plazo, los datos de 12 pedidos y 1 teléfono',
  ],
  [
    'users_merged',
    { ...CUSTOMER, after: { merged: 15 } },
    'Unió la cuenta n.º 15 al cliente n.º 12',
  ],
  ['sign_in_failed', { ...ANA, times: 7 }, '7 intentos fallidos de entrar como Ana'],
  [
    'sign_in_failed',
    {},
    '1 intento fallido de entrar con un usuario que no existe o está inactivo',
  ],
  [
    'sign_in_failed',
    { times: 8, after: { several: true } },
    '8 intentos fallidos de entrar con varios usuarios',
  ],
  [
    'refused',
    { times: 90, after: { several: true } },
    'Lo intentó sin permiso 90 veces: varias acciones',
  ],
  [
    'refused',
    { times: 2, after: { call: 'PATCH /api/settings/:key' } },
    'Lo intentó sin permiso 2 veces: PATCH /api/settings/:key',
  ],
];

test.each(SENTENCES)('%s %j is told', (kind, facts, sentence) => {
  expect(plain(sentenceOf(kind, { ...FACTS, ...facts }))).toBe(sentence);
});

test('every kind says something, and has a label of its own', () => {
  for (const kind of AUDIT_KINDS) expect(sentenceOf(kind, FACTS), kind).toMatch(/^[A-Z0-9].{5,}/);
  const labels = AUDIT_KINDS.map((kind) => KINDS[kind].label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('what changes prices is kept for six years, what anybody can cause for one', () => {
  expect(termOf('product_edited') / DAY).toBe(6 * 365 + 2);
  expect(termOf('sign_in_failed') / DAY).toBe(365);
});

test('only what is otherwise is a difference', () => {
  expect(differences({ a: 1, b: null, c: 'x' }, { a: 1, b: 'y' })).toEqual({
    before: { b: null, c: 'x' },
    after: { b: 'y', c: null },
  });
  expect(differences({ a: 1, b: null }, { a: 1 })).toEqual({ before: null, after: null });
});
