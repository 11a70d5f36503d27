// A server that answers as the tax agency describes its service (Descripción del servicio web, 1.0), on this
// machine. The certificates beside it are of an authority of the tests' own and prove nothing anywhere else.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const certificateFile = (name: string) => join(import.meta.dirname, 'certificates', name);
export const CERTIFICATE = certificateFile('client.p12');
export const CERTIFICATE_PASSWORD = 'secreto';

type AgencyRecord = {
  operation: 'Alta' | 'Anulacion';
  nif: string;
  code: string;
  issuedOn: string;
  isAmendment: boolean;
};

type Submission = {
  headers: IncomingMessage['headers'];
  body: string;
  nif: string;
  isAfterOutage: boolean;
  records: AgencyRecord[];
};

/** What the agency finds of a record; without a code nothing is wrong with it. */
type Verdict = {
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  code?: number;
  text?: string;
};

/** How a call goes; `answer` is what the agency would say, which it knows once it has taken the records. */
type Conduct = (response: ServerResponse, answer: () => string) => void;

export type Agency = {
  url: string;
  submissions: Submission[];
  /** How the next calls go, one after the other; after them as usual. */
  behave: (...next: Conduct[]) => void;
  /** What it finds of records by their invoices' codes. */
  find: Map<string, Verdict>;
  /** TiempoEsperaEnvio. */
  waitSeconds: number;
  /** Records of which the answer has no line, by their invoices' codes. */
  forgets: Set<string>;
  /** Resolves when so many submissions have arrived, at once where they have. */
  arrived: (count: number) => Promise<void>;
};

/** Takes the records and answers. */
export const answers: Conduct = (response, answer) => send(response, 200, answer());
/** Answers whatever this is and takes nothing. */
export const says =
  (status: number, body: string): Conduct =>
  (response) =>
    send(response, status, body);
/** Takes nothing and says nothing. */
export const isSilent: Conduct = () => {};
/** Closes the connection before it has taken anything. */
export const hangsUp: Conduct = (response) => void response.destroy();
/** Takes the records and closes the connection in the middle of its answer. */
export const takesAndHangsUp: Conduct = (response, answer) => {
  const said = answer();
  response.writeHead(200, { 'content-type': XML, 'content-length': Buffer.byteLength(said) });
  response.write(said.slice(0, said.length / 2), () => response.destroy());
};
/** Takes the records and never says so. */
export const takesSilently: Conduct = (_response, answer) => void answer();

export const fault = (code: string, text: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body><env:Fault><faultcode>${code}</faultcode><faultstring>${text}</faultstring><detail><callstack>x</callstack></detail></env:Fault></env:Body></env:Envelope>`;

const XML = 'text/xml; charset=utf-8';

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': XML });
  response.end(body);
}

/** Listens until the test ends; over HTTPS it asks for a certificate of the tests' authority. */
export async function openAgency({ isSecure = false } = {}): Promise<Agency> {
  const registered = new Map<string, 'Correcta' | 'AceptadaConErrores' | 'Anulada'>();
  const conducts: Conduct[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const agency: Agency = {
    url: '',
    submissions: [],
    behave: (...next) => void conducts.push(...next),
    find: new Map(),
    waitSeconds: 60,
    forgets: new Set(),
    arrived: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve });
        notify();
      }),
  };
  const notify = () => {
    for (const { count, resolve } of waiting) if (agency.submissions.length >= count) resolve();
  };
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const submission = readSubmission(request.headers, await text(request));
    const conduct = conducts.shift() ?? answers;
    conduct(response, () => answerOf(agency, registered, submission));
    agency.submissions.push(submission);
    notify();
  };
  const server = isSecure ? createHttps(secure(), listener) : createHttp(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  agency.url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}/VerifactuSOAP`;
  return agency;
}

const secure = () => ({
  key: readFileSync(certificateFile('server-key.pem')),
  cert: readFileSync(certificateFile('server.pem')),
  ca: readFileSync(certificateFile('ca.pem')),
  requestCert: true,
  rejectUnauthorized: true,
});

const within = (xml: string, name: string): string =>
  new RegExp(`<sf:${name}>([^<]*)</sf:${name}>`).exec(xml)?.[1] ?? '';

function readSubmission(headers: IncomingMessage['headers'], body: string): Submission {
  const header = /<sfLR:Cabecera>(.*?)<\/sfLR:Cabecera>/s.exec(body)?.[1] ?? '';
  const records = [...body.matchAll(/<sfLR:RegistroFactura>(.*?)<\/sfLR:RegistroFactura>/gs)];
  return {
    headers,
    body,
    nif: within(header, 'NIF'),
    isAfterOutage: within(header, 'Incidencia') === 'S',
    records: records.map(([, xml = '']) => {
      const isAnnulment = xml.startsWith('<sf:RegistroAnulacion');
      const mark = isAnnulment ? 'Anulada' : '';
      return {
        operation: isAnnulment ? 'Anulacion' : 'Alta',
        nif: within(xml, `IDEmisorFactura${mark}`),
        code: within(xml, `NumSerieFactura${mark}`),
        issuedOn: within(xml, `FechaExpedicionFactura${mark}`),
        isAmendment: within(xml, 'Subsanacion') === 'S',
      };
    }),
  };
}

