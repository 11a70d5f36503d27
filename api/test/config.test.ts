// The environment (docs/rules/running.md#environment): all optional, every fault named.
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';

const SENDING = [
  ...['VERIFACTU_CERTIFICATE', 'VERIFACTU_CERTIFICATE_PASSWORD', 'VERIFACTU_ENVIRONMENT'],
  ...['VERIFACTU_URL', 'SIF_PRODUCER_NAME', 'SIF_PRODUCER_NIF', 'SIF_INSTALLATION'],
  ...['SIF_PRODUCER_ADDRESS', 'SIF_DECLARED_ON', 'SIF_DECLARED_IN'],
];

const UNDECLARED = { address: undefined, declaredOn: undefined, declaredIn: undefined };

describe('the environment', () => {
  test('may be empty, or full of blanks', () => {
    const expected = {
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: undefined,
      adminUsername: 'admin',
      adminPassword: undefined,
      trustProxy: false,
      logLevel: 'info',
      rateLimits: true,
      googlePlaces: undefined,
      invoicingSystem: { producer: undefined, installation: '1', declaration: UNDECLARED },
      printerAnywhere: false,
      push: { subject: 'https://brasa.invalid', trusted: [] },
      mail: undefined,
      isMailIncomplete: false,
      taxAgency: undefined,
    };
    expect(readConfig({})).toEqual(expected);
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'ADMIN_USERNAME'];
    names.push('ADMIN_PASSWORD', 'TRUST_PROXY', 'LOG_LEVEL', 'RATE_LIMITS', ...SENDING);
    names.push('TICKET_PRINTER_ANYWHERE');
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(expected);
  });

  test('is read as it is written', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '127.0.0.1',
        DATA_DIR: '/var/lib/brasa',
        DATABASE_URL: 'postgres://brasa:secreto@db:5432/brasa?sslmode=require',
        PUBLIC_URL: 'https://pollos.example/',
        ADMIN_USERNAME: 'dueña',
        ADMIN_PASSWORD: 'secreto',
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
        SOMETHING_ELSE: 'x',
      }),
    ).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/var/lib/brasa',
      databaseUrl: 'postgres://brasa:secreto@db:5432/brasa?sslmode=require',
      publicUrl: 'https://pollos.example',
      adminUsername: 'dueña',
      adminPassword: 'secreto',
      logLevel: 'warn',
      rateLimits: false,
    });
  });

  test('names the Google listing by key and id; the address has a value of its own', () => {
    const listing = { GOOGLE_PLACES_API_KEY: 'clave', GOOGLE_PLACE_ID: 'ChIJ' };
    const named = { apiKey: 'clave', placeId: 'ChIJ' };
    expect(readConfig(listing).googlePlaces).toEqual({
      url: 'https://places.googleapis.com',
      ...named,
    });
    const elsewhere = { ...listing, GOOGLE_PLACES_URL: 'http://127.0.0.1:9/' };
    expect(readConfig(elsewhere).googlePlaces).toEqual({ url: 'http://127.0.0.1:9', ...named });
    for (const missing of Object.keys(listing)) {
      expect(readConfig({ ...elsewhere, [missing]: '' }).googlePlaces).toBeUndefined();
    }
  });

  test('sends mail with a server, a sender and an address for its links, and says where one is missing', () => {
    const mail = {
      SMTP_URL: 'smtp://user:secreto@mail.example:587',
      MAIL_FROM: 'pedidos@pollos.example',
      PUBLIC_URL: 'https://pollos.example/',
    };
    const { SMTP_URL: url, MAIL_FROM: from } = mail;
    expect(readConfig(mail)).toMatchObject({
      mail: { url, from, publicUrl: 'https://pollos.example' },
      isMailIncomplete: false,
    });
    for (const missing of Object.keys(mail)) {
      const { mail: access, isMailIncomplete } = readConfig({ ...mail, [missing]: '' });
      expect([access, isMailIncomplete]).toEqual([undefined, missing !== 'SMTP_URL']);
    }
  });

  test('tells push services who is behind it, and trusts those that it is told to', () => {
    const url = { PUBLIC_URL: 'https://pollos.example/' };
    const of = (variables: Record<string, string>) => readConfig(variables).push;
    expect(of(url).subject).toBe('https://pollos.example');
    expect(of({ ...url, MAIL_FROM: 'a@pollos.example' }).subject).toBe('mailto:a@pollos.example');
    expect(of({ PUBLIC_URL: 'http://pollos.example' }).subject).toBe('https://brasa.invalid');
    const own = 'http://10.0.0.1:8080/push, https://avisos.example';
    expect(of({ PUSH_SERVICES: own }).trusted).toEqual([
      'http://10.0.0.1:8080',
      'https://avisos.example',
    ]);
    expect(() => of({ PUSH_SERVICES: 'avisos' })).toThrow('PUSH_SERVICES');
  });

  test('sends records of invoices with a certificate alone, to the test service unless told', () => {
    const certificate = { VERIFACTU_CERTIFICATE: '/etc/brasa/sello.p12' };
    const access = { certificate: '/etc/brasa/sello.p12', password: undefined };
    expect(readConfig(certificate).taxAgency).toEqual({
      environment: 'test',
      url: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
      ...access,
    });
    expect(readConfig({ ...certificate, VERIFACTU_ENVIRONMENT: 'production' }).taxAgency).toEqual({
      environment: 'production',
      url: 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
      ...access,
    });
    const elsewhere = {
      VERIFACTU_CERTIFICATE_PASSWORD: 'clave',
      VERIFACTU_URL: 'https://prewww10.aeat.es/VerifactuSOAP',
    };
    expect(readConfig({ ...certificate, ...elsewhere }).taxAgency).toEqual({
      ...access,
      environment: 'test',
      url: elsewhere.VERIFACTU_URL,
      password: 'clave',
    });
    expect(readConfig({ ...elsewhere, VERIFACTU_ENVIRONMENT: 'production' }).taxAgency).toBe(
      undefined,
    );
  });

  test("names the program's producer by name and NIF, and the installation", () => {
    const producer = { SIF_PRODUCER_NAME: 'Programas, S.L.', SIF_PRODUCER_NIF: 'b-12345674' };
    expect(readConfig({ ...producer, SIF_INSTALLATION: '7' }).invoicingSystem).toEqual({
      producer: { name: 'Programas, S.L.', nif: 'B12345674' },
      installation: '7',
      declaration: UNDECLARED,
    });
    const declared = { SIF_DECLARED_ON: '2026-12-01', SIF_DECLARED_IN: 'Villena, España' };
    expect(readConfig(declared).invoicingSystem.declaration).toEqual({
      address: undefined,
      declaredOn: '2026-12-01',
      declaredIn: 'Villena, España',
    });
    for (const missing of Object.keys(producer)) {
      expect(readConfig({ ...producer, [missing]: '' }).invoicingSystem.producer).toBeUndefined();
    }
  });

  test('PORT=0 asks for any free port', () => {
    expect(readConfig({ PORT: '0' }).port).toBe(0);
  });
});

