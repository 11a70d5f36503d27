// An operator's mistakes are told in a line (docs/rules/running.md#what-stops-a-start).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePrivateFolder } from '../src/db/copies/private-files.ts';
import { startFault } from '../src/start-faults.ts';
import { temporaryFolder } from './copying-scripts.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });

test('a DATA_DIR that is a file, or below one', () => {
  const file = join(temporaryFolder(), 'datos');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'dentro')]) {
    let told: string | null = null;
    try {
      makePrivateFolder(folder);
    } catch (error) {
      told = startFault(error);
    }
    expect(told).toMatch(/datos.* es un archivo: DATA_DIR es una carpeta$/);
  }
});

test.each([
  [coded('EACCES', { path: '/srv/brasa' }), /no puede escribir en \/srv\/brasa/],
  [coded('ENOSPC', { path: '/srv/brasa' }), /No queda sitio/],
  [coded('ENOSPC', { path: '/copia/a.webp', dest: '/srv/brasa/a.webp' }), /para \/srv\/brasa\/a/],
  [coded('ERR_SQLITE_ERROR', { errcode: 13 }), /No queda sitio en el disco de la base de datos/],
  [coded('ERR_SQLITE_ERROR', { errcode: 10 + 256 }), /no responde, o no le queda sitio/],
  [coded('ECONNREFUSED'), /PostgreSQL no responde .*%40/],
  [coded('ENOTFOUND'), /PostgreSQL no responde/],
  [coded('3D000'), /no existe: créela/],
  [coded('28P01'), /no acepta el usuario o la contraseña/],
  [coded('42501'), /no puede crear tablas/],
  [
    new Error('corrupted migrations: previously executed migration 0099 is missing'),
    /versión posterior/,
  ],
  [new Error('outer', { cause: coded('28000') }), /pg_hba\.conf/],
])('%s', (error, told) => {
  expect(startFault(error)).toMatch(told);
});

test.each([new TypeError('x is not a function'), coded('EPIPE'), 'nada', null])(
  'a fault of our own stays as it is: %s',
  (error) => {
    expect(startFault(error)).toBeNull();
  },
);