type Registered = Map<string, 'Correcta' | 'AceptadaConErrores' | 'Anulada'>;

function answerOf(agency: Agency, registered: Registered, { nif, records }: Submission): string {
  const lines = records.map((record) => ({ record, verdict: judge(agency, registered, record) }));
  const states = new Set(lines.map(({ verdict }) => verdict.state));
  const isRefused = states.size === 1 && states.has('Incorrecto');
  const isTaken = states.size === 1 && states.has('Correcto');
  const state = isRefused ? 'Incorrecto' : isTaken ? 'Correcto' : 'ParcialmenteCorrecto';
  const csv = `A-${String(agency.submissions.length + 1).padStart(14, '0')}`;
  const NS =
    'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
  return `<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Header/><env:Body Id="Body">
<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="${NS}/RespuestaSuministro.xsd" xmlns:tik="${NS}/SuministroInformacion.xsd">
${isRefused ? '' : `<tikR:CSV>${csv}</tikR:CSV><tikR:DatosPresentacion><tik:NIFPresentador>${nif}</tik:NIFPresentador><tik:TimestampPresentacion>2026-11-20T12:10:00+01:00</tik:TimestampPresentacion></tikR:DatosPresentacion>`}
<tikR:Cabecera><tik:ObligadoEmision><tik:NombreRazon>Brasa</tik:NombreRazon><tik:NIF>${nif}</tik:NIF></tik:ObligadoEmision></tikR:Cabecera>
<tikR:TiempoEsperaEnvio>${agency.waitSeconds}</tikR:TiempoEsperaEnvio>
<tikR:EstadoEnvio>${state}</tikR:EstadoEnvio>
${lines
  .filter(({ record }) => !agency.forgets.has(record.code))
  .map(({ record, verdict }) => lineOf(record, verdict))
  .join('\n')}
</tikR:RespuestaRegFactuSistemaFacturacion></env:Body></env:Envelope>`;
}

type Judged = Verdict & { duplicate?: string };

/** What is wrong with the record, by what is registered of its invoice; registers what is taken. */
function judge(agency: Agency, registered: Registered, record: AgencyRecord): Judged {
  const key = [record.nif, record.code, record.issuedOn].join(' ');
  const known = registered.get(key);
  const found = agency.find.get(record.code) ?? { state: 'Correcto' };
  if (found.state === 'Incorrecto') return found;
  if (record.operation === 'Anulacion') {
    if (known === undefined)
      return { state: 'Incorrecto', code: 3002, text: 'No existe el registro de facturación.' };
    if (known === 'Anulada') {
      return {
        state: 'Incorrecto',
        code: 3001,
        text: 'El registro de facturación ya ha sido dado de baja.',
      };
    }
    registered.set(key, 'Anulada');
    return found;
  }
  if (known !== undefined && !record.isAmendment) {
    return {
      state: 'Incorrecto',
      code: 3000,
      text: 'Registro de facturación duplicado.',
      duplicate: known,
    };
  }
  registered.set(key, found.state === 'Correcto' ? 'Correcta' : 'AceptadaConErrores');
  return found;
}

function lineOf(record: AgencyRecord, { state, code, text, duplicate }: Judged): string {
  const error =
    code === undefined
      ? ''
      : `<tikR:CodigoErrorRegistro>${code}</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>${text ?? ''}</tikR:DescripcionErrorRegistro>`;
  const known =
    duplicate === undefined
      ? ''
      : `<tikR:RegistroDuplicado><tik:IdPeticionRegistroDuplicado>20261120121000000001</tik:IdPeticionRegistroDuplicado><tik:EstadoRegistroDuplicado>${duplicate}</tik:EstadoRegistroDuplicado></tikR:RegistroDuplicado>`;
  return `<tikR:RespuestaLinea><tikR:IDFactura><tik:IDEmisorFactura>${record.nif}</tik:IDEmisorFactura><tik:NumSerieFactura>${record.code}</tik:NumSerieFactura><tik:FechaExpedicionFactura>${record.issuedOn}</tik:FechaExpedicionFactura></tikR:IDFactura><tikR:Operacion><tik:TipoOperacion>${record.operation}</tik:TipoOperacion>${record.isAmendment ? '<tik:Subsanacion>S</tik:Subsanacion>' : ''}</tikR:Operacion><tikR:EstadoRegistro>${state}</tikR:EstadoRegistro>${error}${known}</tikR:RespuestaLinea>`;
}
