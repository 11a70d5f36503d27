// Staff edit the settings (docs/rules/settings.md#changing-a-setting).
import { describe, expect, test } from 'vitest';
import { Caller, openShop, type Reply } from '../shop-under-test.ts';
import { dataOf, HTML, openSite } from '../site/site-under-test.ts';
import { engine } from '../test-databases.ts';
import { until } from '../until.ts';
import { NEW_SHOP_SETTINGS } from './new-shop-settings.ts';

const SETTINGS = '/api/settings';

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const stored = async () => {
    const rows = (await staff.get(SETTINGS)).body as { key: string; value: string }[];
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };
  return { under, staff, stored };
}

const codeOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];
const faultsOf = ({ body }: Reply) =>
  (body as { details?: { path: string; message: string }[] }).details;

describe('where the ticket printer is', () => {
  const PORT = 'El puerto de la impresora va de 9100 a 9109; casi siempre es 9100';
  const HOST = 'Esa dirección no es la de una impresora en la red del local, como 192.168.1.50';
  const path = `${SETTINGS}/ticketPrinter`;

  test.each([
    ['tcp://127.0.0.1:9100', HOST],
    ['tcp://localhost:9100', HOST],
    ['tcp://[::1]:9100', HOST],
    ['tcp://[::ffff:7f00:1]:9100', HOST],
    ['tcp://0.0.0.0:9100', HOST],
    ['tcp://169.254.169.254:9100', HOST],
    ['tcp://[fe80::1]:9100', HOST],
    ['tcp://224.0.0.1:9100', HOST],
    ['tcp://255.255.255.255:9100', HOST],
    ['tcp://192.168.1.50:5432', PORT],
    ['tcp://impresora.local:22', PORT],
  ])('%s is refused, changed or added anew, and changes nothing', async (value, message) => {
    const { under, staff, stored } = await openDesk();
    const before = await stored();
    const changed = await staff.patch(path, { value });
    expect([codeOf(changed), faultsOf(changed)]).toEqual([
      [400, 'VALIDATION'],
      [{ path: 'value', message }],
    ]);
    expect(await stored()).toEqual(before);
    await staff.send('DELETE', path);
    const added = await staff.post(SETTINGS, { key: 'ticketPrinter', value });
    expect(faultsOf(added)).toEqual([{ path: 'value', message }]);
    expect((await under.shop.settings()).ticketPrinter).toBe('');
  });

  test('is a place in a network, none, or anywhere where the environment says so', async () => {
    const { staff } = await openDesk();
    for (const value of ['tcp://192.168.1.50:9100', 'tcp://[fd00::7]:9101', '']) {
      expect((await staff.patch(path, { value })).body).toMatchObject({ value });
    }
    const anywhere = await openShop({ TICKET_PRINTER_ANYWHERE: 'on' });
    const value = 'tcp://127.0.0.1:4000';
    const reply = await (await anywhere.signedIn('haykakan')).patch(path, { value });
    expect(reply.body).toMatchObject({ value });
  });
});

describe('adding a setting', () => {
  test('answers 201 with it, and it is listed', async () => {
    const { staff, stored } = await openDesk();
    const reply = await staff.post(SETTINGS, { key: ' nota ', value: ' Cerramos en agosto ' });
    expect(reply).toMatchObject({
      status: 201,
      body: { key: 'nota', value: 'Cerramos en agosto' },
    });
    expect(await stored()).toMatchObject({ nota: 'Cerramos en agosto' });
  });

  test('that exists is 409, known or not, and changes nothing', async () => {
    const { staff, stored } = await openDesk();
    await staff.post(SETTINGS, { key: 'nota', value: 'una' });
    const before = await stored();
    for (const key of ['nota', 'city']) {
      const reply = await staff.post(SETTINGS, { key, value: 'otra' });
      expect(codeOf(reply)).toEqual([409, 'SETTING_EXISTS']);
      expect(reply.body).toMatchObject({
        error: 'Esta clave ya existe. Cambia su valor en la tabla',
      });
    }
    expect(await stored()).toEqual(before);
  });

  test('twice with the same key of the request adds it once and answers the same', async () => {
    const { staff } = await openDesk();
    const headers = { 'idempotency-key': 'ajuste-0001' };
    const replies = [];
    for (let time = 0; time < 2; time += 1) {
      replies.push(await staff.post(SETTINGS, { key: 'nota', value: 'x' }, headers));
    }
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
  });

  test.each([
    [{}, 'key', 'La clave y el valor son requeridos'],
    [{ key: '', value: 'x' }, 'key', 'La clave y el valor son requeridos'],
    [{ key: 'x', value: '' }, 'value', 'La clave y el valor son requeridos'],
    [{ key: ['x'], value: 'y' }, 'key', 'La clave y el valor son requeridos'],
    [
      { key: '__proto__', value: 'y' },
      'key',
      'Usa letras, cifras, guiones y puntos, y empieza por letra o cifra',
    ],
    [
      { key: '../x', value: 'y' },
      'key',
      'Usa letras, cifras, guiones y puntos, y empieza por letra o cifra',
    ],
    [{ key: 'x', value: 'y'.repeat(1001) }, 'value', 'Como máximo 1000 caracteres'],
    [{ key: 'x', value: '\u0000' }, 'value', 'El texto contiene caracteres no permitidos'],
  ])('refuses %o, and says so at %s', async (body, path, message) => {
    const { staff, stored } = await openDesk();
    const before = await stored();
    const reply = await staff.post(SETTINGS, body);
    expect(codeOf(reply)).toEqual([400, 'VALIDATION']);
    expect(faultsOf(reply)).toContainEqual({ path, message });
    expect(await stored()).toEqual(before);
  });
});

