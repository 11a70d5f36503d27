// Talking to the tax agency, whatever it does (docs/rules/invoices.md#sending-faults).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { submissionXml } from '@brasa/core/invoices/records/record-xml.rules.ts';
import { readCertificate, submitRecords } from '../../src/outside/tax-agency.ts';
import { freePort } from '../free-port.ts';
import {
  CERTIFICATE,
  certificateFile,
  CERTIFICATE_PASSWORD,
  fault,
  hangsUp,
  isSilent,
  openAgency,
  says,
  takesAndHangsUp,
} from './tax-agency-under-test.ts';

const RECORD =
  '<sf:RegistroAlta><sf:IDFactura><sf:IDEmisorFactura>B12345674</sf:IDEmisorFactura><sf:NumSerieFactura>F2026-000001</sf:NumSerieFactura><sf:FechaExpedicionFactura>20-11-2026</sf:FechaExpedicionFactura></sf:IDFactura></sf:RegistroAlta>';
const ELEMENT = submissionXml({ name: 'Pollos & Cía', nif: 'B12345674' }, [RECORD], {
  isAfterOutage: false,
});

const accessTo = (url: string, certificate = CERTIFICATE, password?: string) => ({
  environment: 'test' as const,
  url,
  certificate,
  password: password ?? CERTIFICATE_PASSWORD,
});

type Options = { deadline?: AbortSignal; file?: string };

/** What became of a submission to the address, in short. */
async function submit(url: string, { deadline, file }: Options = {}) {
  const opened = await readCertificate(accessTo(url, file));
  if (!('result' in opened)) throw new Error(opened.failure.fault);
  const { signal } = new AbortController();
  const certificate = opened.result;
  const attempt = await submitRecords({ url, certificate, element: ELEMENT, signal, deadline });
  return 'result' in attempt ? attempt.result : attempt.failure;
}

const TAKEN = {
  csv: 'A-00000000000001',
  waitSeconds: 60,
  lines: [
    {
      issuerNif: 'B12345674',
      code: 'F2026-000001',
      issuedOn: '20-11-2026',
      operation: 'Alta',
      isAmendment: false,
      state: 'Correcto',
      error: { code: null, text: null },
      duplicate: null,
    },
  ],
};

describe('a submission', () => {
  test('is SOAP 1.1 in UTF-8, and its answer is read', async () => {
    const agency = await openAgency();
    expect(await submit(agency.url)).toEqual(TAKEN);
    const [{ headers, body } = expect.fail()] = agency.submissions;
    expect(headers).toMatchObject({
      'content-type': 'text/xml; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      soapaction: '""',
      connection: 'close',
    });
    expect(body).toBe(
      `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>${ELEMENT}</soapenv:Body></soapenv:Envelope>`,
    );
  });

  test('goes over HTTPS with the certificate, to an agency that proves who it is', async () => {
    const agency = await openAgency({ isSecure: true });
    expect(await submit(agency.url)).toEqual(TAKEN);
  });

  test('tells what the agency says of a refused and of a duplicate record', async () => {
    const agency = await openAgency();
    agency.find.set('F2026-000001', { state: 'AceptadoConErrores', code: 2000, text: 'Huella' });
    await submit(agency.url);
    agency.find.clear();
    expect(await submit(agency.url)).toMatchObject({
      csv: null,
      lines: [
        {
          state: 'Incorrecto',
          error: { code: 3000, text: 'Registro de facturación duplicado.' },
          duplicate: { state: 'AceptadaConErrores', error: { code: null, text: null } },
        },
      ],
    });
  });
});

const ANSWER = (inside: string) =>
  `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><RespuestaRegFactuSistemaFacturacion>${inside}</RespuestaRegFactuSistemaFacturacion></e:Body></e:Envelope>`;
const STATES = '<EstadoEnvio>Correcto</EstadoEnvio>';
const ENTITIES = `<!DOCTYPE e [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'.replaceAll(
  /./g,
  (name) =>
    `<!ENTITY ${name} "${`&${String.fromCodePoint((name.codePointAt(0) ?? 0) - 1)};`.repeat(10)}">`,
)}]>`;