describe('a faulty variable is named, in Spanish', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/brasa'],
    ['DATABASE_URL', 'db'],
    ['PUBLIC_URL', 'pollos.example'],
    ['PUBLIC_URL', 'ftp://pollos.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ADMIN_USERNAME', 'ab'],
    ['ADMIN_USERNAME', 'x'.repeat(101)],
    ['ADMIN_PASSWORD', '12345'],
    ['ADMIN_PASSWORD', 'x'.repeat(201)],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', '10.0.0.1, banana'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.1'],
    ['TRUST_PROXY', '1000'],
    ['TRUST_PROXY', 'fd00::/129'],
    // Fastify would refuse these at start, with a message of its own.
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'loopback/8'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_LEVEL', 'INFO'],
    ['RATE_LIMITS', 'no'],
    ['TICKET_PRINTER_ANYWHERE', 'sí'],
    ['GOOGLE_PLACES_URL', 'places'],
    ['GOOGLE_PLACES_API_KEY', 'clave con ñ'],
    ['VERIFACTU_ENVIRONMENT', 'produccion'],
    ['VERIFACTU_URL', 'prewww1.aeat.es'],
    ['SIF_PRODUCER_NIF', 'B12345678'],
    ['SIF_DECLARED_ON', '2026-02-29'],
    ['SIF_PRODUCER_NAME', 'x'.repeat(121)],
    ['SIF_INSTALLATION', 'x'.repeat(101)],
  ])('%s=%s', (name, value) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(OperatorError);
    expect(reading).toThrow(
      new RegExp(`^Variables de entorno no válidas:\\n  ${name}: (?!.*(Invalid|expected))`),
    );
  });

  test('and all of them at once', () => {
    const faulty = {
      PORT: 'x',
      DATABASE_URL: 'x',
      PUBLIC_URL: 'x',
      ADMIN_PASSWORD: 'x',
      LOG_LEVEL: 'x',
      RATE_LIMITS: 'x',
    };
    for (const name of Object.keys(faulty)) {
      expect(() => readConfig(faulty)).toThrow(new RegExp(`\\n  ${name}: `));
    }
  });

  test('without its value: a password in a log is read by others', () => {
    const secret = 'postgresx://brasa:muysecreto@db/brasa';
    expect(() => readConfig({ DATABASE_URL: secret })).not.toThrow(/muysecreto/);
  });
});

test('a first superadmin can sign in under every name that the environment accepts', () => {
  // Login trims what is typed and refuses control characters; a name that it cannot match is faulty.
  for (const name of ['  espacios  ', 'tab\tulador', 'nul\u0000o']) {
    expect([name, isAccepted(name)]).toEqual([name, false]);
  }
});

function isAccepted(name: string): boolean {
  try {
    return readConfig({ ADMIN_USERNAME: name }).adminUsername === name;
  } catch {
    return false;
  }
}
