// What a stored record was hashed of, read back out of its XML (docs/rules/invoices.md#chain-check).
import { hashedFields } from './records.rules.ts';

const UNESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt);/g, (entity) => UNESCAPES[entity] ?? entity);
}

/** The text of the element's first occurrence in the XML. */
function textOf(xml: string, name: string): string | null {
  const found = new RegExp(`<sf:${name}>([^<]*)</sf:${name}>`).exec(xml)?.[1];
  return found === undefined ? null : unescaped(found);
}

/** The part of the XML within the element. */
const within = (xml: string, name: string): string =>
  new RegExp(`<sf:${name}>.*</sf:${name}>`, 's').exec(xml)?.[0] ?? '';

/** Whom the record of an invoice names; null where it names nobody. */
export function recipientInXml(xml: string): { name: string; nif: string } | null {
  const recipient = within(xml, 'Destinatarios');
  const name = textOf(recipient, 'NombreRazon');
  const nif = textOf(recipient, 'NIF') ?? textOf(recipient, 'ID');
  return name === null || nif === null ? null : { name, nif };
}

const REGISTRATION = [
  'IDEmisorFactura',
  'NumSerieFactura',
  'FechaExpedicionFactura',
  'TipoFactura',
  'CuotaTotal',
  'ImporteTotal',
];
const ANNULMENT = [
  'IDEmisorFacturaAnulada',
  'NumSerieFacturaAnulada',
  'FechaExpedicionFacturaAnulada',
];

type Recorded = { text: string; huella: string; previousHuella: string };

/** What is hashed, and both hashes that stand in the record; null where it is no record. */
export function hashedTextOfXml(xml: string): Recorded | null {
  const names = xml.startsWith('<sf:RegistroAlta ') ? REGISTRATION : ANNULMENT;
  const fields = names.map((name) => [name, textOf(xml, name)] as const);
  const moment = textOf(xml, 'FechaHoraHusoGenRegistro');
  const chaining = within(xml, 'Encadenamiento');
  const huella = textOf(xml.replace(chaining, ''), 'Huella');
  const previousHuella = textOf(chaining, 'Huella') ?? '';
  if (huella === null || moment === null) return null;
  const known = fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  if (known.length < names.length) return null;
  const linked = [
    ['Huella', previousHuella],
    ['FechaHoraHusoGenRegistro', moment],
  ] as const;
  return { text: hashedFields([...known, ...linked]), huella, previousHuella };
}
