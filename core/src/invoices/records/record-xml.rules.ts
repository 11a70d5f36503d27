// Records as the tax agency's schemas want them (docs/rules/invoices.md#records-as-xml).
import { type Cents } from '../../kernel/amounts/cents.ts';
import { cutText } from '../../kernel/text/cut-text.ts';
import { SYSTEM_ID, SYSTEM_NAME } from '../declaration.rules.ts';
import { countryOfId } from './recipient-id.rules.ts';
import {
  recordAmount,
  recordDay,
  recordMoment,
  type AnnulmentRecord,
  type InvoiceKey,
  type InvoicingRecord,
  type RegistrationRecord,
  type SystemFacts,
} from './records.rules.ts';

const NAMESPACE =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
const RECORDS = `${NAMESPACE}/SuministroInformacion.xsd`;
const SUBMISSION = `${NAMESPACE}/SuministroLR.xsd`;

/** Longest texts of the schemas, in characters. */
const NAME_LENGTH = 120;
const DESCRIPTION_LENGTH = 500;

/** Name and content: text, or elements within; undefined leaves the element out. */
type Element = readonly [name: string, content: string | readonly Element[] | undefined];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// What XML 1.0 cannot carry at all, escaped or not.
const UNSPEAKABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text.replaceAll(UNSPEAKABLE, '').replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

function xmlOf(elements: readonly Element[], prefix: string): string {
  return elements
    .filter(([, content]) => content !== undefined)
    .map(([name, content = '']) => {
      const inner = typeof content === 'string' ? escaped(content) : xmlOf(content, prefix);
      return `<${prefix}${name}>${inner}</${prefix}${name}>`;
    })
    .join('');
}

const yesNo = (is: boolean) => (is ? 'S' : 'N');

/** The element of one record, with its hash. */
export function recordXml(record: InvoicingRecord, huella: string): string {
  const isRegistration = record.type === 'registration';
  const name = isRegistration ? 'RegistroAlta' : 'RegistroAnulacion';
  const own = isRegistration ? registration(record) : annulment(record);
  const all: Element[] = [
    ['IDVersion', '1.0'],
    ...own,
    ['Encadenamiento', chaining(record.previous)],
    ['SistemaInformatico', system(record.system)],
    ['FechaHoraHusoGenRegistro', recordMoment(record.generatedAt)],
    ['TipoHuella', '01'],
    ['Huella', huella],
  ];
  return `<sf:${name} xmlns:sf="${RECORDS}">${xmlOf(all, 'sf:')}</sf:${name}>`;
}

function registration(record: RegistrationRecord): Element[] {
  const { amendment, correction, replaces, recipient } = record;
  return [
    ['IDFactura', key(record.invoice)],
    ['NombreRazonEmisor', cutText(record.issuerName, NAME_LENGTH)],
    ['Subsanacion', amendment ? 'S' : undefined],
    ['RechazoPrevio', rejectionOfRegistration(amendment)],
    ['TipoFactura', record.kind],
    ['TipoRectificativa', correction?.method],
    [
      'FacturasRectificadas',
      correction ? [['IDFacturaRectificada', key(correction.of)]] : undefined,
    ],
    ['FacturasSustituidas', replaces ? [['IDFacturaSustituida', key(replaces)]] : undefined],
    ['ImporteRectificacion', rectification(correction?.rectified)],
    ['FechaOperacion', record.operationDay ? recordDay(record.operationDay) : undefined],
    ['DescripcionOperacion', cutText(record.description, DESCRIPTION_LENGTH)],
    ['Destinatarios', recipient ? [['IDDestinatario', recipientOf(recipient)]] : undefined],
    ['Desglose', record.rates.map((rate): Element => ['DetalleDesglose', rateDetail(rate)])],
    ['CuotaTotal', recordAmount(record.tax)],
    ['ImporteTotal', recordAmount(record.total)],
  ];
}