describe('changing a setting', () => {
  test('stores the value, however the key is written', async () => {
    const { staff, stored } = await openDesk();
    const key = `${'ñ'.repeat(90)} 1.b:c-d`;
    await staff.post(SETTINGS, { key, value: 'una' });
    const url = `${SETTINGS}/${encodeURIComponent(key)}`;
    expect(await staff.patch(url, { value: '' })).toMatchObject({
      status: 200,
      body: { key, value: '' },
    });
    expect((await stored())[key]).toBe('');
    expect((await staff.send('DELETE', url)).status).toBe(204);
    expect(await stored()).not.toHaveProperty(key);
  });

  test('of an unknown key is 404', async () => {
    const { staff, stored } = await openDesk();
    for (const key of ['nada', '__proto__', 'toString', 'a%2Fb']) {
      const reply = await staff.patch(`${SETTINGS}/${key}`, { value: 'x' });
      expect([key, ...codeOf(reply)]).toEqual([key, 404, 'SETTING_NOT_FOUND']);
      expect(reply.body).toMatchObject({ error: 'Esta clave no existe. Recarga la página' });
    }
    expect(await stored()).toEqual(NEW_SHOP_SETTINGS);
  });

  test.each([
    ['phonePrimary', '12', 'Escribe un teléfono válido, de 9 a 15 cifras'],
    ['email', 'hola', 'Escribe un correo válido, como hola@ejemplo.es'],
    ['taxId', '12345678A', 'Este NIF no es válido: revisa cifras y letra'],
    ['dailyInitialStock', 'muchos', 'Escribe un número de 0 a 9999,9, con un decimal como mucho'],
    ['restaurantName', '  ', 'Este dato no puede quedar vacío'],
  ])('%s to %j is refused, and nothing changes', async (key, value, message) => {
    const { staff, stored } = await openDesk();
    const reply = await staff.patch(`${SETTINGS}/${key}`, { value });
    expect(codeOf(reply)).toEqual([400, 'VALIDATION']);
    expect(faultsOf(reply)).toEqual([{ path: 'value', message }]);
    expect(await stored()).toEqual(NEW_SHOP_SETTINGS);
  });

  test.each([[{}], [{ value: null }], [{ value: 3 }], [[]]])('to %j is refused', async (body) => {
    const { staff } = await openDesk();
    expect(codeOf(await staff.patch(`${SETTINGS}/city`, body))).toEqual([400, 'VALIDATION']);
  });
});

type Stored = { key: string; value: string; version: number };