describe('what is no definite answer is a fault', () => {
  test.each([
    ['nothing', says(200, ''), 'UNUSABLE', 'HTTP 200'],
    ['words', says(200, 'Servicio en mantenimiento'), 'UNUSABLE', 'HTTP 200'],
    ['a page', says(503, '<html><body>Error 503<br></body></html>'), 'OUT_OF_ORDER', 'HTTP 503'],
    ['an answer with a status that is none', says(500, ANSWER(STATES)), 'OUT_OF_ORDER', 'HTTP 500'],
    ['another address', says(302, ''), 'UNUSABLE', 'HTTP 302'],
    ['no entry', says(403, '<html></html>'), 'CERTIFICATE_REFUSED', 'HTTP 403'],
    ['another answer', says(200, '<a/>'), 'UNUSABLE', 'HTTP 200'],
    ['an answer without a state', says(200, ANSWER('')), 'UNUSABLE', 'HTTP 200'],
    [
      'a wait that is no number',
      says(200, ANSWER(`${STATES}<TiempoEsperaEnvio>-1</TiempoEsperaEnvio>`)),
      'UNUSABLE',
      'HTTP 200',
    ],
    ['half an answer', says(200, ANSWER(STATES).slice(0, -20)), 'UNUSABLE', 'HTTP 200'],
    ['a prefix that nobody declared', says(200, ANSWER(`${STATES}<x:y/>`)), 'UNUSABLE', 'HTTP 200'],
    [
      'entities in entities',
      says(200, `${ENTITIES}${ANSWER(`<CSV>&h;</CSV>${STATES}`)}`),
      'UNUSABLE',
      'HTTP 200',
    ],
    [
      "a file of the server's",
      says(
        200,
        `<!DOCTYPE e [<!ENTITY x SYSTEM "file:///etc/passwd">]>${ANSWER(`<CSV>&x;</CSV>`)}`,
      ),
      'UNUSABLE',
      'HTTP 200',
    ],
    [
      'depth',
      says(200, ANSWER(`${STATES}${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`)),
      'UNUSABLE',
      'HTTP 200',
    ],
    ['breadth', says(200, ANSWER(STATES + '<a/>'.repeat(50_000))), 'UNUSABLE', 'HTTP 200'],
    ['more than an answer can be', says(200, 'x'.repeat(5_000_000)), 'UNUSABLE', null],
    [
      'a fault of the service',
      says(500, fault('env:Server', 'Error interno')),
      'OUT_OF_ORDER',
      'Error interno',
    ],
    [
      'a fault of the submission',
      says(500, fault('env:Client', 'Codigo[4104].NIF no identificado')),
      'SUBMISSION_REFUSED',
      'Codigo[4104].NIF no identificado',
    ],
    [
      'a fault of the submission with a status that says otherwise',
      says(200, fault('soapenv:Client.Validation', 'Codigo[4102]')),
      'SUBMISSION_REFUSED',
      'Codigo[4102]',
    ],
    ['a closed line', hangsUp, 'CUT_OFF', 'ECONNRESET'],
    ['a line that closes in the middle of the answer', takesAndHangsUp, 'CUT_OFF', 'ECONNRESET'],
  ])('%s', async (_what, conduct, expected, detail) => {
    const agency = await openAgency();
    agency.behave(conduct);
    expect(await submit(agency.url)).toEqual({ fault: expected, detail });
  });

  test('silence', async () => {
    const agency = await openAgency();
    agency.behave(isSilent);
    const deadline = new AbortController();
    const attempt = submit(agency.url, { deadline: deadline.signal });
    await agency.arrived(1);
    deadline.abort();
    expect(await attempt).toEqual({ fault: 'TOO_SLOW', detail: null });
  });

  test('nobody there', async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    expect(await submit(url)).toEqual({ fault: 'UNREACHABLE', detail: 'ECONNREFUSED' });
  });

  test('somebody whom no authority that we know has proven', async () => {
    const agency = await openAgency({ isSecure: true });
    const attempt = await submit(agency.url, { file: certificateFile('client-alone.p12') });
    expect(attempt).toMatchObject({ fault: 'NOT_THE_AGENCY' });
    expect(agency.submissions).toEqual([]);
  });
});

test('a line that cannot be read is none; the others count', async () => {
  const agency = await openAgency();
  const line = (state: string) =>
    `<RespuestaLinea><IDFactura><IDEmisorFactura>B12345674</IDEmisorFactura><NumSerieFactura>F2026-000001</NumSerieFactura><FechaExpedicionFactura>20-11-2026</FechaExpedicionFactura></IDFactura><Operacion><TipoOperacion>Alta</TipoOperacion></Operacion><EstadoRegistro>${state}</EstadoRegistro></RespuestaLinea>`;
  const inside = `<CSV><![CDATA[A&B]]></CSV><TiempoEsperaEnvio/>${STATES}<RespuestaLinea/>${line('Quizás')}${line('Correcto')}`;
  agency.behave(says(200, ANSWER(inside)));
  expect(await submit(agency.url)).toEqual({ ...TAKEN, csv: 'A&B' });
});

describe('a certificate', () => {
  async function faultOf(certificate: string, password?: string) {
    const opened = await readCertificate(accessTo('http://127.0.0.1', certificate, password));
    return 'failure' in opened ? opened.failure.fault : null;
  }

  test('is opened before anything is sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brasa-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const text = join(folder, 'text.p12');
    writeFileSync(text, 'clave');
    mkdirSync(join(folder, 'carpeta'));
    expect(await faultOf(CERTIFICATE)).toBeNull();
    expect(await faultOf(CERTIFICATE, 'otra')).toBe('CERTIFICATE_PASSWORD');
    expect(await faultOf(join(folder, 'none.p12'))).toBe('CERTIFICATE_MISSING');
    expect(await faultOf(join(text, 'none.p12'))).toBe('CERTIFICATE_MISSING');
    expect(await faultOf(join(folder, 'carpeta'))).toBe('CERTIFICATE_UNREADABLE');
    expect(await faultOf(text)).toBe('CERTIFICATE_UNUSABLE');
    // As browsers of long ago wrote them; OpenSSL no longer reads them.
    expect(await faultOf(certificateFile('client-old.p12'))).toBe('CERTIFICATE_UNUSABLE');
  });
});
