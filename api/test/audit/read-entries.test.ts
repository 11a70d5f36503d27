// GET /api/audit and /api/audit.csv: the record as superadmins read it (docs/rules/audit.md#reading-the-record).
import type { AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { auditQuery } from '@brasa/core/audit/audit.contract.ts';
import { AUDIT_GROUPS } from '@brasa/core/audit/kind.ts';
import { AUDIT_KINDS } from '@brasa/core/audit/kinds.rules.ts';
import { DAY, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { expect, test } from 'vitest';
import { record, type AuditEvent } from '../../src/audit/index.ts';
import { readEntries } from '../../src/audit/read-entries.ts';
import { listened, tablesReadWhole } from '../explained.ts';
import { OWNER_AT_DESK } from '../owner.ts';
import { NOW, openShop, type ShopUnderTest } from '../shop-under-test.ts';

const ANA = { ...OWNER_AT_DESK, id: 70, username: 'ana', name: 'Ana' };

const enter = ({ shop }: ShopUnderTest, event: AuditEvent, now: number, author = OWNER_AT_DESK) =>
  shop.db.transact((transaction) => record(transaction, author, event, now));

async function openRecord() {
  const under = await openShop();
  const superadmin = await under.signedIn('superadmin');
  const page = async (search = '') => {
    const { status, body } = await superadmin.get(`/api/audit${search}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as AuditPage;
  };
  const kinds = async (search = '') => (await page(search)).entries.map(({ kind }) => kind);
  return { under, superadmin, page, kinds };
}

test('pages follow each other without a gap, whatever stands at one instant', async () => {
  const { under, page } = await openRecord();
  for (let id = 1; id <= 119; id += 1) {
    await enter(under, { kind: 'order_erased', id }, NOW + Math.floor(id / 40) * MINUTE);
  }
  for (const search of ['', '?group=customers&']) {
    const ids: number[] = [];
    let next: string | null = '';
    for (let count = 0; next !== null; count += 1) {
      expect(count).toBeLessThan(4);
      const before: string = next === '' ? '' : `before=${next}`;
      const answered = await page(`${search || '?'}${before}`);
      ids.push(...answered.entries.map(({ id }) => id));
      ({ next } = answered);
    }
    const all = search === '' ? 120 : 119;
    expect(ids).toEqual(Array.from({ length: all }, (_, index) => 120 - index));
  }
});

test('it is filtered by group, kind, person, days and incidents', async () => {
  const { under, kinds, page } = await openRecord();
  const yesterday = NOW - DAY;
  await enter(under, { kind: 'product_edited', id: 8, name: 'Pollo' }, yesterday, ANA);
  await enter(under, { kind: 'signed_in' }, NOW, ANA);
  await enter(under, { kind: 'refused', after: { call: 'GET /api/orders' } }, NOW);
  await enter(under, { kind: 'tickets_discarded', after: { count: 2 } }, NOW + 1);
  expect(await kinds()).toEqual([
    ...['tickets_discarded', 'refused', 'signed_in', 'superadmin_created', 'product_edited'],
  ]);
  expect(await kinds('?group=access')).toEqual(['refused', 'signed_in']);
  expect(await kinds('?kind=signed_in')).toEqual(['signed_in']);
  expect(await kinds('?author=70')).toEqual(['signed_in', 'product_edited']);
  expect(await kinds('?author=70&group=catalog')).toEqual(['product_edited']);
  expect(await kinds('?incidents=true')).toEqual(['refused']);
  expect(await kinds('?incidents=true&group=catalog')).toEqual([]);
  expect(await kinds('?from=2026-11-19&to=2026-11-19')).toEqual(['product_edited']);
  expect(await kinds('?to=2026-11-18')).toEqual([]);
  expect((await page()).staff.map(({ name }) => name)).toEqual(['dueña', 'Prueba']);
});

test('a day is Madrid’s', async () => {
  const { under, kinds } = await openRecord();
  const midnight = Date.UTC(2026, 10, 24, 23);
  await enter(under, { kind: 'reviews_ordered' }, midnight - 1);
  await enter(under, { kind: 'catalog_ordered', after: { list: 'los destacados' } }, midnight);
  expect(await kinds('?from=2026-11-24&to=2026-11-24')).toEqual(['reviews_ordered']);
  expect(await kinds('?from=2026-11-25')).toEqual(['catalog_ordered']);
});

test.each(['group=otro', 'kind=otro', 'author=0', 'from=ayer', 'incidents=no', 'before=x-1'])(
  '%s is refused',
  async (search) => {
    const { superadmin } = await openRecord();
    const reply = await superadmin.get(`/api/audit?${search}`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  },
);

test('it is superadmins’ alone', async () => {
  const { under } = await openRecord();
  for (const call of ['/api/audit', '/api/audit.csv']) {
    expect((await under.visitor().get(call)).status).toBe(401);
    for (const role of ['abaranci', 'haykakan'] as const) {
      const reply = await (await under.signedIn(role)).get(call);
      expect(reply).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } });
    }
  }
});

test('the table has all that the filter lets through, and no cell that is a formula', async () => {
  const { under, superadmin } = await openRecord();
  const prices = { before: { price: '13.50' }, after: { price: '14.00' } };
  for (let id = 1; id <= 501; id += 1) {
    await enter(under, { kind: 'order_erased', id }, NOW);
  }
  await enter(under, { kind: 'product_edited', id: 8, name: '=1+1', ...prices }, NOW + 1, {
    ...{ ...ANA, name: '=HYPERLINK("https://evil.example")' },
  });
  const { status, body, headers } = await superadmin.get('/api/audit.csv');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="registro.csv"');
  const lines = String(body).split('\r\n');
  // That it was taken along is in it, too.
  expect(lines).toHaveLength(1 + 504 + 1);
  expect(lines[0]).toBe(
    '\uFEFFN.º;Fecha y hora;Última vez;Veces;Quién;Dirección;Dispositivo;Grupo;Tipo;Qué;Antes;Después',
  );
  const euro = '\u00A0€';
  expect(lines[1]).toBe(
    [
      ...['503', '20/11/2026 12:10', '20/11/2026 12:10', '1'],
      ...[`"'=HYPERLINK(""https://evil.example"") (ana)"`, '"127.0.0.1"', 'Chrome en Windows'],
      ...[
        'Carta',
        'Productos y precios',
        `"Cambió el precio de =1+1 de 13,50${euro} a 14,00${euro}"`,
      ],
      ...[`"Precio: 13,50${euro}"`, `"Precio: 14,00${euro}"`],
    ].join(';'),
  );
  const filtered = await superadmin.get('/api/audit.csv?group=catalog&incidents=true');
  expect(String(filtered.body).split('\r\n')).toHaveLength(2);
});

test('every statement of every filter goes by an index', async () => {
  const { under } = await openRecord();
  await enter(under, { kind: 'refused' }, NOW);
  const { nodes, shop } = listened(under);
  for (const group of [undefined, ...AUDIT_GROUPS]) {
    for (const author of [undefined, '1']) {
      for (const incidents of [undefined, 'true']) {
        for (const days of [{}, { from: '2026-11-01' }, { to: '2026-11-30' }]) {
          await readEntries(shop, auditQuery.parse({ group, author, incidents, ...days }));
        }
      }
    }
  }
  for (const kind of AUDIT_KINDS) await readEntries(shop, auditQuery.parse({ kind }));
  const read = await tablesReadWhole(under, nodes);
  expect(read.length).toBeGreaterThan(3);
  for (const { statement, tables } of read) {
    expect(tables, statement).not.toContain('audit_entries');
  }
});

test('of security what is recorded is said to the log, without a name, a place or a value', async () => {
  const under = await openShop();
  const lines: object[] = [];
  under.shop.securityLog.sayTo((line) => lines.push(line));
  const superadmin = await under.signedIn('superadmin');
  const staff = await under.signedIn('haykakan');
  await superadmin.patch(`/api/auth/users/${staff.id}`, { role: 'abaranci', name: 'Rosa' });
  await superadmin.patch('/api/settings/restaurantName', { value: 'La Brasa' });
  await superadmin.patch('/api/settings/restaurantName', { value: '' });
  await superadmin.post('/api/categories', { name: 'Helados' });
  const by = { author: 'user', userId: superadmin.id };
  expect(lines).toEqual([
    { kind: 'user_edited', ...by, subjectId: String(staff.id), fields: ['role', 'personal'] },
    { kind: 'setting_changed', ...by, subjectId: 'restaurantName', fields: ['value'] },
  ]);
});

test('what is undone is not said', async () => {
  const under = await openShop();
  const lines: object[] = [];
  under.shop.securityLog.sayTo((line) => lines.push(line));
  const undone = under.shop.db.transact(async (transaction) => {
    await record(transaction, OWNER_AT_DESK, { kind: 'password_changed', id: 1 }, NOW);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(lines).toEqual([]);
});
