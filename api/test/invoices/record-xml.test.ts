// Records of every kind in the tax agency's form (docs/rules/invoices.md#records-as-xml). Where the
// environment says in which folder its schemas are, the documents are validated against them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import {
  recordXml,
  submissionXml,
  xmlDocument,
} from '@brasa/core/invoices/records/record-xml.rules.ts';
import {
  hashedText,
  type AnnulmentRecord,
  type InvoicingRecord,
  type RegistrationRecord,
} from '@brasa/core/invoices/records/records.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { huellaOf } from '../../src/invoices/records/seal.ts';

const place = {
  invoice: { issuerNif: 'B12345674', code: 'F2026-000002', issuedOn: '2026-11-20' as Day },
  previous: {
    issuerNif: 'B12345674',
    code: 'F2026-000001',
    issuedOn: '2026-11-20' as Day,
    huella: 'A'.repeat(64),
  },
  generatedAt: Date.UTC(2026, 10, 20, 12),
  system: {
    producerName: 'Brasa & Leña',
    producerNif: 'B12345674',
    version: '0.1.0',
    installation: '1',
  },
};

const full: RegistrationRecord = {
  ...place,
  type: 'registration',
  issuerName: 'Brasa & <Leña> SL',
  amendment: null,
  kind: 'F1',
  correction: null,
  replaces: null,
  operationDay: '2026-11-19' as Day,
  description: 'Pollo "a la leña" \u{1F357}\u0000 y más '.repeat(40),
  recipient: { name: 'María-José Núñez O’Brien '.repeat(8), nif: '12345678Z' },
  rates: [
    { rate: 4, base: cents(100), tax: cents(4) },
    { rate: 10, base: cents(1818), tax: cents(182) },
    { rate: 21, base: cents(826), tax: cents(174) },
  ],
  tax: cents(360),
  total: cents(3104),
};
const simplified: RegistrationRecord = { ...full, kind: 'F2', recipient: null, operationDay: null };
const of = place.previous;
const byDifference = { method: 'I', of, rectified: null } as const;
const bySubstitution = { method: 'S', of, rectified: { base: cents(1), tax: cents(0) } } as const;
const less = {
  rates: [{ rate: 10, base: cents(-455), tax: cents(-45) }],
  tax: cents(-45),
  total: cents(-500),
} as const;
const annulment: AnnulmentRecord = {
  ...place,
  type: 'annulment',
  earlierRejection: 'none',
  isUnknownToAgency: false,
};

const inFrance: RegistrationRecord = {
  ...full,
  recipient: { name: 'Poulet & Fils SARL', nif: 'FR12345678901' },
};

const RECORDS: Record<string, InvoicingRecord> = {
  'the first of all': { ...full, previous: null },
  F1: full,
  F2: simplified,
  F3: { ...full, kind: 'F3', replaces: of },
  'F1 for a firm of another member state': inFrance,
  'F1 for a firm of Greece': { ...full, recipient: { name: 'Κρέας ΑΕ', nif: 'EL123456789' } },
  'F1 for a firm of Northern Ireland': {
    ...full,
    recipient: { name: 'Chicken Ltd', nif: 'XI123456789' },
  },
  'R1 by difference': { ...full, ...less, kind: 'R1', correction: byDifference },
  'R4 by substitution': { ...full, kind: 'R4', correction: bySubstitution },
  'R5 by difference': { ...simplified, ...less, kind: 'R5', correction: byDifference },
  'an amendment': { ...full, amendment: { earlierRejection: 'none' } },
  'an amendment after a refusal': { ...full, amendment: { earlierRejection: 'known' } },
  'an amendment of what the agency never took': {
    ...full,
    amendment: { earlierRejection: 'unknown' },
  },
  'an annulment': annulment,
  'an annulment again': { ...annulment, earlierRejection: 'known' },
  'an annulment of what the agency never took': { ...annulment, isUnknownToAgency: true },
};

const documentOf = (record: InvoicingRecord, isAfterOutage = false): string =>
  xmlDocument(
    submissionXml(
      { name: 'Brasa & Leña SL', nif: 'B12345674' },
      [recordXml(record, huellaOf(hashedText(record)))],
      { isAfterOutage },
    ),
  );

