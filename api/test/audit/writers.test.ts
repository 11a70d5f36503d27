// Every kind of entry is written by what it tells, once, with who, from where and what: and by nothing that is refused,
// repeated or changes nothing (docs/rules/audit.md#what-is-recorded).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEntry, AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { AUDIT_KINDS, KINDS, type AuditKind } from '@brasa/core/audit/kinds.rules.ts';
import type { CustomerMovements } from '@brasa/core/loyalty/movements.contract.ts';
import { expect, test } from 'vitest';
import { plainPicture, upload } from '../catalog/picture-form.ts';
import { datedPeriod, listing, openGoogle, ordinaryWeek } from '../outside/google-under-test.ts';
import { json } from '../outside/service-under-test.ts';
import { PASSWORD, type ShopUnderTest } from '../shop-under-test.ts';
import { ACCOUNT_DEEDS } from './account-deeds.ts';
import { SHOP_DEEDS } from './shop-deeds.ts';
import { named, openStage, type Deed, type Stage } from './stage.ts';

/** One for each kind: a kind without one does not compile. */
const DEEDS = { ...ACCOUNT_DEEDS, ...SHOP_DEEDS };

async function entriesOf({ superadmin }: Stage, kind: AuditKind): Promise<AuditEntry[]> {
  const { status, body } = await superadmin.get(`/api/audit?kind=${kind}`);
  expect(status).toBe(200);
  return (body as AuditPage).entries;
}

const PLACE = { address: '127.0.0.1', device: 'Dispositivo desconocido' };
const NOWHERE = { address: null, device: null };

function authorOf(stage: Stage, by: Deed['by']) {
  if (by === 'server') return { author: 'server', authorId: null, authorName: null, ...NOWHERE };
  if (by === 'nobody') return { author: 'nobody', authorId: null, authorName: null, ...PLACE };
  const { id } = stage[by];
  const isStaff = by !== 'customer';
  return {
    ...{ author: 'user', authorId: id, authorName: isStaff ? named(stage[by]) : null },
    ...(isStaff ? PLACE : NOWHERE),
  };
}

const written = AUDIT_KINDS.filter((kind) => typeof DEEDS[kind] !== 'string');

test.each(written)('%s is told once, by who did it', async (kind) => {
  const { act, idle, by, sentence, changes = [] } = DEEDS[kind] as Deed;
  const stage = await openStage();
  await act(stage);
  const told = await entriesOf(stage, kind);
  expect(told).toEqual([
    {
      ...authorOf(stage, by),
      ...{ id: expect.any(Number) as number, kind, times: 1 },
      ...{ at: '2026-11-20T11:10:00.000Z', lastAt: '2026-11-20T11:10:00.000Z' },
      sentence: typeof sentence === 'string' ? sentence : sentence(stage),
      changes: changes.map(([field, before, after]) => ({ field, before, after })),
    },
  ]);
  await idle(stage);
  expect(await entriesOf(stage, kind)).toEqual(told);
});

test('every other kind is named by the test of its writer', () => {
  for (const kind of AUDIT_KINDS) {
    const file = DEEDS[kind];
    if (typeof file !== 'string') continue;
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect(text, `${kind} in ${file}`).toContain(`'${kind}'`);
  }
});

const sentences = async (stage: Stage, kind: AuditKind) =>
  (await entriesOf(stage, kind)).map(({ sentence }) => sentence).toReversed();

