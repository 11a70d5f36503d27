// The tax agency's answer as XML: from a stranger until it has been read, so no more of it is believed than
// its shape (docs/rules/invoices.md#answers).
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import type { AgencyAnswer } from '@brasa/core/invoices/sending/agency-answer.rules.ts';
import { FIRST_WAIT_SECONDS } from '@brasa/core/invoices/sending/sending.rules.ts';

/** An element by its name without a prefix: the agency chooses its prefixes as it likes. */
type XmlElement = { name: string; text: string; children: XmlElement[] };

/** A thousand lines of every element that the schema allows have 17,000. */
const MOST_ELEMENTS = 40_000;
const DEEPEST = 20;

export type SoapAnswer =
  | { kind: 'answer'; answer: AgencyAnswer }
  /** `isOurs`: the submission is said to be wrong, and not the service. */
  | { kind: 'fault'; isOurs: boolean; text: string };

/** Null for what is neither an answer to a submission nor a SOAP fault. */
export function readSoapAnswer(document: string): SoapAnswer | null {
  const root = readXml(document);
  const body = root?.name === 'Envelope' ? child(root, 'Body') : undefined;
  const fault = child(body, 'Fault');
  if (fault) {
    const code = textOf(fault, 'faultcode') ?? '';
    // "env:Client", "soapenv:Client.Authentication".
    const isOurs = /^(?:.*:)?Client\b/.test(code);
    return { kind: 'fault', isOurs, text: textOf(fault, 'faultstring') ?? code };
  }
  const answer = answerSchema.safeParse(
    rawAnswer(child(body, 'RespuestaRegFactuSistemaFacturacion')),
  );
  if (!answer.success) return null;
  const { csv, waitSeconds, lines } = answer.data;
  return {
    kind: 'answer',
    answer: { csv, waitSeconds, lines: lines.filter((line) => line !== null) },
  };
}

/** The root element; null for what is no well-formed XML, has a DTD, or is larger than any answer. */
function readXml(document: string): XmlElement | null {
  const top: XmlElement = { name: '', text: '', children: [] };
  const open = [top];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  const refuse = () => {
    throw new Error('no answer of the tax agency');
  };
  // Entities are declared in a DTD, and nowhere else.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ local }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) refuse();
    const element = { name: local, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const append = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  try {
    parser.write(document).close();
  } catch {
    return null;
  }
  return top.children[0] ?? null;
}

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);

/** Undefined where the element is missing, and where it is empty. */
function textOf(element: XmlElement | undefined, name: string): string | undefined {
  const text = child(element, name)?.text.trim();
  return text === '' ? undefined : text;
}

const orNull = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const error = z.object({ code: z.coerce.number().int().nullable().catch(null), text: orNull });

const line = z.object({
  issuerNif: z.string(),
  code: z.string(),
  issuedOn: z.string(),
  operation: z.enum(['Alta', 'Anulacion']),
  isAmendment: z.boolean(),
  state: z.enum(['Correcto', 'AceptadoConErrores', 'Incorrecto']),
  error,
  duplicate: z.object({ state: z.string().default(''), error }).nullable(),
});

const answerSchema = z.object({
  csv: orNull,
  state: z.enum(['Correcto', 'ParcialmenteCorrecto', 'Incorrecto']),
  waitSeconds: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .default(FIRST_WAIT_SECONDS),
  // A record whose line cannot be read is one that the answer does not speak of.
  lines: z.array(line.nullable().catch(null)),
});

function rawAnswer(element: XmlElement | undefined) {
  return (
    element && {
      csv: textOf(element, 'CSV'),
      state: textOf(element, 'EstadoEnvio'),
      waitSeconds: textOf(element, 'TiempoEsperaEnvio'),
      lines: element.children.filter(({ name }) => name === 'RespuestaLinea').map(rawLine),
    }
  );
}

function rawLine(element: XmlElement) {
  const invoice = child(element, 'IDFactura');
  const operation = child(element, 'Operacion');
  const duplicate = child(element, 'RegistroDuplicado');
  return {
    issuerNif: textOf(invoice, 'IDEmisorFactura'),
    code: textOf(invoice, 'NumSerieFactura'),
    issuedOn: textOf(invoice, 'FechaExpedicionFactura'),
    operation: textOf(operation, 'TipoOperacion'),
    isAmendment: textOf(operation, 'Subsanacion') === 'S',
    state: textOf(element, 'EstadoRegistro'),
    error: rawError(element),
    duplicate: duplicate
      ? { state: textOf(duplicate, 'EstadoRegistroDuplicado'), error: rawError(duplicate) }
      : null,
  };
}

const rawError = (element: XmlElement) => ({
  code: textOf(element, 'CodigoErrorRegistro') ?? null,
  text: textOf(element, 'DescripcionErrorRegistro'),
});