describe('a setting that somebody else has changed meanwhile', () => {
  const url = `${SETTINGS}/city`;
  const refused = (current: unknown) => ({
    status: 409,
    body: {
      code: 'EDITED_MEANWHILE',
      error:
        'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
      current,
    },
  });
  async function openSeen() {
    const desk = await openDesk();
    const rows = (await desk.staff.get(SETTINGS)).body as Stored[];
    const { version } = rows.find(({ key }) => key === 'city') ?? { version: 0 };
    return { ...desk, version };
  }

  test('is refused with what it is now, changed or deleted, and stays so', async () => {
    const { staff, stored, version } = await openSeen();
    const theirs = (await staff.patch(url, { value: 'Sax', version })).body as Stored;
    expect(theirs.value).toBe('Sax');
    expect(await staff.patch(url, { value: 'Elda', version })).toMatchObject(refused(theirs));
    const deletion = `${url}?version=${version}`;
    expect(await staff.send('DELETE', deletion)).toMatchObject(refused(theirs));
    expect((await stored())['city']).toBe('Sax');
    const seen = { version: theirs.version };
    expect((await staff.patch(url, { value: 'Elda', ...seen })).status).toBe(200);
  });

  test('to the same value, or named without what was seen, is taken', async () => {
    const { staff, stored, version } = await openSeen();
    await staff.patch(url, { value: 'Sax', version });
    expect((await staff.patch(url, { value: 'Sax', version })).status).toBe(200);
    expect((await staff.patch(url, { value: 'Elda' })).status).toBe(200);
    expect((await stored())['city']).toBe('Elda');
  });

  test('is another one after it was deleted and stored anew', async () => {
    const { under, staff, version } = await openSeen();
    expect((await staff.send('DELETE', url)).status).toBe(204);
    under.time.now += 1;
    const theirs = (await staff.patch(url, { value: 'Sax' })).body;
    expect(await staff.patch(url, { value: 'Elda', version })).toMatchObject(refused(theirs));
  });

  test('at the same moment: one of two saves, the other is told', async () => {
    const { under, staff, version } = await openSeen();
    const other = await under.signedIn('superadmin');
    const replies = await Promise.all([
      staff.patch(url, { value: 'Sax', version }),
      other.patch(url, { value: 'Elda', version }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('deleting a setting', () => {
  test('that is known falls back to the starter value, and can be set anew', async () => {
    const { under, staff, stored } = await openDesk();
    await staff.patch(`${SETTINGS}/city`, { value: 'Sax' });
    expect((await under.visitor().get('/api/site')).body).toMatchObject({ city: 'Sax' });
    expect((await staff.send('DELETE', `${SETTINGS}/city`)).status).toBe(204);
    expect(await stored()).not.toHaveProperty('city');
    const fallback = { city: NEW_SHOP_SETTINGS.city };
    expect((await under.visitor().get('/api/site')).body).toMatchObject(fallback);
    expect((await staff.patch(`${SETTINGS}/city`, { value: 'Elda' })).status).toBe(200);
    expect((await under.visitor().get('/api/site')).body).toMatchObject({ city: 'Elda' });
  });

  test('that is not stored is 404', async () => {
    const { staff } = await openDesk();
    expect((await staff.send('DELETE', `${SETTINGS}/city`)).status).toBe(204);
    for (const key of ['city', 'nada']) {
      expect(codeOf(await staff.send('DELETE', `${SETTINGS}/${key}`))).toEqual([
        404,
        'SETTING_NOT_FOUND',
      ]);
    }
  });
});

test('initialize gives back what is missing, keeps what is there, and can be repeated', async () => {
  const { staff, stored } = await openDesk();
  await staff.patch(`${SETTINGS}/email`, { value: 'otra@brasa.example' });
  await staff.post(SETTINGS, { key: 'nota', value: 'x' });
  await staff.send('DELETE', `${SETTINGS}/city`);
  const wanted = { ...NEW_SHOP_SETTINGS, email: 'otra@brasa.example', nota: 'x' };
  for (let time = 0; time < 2; time += 1) {
    expect((await staff.post(`${SETTINGS}/initialize`)).status).toBe(200);
    expect(await stored()).toEqual(wanted);
  }
});

const phoneOn = (html: unknown) =>
  (dataOf(html) as { '/api/site': { phonePrimary: string } })['/api/site'].phonePrimary;

test('a changed phone number is on the page that is served next', async () => {
  const { visitor, signedIn } = await openSite();
  const staff = await signedIn('haykakan');
  expect(phoneOn((await visitor().get('/contacto', HTML)).body)).toBe('965000111');
  await staff.patch(`${SETTINGS}/phonePrimary`, { value: '+34 965 222 333' });
  expect(phoneOn((await visitor().get('/contacto', HTML)).body)).toBe('965222333');
});

if (engine === 'postgres') {
  test('and on that of every other process, without a restart', async () => {
    const { visitor, signedIn, secondProcess } = await openSite();
    const elsewhere = new Caller(await secondProcess());
    const staff = await signedIn('haykakan');
    expect(phoneOn((await elsewhere.get('/', HTML)).body)).toBe('965000111');
    await staff.patch(`${SETTINGS}/phonePrimary`, { value: '965222333' });
    expect(phoneOn((await visitor().get('/', HTML)).body)).toBe('965222333');
    await until(async () => {
      expect(phoneOn((await elsewhere.get('/', HTML)).body)).toBe('965222333');
      expect((await elsewhere.get('/api/site')).body).toMatchObject({ phonePrimary: '965222333' });
    });
  });
}
