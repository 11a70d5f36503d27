// The statement of compliance of the invoicing system, which its producer fills in and signs
// (docs/rules/invoices.md#statement-of-compliance).
import { longDay } from '../kernel/time/date-texts.ts';
import type { InvoicingSystem } from './invoices.contract.ts';

/** Two letters that tell this program from its producer's others. */
export const SYSTEM_ID = 'BR';
export const SYSTEM_NAME = 'Brasa';

export const DECLARATION_TITLE = 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN';

export type DeclarationItem = {
  /** Its place in the statement: "1.a". */
  place: string;
  label: string;
  /** Null where the producer has not said it. */
  value: string | null;
};

const COMPONENTS =
  'Programa de encargos, fidelización y facturación de un asador con comida para llevar. Consta de un servidor (Node.js con SQLite o PostgreSQL) y de páginas que se usan con un navegador; no necesita equipos propios. Expide facturas completas, simplificadas y rectificativas, genera sus registros de alta y anulación en una sola transacción con cada factura, los encadena, los conserva sin que puedan cambiarse, los comprueba, los exporta y los envía a la Agencia Tributaria.';

const ONLY_VERIFACTU = 'S. Sí: para cumplir el Reglamento solo puede funcionar como VERI*FACTU.';
const ONE_TAXPAYER = 'N. No: factura por un solo obligado tributario.';
const SIGNATURE =
  'No se firman: solo se usa como VERI*FACTU, y los registros quedan firmados al remitirse a la Agencia Tributaria con certificado electrónico cualificado.';
const COMPLIANCE =
  'La persona o entidad productora hace constar que este sistema informático, en la versión indicada, cumple lo dispuesto en el artículo 29.2.j) de la Ley 58/2003, de 17 de diciembre, General Tributaria, en el Reglamento aprobado por el Real Decreto 1007/2023, de 5 de diciembre, en la Orden HAC/1177/2024, de 17 de octubre, y en la sede electrónica de la Agencia Estatal de Administración Tributaria para todo aquello que complete las especificaciones de dicha orden.';

/** What the statement says, in the order that the law wants (Orden HAC/1177/2024, article 15). */
export function declarationItems(system: InvoicingSystem): DeclarationItem[] {
  const { declaredOn, declaredIn } = system;
  const signed = declaredOn && declaredIn ? `${longDay(declaredOn)}, ${declaredIn}` : null;
  const items: [label: string, value: string | null][] = [
    ['Nombre del sistema informático', SYSTEM_NAME],
    ['Código identificador del sistema informático', SYSTEM_ID],
    ['Identificador completo de la versión', system.version],
    ['Componentes, descripción y principales funcionalidades', COMPONENTS],
    ['Funciona exclusivamente como VERI*FACTU', ONLY_VERIFACTU],
    ['Puede dar soporte a la facturación de varios obligados tributarios', ONE_TAXPAYER],
    ['Tipos de firma de los registros si no se usa como VERI*FACTU', SIGNATURE],
    ['Nombre y apellidos o razón social de la persona o entidad productora', system.producerName],
    ['Número de identificación fiscal de la persona o entidad productora', system.producerNif],
    ['Dirección postal completa de contacto', system.producerAddress],
    ['Cumplimiento', isDeclared(system) ? COMPLIANCE : null],
    ['Fecha y lugar en que se suscribe', signed],
  ];
  return items.map(([label, value], at) => ({
    place: `1.${String.fromCodePoint(97 + at)}`,
    label,
    value,
  }));
}

/** Whether its producer has said everything that is the producer's to say. */
export function isDeclared(system: InvoicingSystem): boolean {
  return Object.values(system).every((fact) => fact !== null);
}