const namesIn = (xml: string): string[] =>
  [...xml.matchAll(/<sf:(\w+)[ >]/g)].map(([, name = '']) => name);

describe('the elements of a record, in their order', () => {
  test('of an invoice', () => {
    expect(namesIn(documentOf(full)).join(' ')).toBe(
      'ObligadoEmision NombreRazon NIF RegistroAlta IDVersion IDFactura IDEmisorFactura NumSerieFactura FechaExpedicionFactura NombreRazonEmisor TipoFactura FechaOperacion DescripcionOperacion Destinatarios IDDestinatario NombreRazon NIF Desglose ' +
        'DetalleDesglose Impuesto ClaveRegimen CalificacionOperacion TipoImpositivo BaseImponibleOimporteNoSujeto CuotaRepercutida '.repeat(
          3,
        ) +
        'CuotaTotal ImporteTotal Encadenamiento RegistroAnterior IDEmisorFactura NumSerieFactura FechaExpedicionFactura Huella SistemaInformatico NombreRazon NIF NombreSistemaInformatico IdSistemaInformatico Version NumeroInstalacion TipoUsoPosibleSoloVerifactu TipoUsoPosibleMultiOT IndicadorMultiplesOT FechaHoraHusoGenRegistro TipoHuella Huella',
    );
  });

  test('of an invoice for a firm of another member state', () => {
    const [, recipient] =
      /<sf:IDDestinatario>(.*)<\/sf:IDDestinatario>/.exec(documentOf(inFrance)) ?? [];
    expect(recipient).toBe(
      '<sf:NombreRazon>Poulet &amp; Fils SARL</sf:NombreRazon><sf:IDOtro>' +
        '<sf:CodigoPais>FR</sf:CodigoPais><sf:IDType>02</sf:IDType><sf:ID>FR12345678901</sf:ID></sf:IDOtro>',
    );
  });

  test('of an annulment', () => {
    expect(namesIn(documentOf(annulment)).slice(3, 8)).toEqual([
      'RegistroAnulacion',
      'IDVersion',
      'IDFactura',
      'IDEmisorFacturaAnulada',
      'NumSerieFacturaAnulada',
    ]);
  });

  test('texts are escaped, cut to what the schema takes, and free of what XML cannot carry', () => {
    const xml = documentOf(full);
    const textIn = (name: string) => new RegExp(`<sf:${name}>([^<]*)<`).exec(xml)?.[1] ?? '';
    expect(xml).toContain('<sf:NombreRazonEmisor>Brasa &amp; &lt;Leña&gt; SL<');
    expect(xml).not.toContain('\u0000');
    expect(textIn('DescripcionOperacion').length).toBeLessThanOrEqual(500);
    expect(xml.isWellFormed()).toBe(true);
  });
});

const folder = process.env['AEAT_SCHEMAS'];
if (folder !== undefined) {
  const read = async (fileName: string) => {
    const text = await readFile(join(folder, fileName), 'utf8');
    // Nothing is fetched: the one schema that is named by its address lies beside the others.
    const contents = text.replace(/http:\/\/www\.w3\.org\/TR\/xmldsig-core\/(?=xmldsig)/, '');
    return { fileName, contents };
  };

  const faultsOf = async (contents: string) => {
    const { errors } = await validateXML({
      xml: { fileName: 'record.xml', contents },
      schema: await read('SuministroLR.xsd'),
      preload: [await read('SuministroInformacion.xsd'), await read('xmldsig-core-schema.xsd')],
    });
    return errors.map(({ message }) => message);
  };

  test.each(Object.entries(RECORDS))('%s is valid by the schemas', async (name, record) => {
    expect(await faultsOf(documentOf(record, name === 'F1'))).toEqual([]);
  });

  test('a record without its total is not', async () => {
    const [fault] = await faultsOf(documentOf(full).replace(/<sf:ImporteTotal>.*?<.*?>/, ''));
    expect(fault).toContain('ImporteTotal');
  });
}