test('points are told that were assigned, taken, and given back with a movement that is annulled', async () => {
  const stage = await openStage();
  const { staff, customer } = stage;
  const assigned = { phone: '655443377', points: 100, isCashPayment: false };
  expect((await staff.post('/api/points/assign-by-phone', assigned)).status).toBe(200);
  const given = { userId: customer.id, points: 50, reason: 'Se apuntó mal' };
  await staff.post('/api/points/corrections', given);
  await staff.post('/api/points/corrections', { ...given, points: -1 });
  const { body } = await staff.get(`/api/points/users/${customer.id}/movements`);
  const movement = (body as CustomerMovements).movements.at(-1);
  const annulled = await staff.post(`/api/points/movements/${movement?.id}/annulment`, {});
  expect(annulled.status).toBe(422);
  await staff.post('/api/points/corrections', { ...given, points: 1 });
  expect((await staff.post(`/api/points/movements/${movement?.id}/annulment`, {})).status).toBe(
    200,
  );
  expect(await sentences(stage, 'points_by_hand')).toEqual([
    `Dio 100 puntos al cliente n.º ${customer.id + 1} sin venta`,
    `Dio 50 puntos al cliente n.º ${customer.id} sin venta`,
    `Quitó 1 punto al cliente n.º ${customer.id}`,
    `Dio 1 punto al cliente n.º ${customer.id} sin venta`,
    `Quitó 50 puntos al cliente n.º ${customer.id}`,
  ]);
});

test('a role and a password in one edit are two entries, and the password in neither', async () => {
  const stage = await openStage();
  const { superadmin, staff } = stage;
  const given = { password: 'pan con tomate', confirmPassword: 'pan con tomate' };
  await superadmin.patch(`/api/auth/users/${staff.id}`, { role: 'abaranci', ...given });
  expect(await sentences(stage, 'user_edited')).toEqual([
    `Cambió el rol de ${named(staff)} de Administrador a Abaranci`,
  ]);
  expect(await entriesOf(stage, 'password_set')).toHaveLength(1);
  expect(await rawEntries(stage.under)).not.toContain('tomate');
});

test('a customer who leaves is a number, and what they change of themselves is no administration', async () => {
  const stage = await openStage();
  const { customer } = stage;
  await customer.patch('/api/auth/me', { name: 'María', postalCode: '03400' });
  await customer.post('/api/auth/me/erasure', { password: PASSWORD });
  expect(await entriesOf(stage, 'user_edited')).toEqual([]);
  expect(await entriesOf(stage, 'user_erased')).toMatchObject([
    { authorId: customer.id, authorName: null, ...NOWHERE },
  ]);
  const raw = await rawEntries(stage.under);
  for (const said of ['María', '03400', customer.username]) expect(raw).not.toContain(said);
});

test('settings that are put, taken away and back to what they were', async () => {
  const stage = await openStage();
  const { staff } = stage;
  await staff.post('/api/settings', { key: 'own', value: 'uno' });
  await staff.send('DELETE', '/api/settings/own');
  await staff.patch('/api/settings/tagline', { value: 'Otro' });
  await staff.send('DELETE', '/api/settings/tagline');
  await staff.post('/api/settings/initialize');
  await staff.send('DELETE', '/api/settings/tagline');
  await staff.patch('/api/settings/tagline', { value: 'Más' });
  const tagline = '«Pollos a la leña desde hace más de veinte años»';
  expect(await sentences(stage, 'setting_changed')).toEqual([
    'Cambió «own» de (vacío) a «uno»',
    'Cambió «own» de «uno» a (vacío)',
    `Cambió «Lema» de ${tagline} a «Otro»`,
    `Cambió «Lema» de «Otro» a ${tagline}`,
    `Cambió «Lema» de ${tagline} a «Más»`,
  ]);
});

test('a picture, a further field and a product that goes and comes back', async () => {
  const stage = await openStage();
  const { staff, product } = stage;
  const url = `/api/products/${product.id}`;
  const bytes = await plainPicture(300, 200).jpeg().toBuffer();
  const key = { 'idempotency-key': 'picture-0001' };
  await upload(staff, product.id, [{ bytes }], key);
  await upload(staff, product.id, [{ bytes }], key);
  await staff.send('DELETE', `${url}/image`);
  await staff.send('DELETE', `${url}/image`);
  await staff.patch(url, { allergens: ['gluten'], minQuantity: 2, version: 3 });
  await staff.patch(url, { deleted: true, version: 4 });
  await staff.patch(url, { deleted: false, version: 5 });
  const told = await sentences(stage, 'product_edited');
  expect(told[0]).toMatch(/^Cambió la foto de .* a «producto-\d+-[0-9a-f]+\.webp»$/);
  expect(told[1]).toMatch(/^Cambió la foto de .* a \(vacío\)$/);
  expect(told.slice(2)).toEqual([
    `Cambió ${product.name}: el mínimo y los alérgenos`,
    `Retiró ${product.name} de la carta`,
    `Recuperó ${product.name} para la carta`,
  ]);
});

