import { expect, test } from 'vitest';
import { PAGES, redirectOf } from './pages.ts';

test.each([
  ['/Productos', '/productos'],
  ['/ENCARGAR/', '/encargar'],
  ['/Admin/Orders', '/admin/orders'],
  ['/admin/', '/admin/orders'],
  ['/ADMIN', '/admin/orders'],
  ['/Products', '/productos'],
  ['/order/', '/encargar'],
  ['/Pedido/AbC-dEf', '/pedido/AbC-dEf'],
  ['/CONTRASENA/XyZ/', '/contrasena/XyZ'],
])('%s leads to %s', (path, target) => {
  expect(redirectOf(path)).toBe(target);
});

test('a page leads nowhere else, with a slash at its end or without', () => {
  for (const { path } of PAGES) {
    expect([path, redirectOf(path), redirectOf(`${path}/`)]).toEqual([path, null, null]);
  }
  expect(redirectOf('/pedido/AbC')).toBeNull();
});

test.each([
  '/nada',
  '/Nada',
  '/productos/1',
  '/Pedidos',
  '//encargar',
  '/encargar//',
  '/constructor',
])('%s leads nowhere', (path) => {
  expect(redirectOf(path)).toBeNull();
});