function annulment(record: AnnulmentRecord): Element[] {
  const { issuerNif, code, issuedOn } = record.invoice;
  return [
    [
      'IDFactura',
      [
        ['IDEmisorFacturaAnulada', issuerNif],
        ['NumSerieFacturaAnulada', code],
        ['FechaExpedicionFacturaAnulada', recordDay(issuedOn)],
      ],
    ],
    ['SinRegistroPrevio', record.isUnknownToAgency ? 'S' : undefined],
    ['RechazoPrevio', record.earlierRejection === 'none' ? undefined : 'S'],
  ];
}

function rejectionOfRegistration(amendment: RegistrationRecord['amendment']): string | undefined {
  if (!amendment || amendment.earlierRejection === 'none') return undefined;
  return amendment.earlierRejection === 'known' ? 'S' : 'X';
}

const key = ({ issuerNif, code, issuedOn }: InvoiceKey): Element[] => [
  ['IDEmisorFactura', issuerNif],
  ['NumSerieFactura', code],
  ['FechaExpedicionFactura', recordDay(issuedOn)],
];

const person = ({ name, nif }: { name: string; nif: string }): Element[] => [
  ['NombreRazon', cutText(name, NAME_LENGTH)],
  ['NIF', nif],
];

/** A firm of another member state is named by its VAT number (type 02). */
function recipientOf({ name, nif }: { name: string; nif: string }): Element[] {
  const country = countryOfId(nif);
  if (country === null) return person({ name, nif });
  const id: Element[] = [
    ['CodigoPais', country],
    ['IDType', '02'],
    ['ID', nif],
  ];
  return [
    ['NombreRazon', cutText(name, NAME_LENGTH)],
    ['IDOtro', id],
  ];
}

function rectification(
  rectified: { base: Cents; tax: Cents } | null | undefined,
): Element[] | undefined {
  if (!rectified) return undefined;
  return [
    ['BaseRectificada', recordAmount(rectified.base)],
    ['CuotaRectificada', recordAmount(rectified.tax)],
  ];
}

const rateDetail = ({ rate, base, tax }: RegistrationRecord['rates'][number]): Element[] => [
  ['Impuesto', '01'],
  ['ClaveRegimen', '01'],
  ['CalificacionOperacion', 'S1'],
  ['TipoImpositivo', String(rate)],
  ['BaseImponibleOimporteNoSujeto', recordAmount(base)],
  ['CuotaRepercutida', recordAmount(tax)],
];

function chaining(previous: InvoicingRecord['previous']): Element[] {
  if (!previous) return [['PrimerRegistro', 'S']];
  return [['RegistroAnterior', [...key(previous), ['Huella', previous.huella]]]];
}

const system = (facts: SystemFacts): Element[] => [
  ...person({ name: facts.producerName, nif: facts.producerNif }),
  ['NombreSistemaInformatico', SYSTEM_NAME],
  ['IdSistemaInformatico', SYSTEM_ID],
  ['Version', facts.version],
  ['NumeroInstalacion', facts.installation],
  ['TipoUsoPosibleSoloVerifactu', yesNo(true)],
  ['TipoUsoPosibleMultiOT', yesNo(false)],
  ['IndicadorMultiplesOT', yesNo(false)],
];

/** An element as a document of its own. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;

/** How many records one document takes. */
export const MAX_RECORDS = 1000;

type Sender = { name: string; nif: string };

/**
 * The document that is sent or exported: RegFactuSistemaFacturacion with records as recordXml() made them.
 * `isAfterOutage` says that they come later than they should.
 */
export function submissionXml(
  sender: Sender,
  records: readonly string[],
  { isAfterOutage }: { isAfterOutage: boolean },
): string {
  const header = xmlOf([['ObligadoEmision', person(sender)]], 'sf:');
  const incident = isAfterOutage
    ? `<sf:RemisionVoluntaria>${xmlOf([['Incidencia', 'S']], 'sf:')}</sf:RemisionVoluntaria>`
    : '';
  const body = records.map((record) => `<sfLR:RegistroFactura>${record}</sfLR:RegistroFactura>`);
  return `<sfLR:RegFactuSistemaFacturacion xmlns:sfLR="${SUBMISSION}" xmlns:sf="${RECORDS}"><sfLR:Cabecera>${header}${incident}</sfLR:Cabecera>${body.join('')}</sfLR:RegFactuSistemaFacturacion>`;
}