test('each table that somebody takes along is told, with its days', async () => {
  const stage = await openStage();
  const { staff, superadmin } = stage;
  const days = 'from=2026-11-01&to=2026-11-20';
  await staff.get(`/api/invoices.csv?${days}`);
  await staff.get(`/api/books/report.csv?${days}`);
  await staff.get(`/api/books/products.csv?${days}`);
  await staff.get('/api/auth/users?q=ana');
  await superadmin.get('/api/audit.csv?from=2026-11-20');
  const period = 'del 01/11/2026 al 20/11/2026';
  expect(await sentences(stage, 'table_exported')).toEqual([
    `Descargó el libro de facturas ${period}`,
    `Descargó el informe por días ${period}`,
    `Descargó el informe de productos ${period}`,
    'Descargó la lista entera de usuarios',
    'Descargó el registro de administración desde el 20/11/2026',
  ]);
});

test('a pause that is made longer is told with when it would have ended', async () => {
  const stage = await openStage();
  for (const until of ['2026-11-20T13:30:00.000Z', '2026-11-20T23:00:00.000Z']) {
    await stage.staff.post('/api/ordering/pause', { until });
  }
  const [last] = await entriesOf(stage, 'ordering_paused');
  expect(last).toMatchObject({
    sentence: 'Pausó los pedidos de la web hasta el 21/11/2026 a las 00:00',
    changes: [{ before: 'las 14:30', after: 'el 21/11/2026 a las 00:00' }],
  });
});

test('what was sold out yesterday is not put on sale by anybody', async () => {
  const stage = await openStage();
  const url = `/api/products/${stage.product.id}/sold-out`;
  await stage.staff.patch(url, { soldOut: true });
  stage.under.time.now += 24 * 3_600_000;
  await stage.staff.patch(url, { soldOut: false });
  expect(await sentences(stage, 'product_sold_out')).toHaveLength(1);
});

test('the sync with Google tells what it takes over, by who asked for it', async () => {
  const google = await openGoogle();
  const stage = await openStage({
    ...{ GOOGLE_PLACES_URL: google.url, GOOGLE_PLACES_API_KEY: 'clave', GOOGLE_PLACE_ID: 'ChIJ' },
  });
  const sync = () => stage.staff.get('/api/business-hours/sync');
  google.answer(json(200, listing(ordinaryWeek())));
  await sync();
  await sync();
  const week = await entriesOf(stage, 'weekday_changed');
  expect(week).toHaveLength(7);
  for (const entry of week) expect(entry).toMatchObject(authorOf(stage, 'staff'));
  for (const { sentence } of week) expect(sentence).toMatch(/ \(de Google\)$/);
  const special = '2026-11-23';
  const current = { periods: [datedPeriod(special, '11:00', '15:00')], specialDays: [special] };
  google.answer(json(200, listing(ordinaryWeek(), current)));
  await sync();
  google.answer(json(200, listing(ordinaryWeek(), { periods: [], specialDays: [] })));
  await sync();
  expect(await sentences(stage, 'special_day_added')).toEqual([
    'Añadió el día especial 23/11/2026 (de Google)',
  ]);
  expect(await sentences(stage, 'special_day_removed')).toEqual([
    'Quitó el día especial 23/11/2026 (de Google)',
  ]);
});

/** Everything that is stored of them. */
async function rawEntries({ shop }: ShopUnderTest): Promise<string> {
  return JSON.stringify(await shop.db.read.selectFrom('auditEntries').selectAll().execute());
}

test('every group has a kind', () => {
  expect(new Set(AUDIT_KINDS.map((kind) => KINDS[kind].group)).size).toBe(8);
});
