// How invoices are spoken of on screen.
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { isCorrection, type InvoiceKind } from '@brasa/core/invoices/records/numbering.rules.ts';
import type { BadgeTone } from '../ui/badge.tsx';

const KIND_NAMES: Record<InvoiceKind, string> = {
  F1: 'Factura',
  F2: 'Ticket',
  F3: 'Factura de un ticket',
  R1: 'Rectificativa',
  R4: 'Rectificativa',
  R5: 'Rectificativa de ticket',
};

export function kindName({ kind, method }: Pick<Invoice, 'kind' | 'method'>): string {
  const how = { S: ', por sustitución', I: ', por diferencias' };
  return KIND_NAMES[kind] + (isCorrection(kind) && method ? how[method] : '');
}

export function recipientText({ recipientName, recipientNif }: Invoice): string {
  return [recipientName, recipientNif].filter((text) => text !== null).join(' · ') || 'Sin nombre';
}

export type StateMark = { text: string; tone: BadgeTone };

const STATES: Record<Invoice['state'], StateMark> = {
  pending: { text: 'Pendiente de envío', tone: 'outline' },
  accepted: { text: 'Aceptada', tone: 'good' },
  accepted_with_errors: { text: 'Aceptada con errores', tone: 'warn' },
  rejected: { text: 'Rechazada', tone: 'bad' },
};

/** What became of its record, and what became of the invoice itself where that no longer stands alone. */
export function stateMarks({ state, annulledAt, citedBy }: Invoice): StateMark[] {
  const marks: StateMark[] = citedBy.map(({ code }) => ({
    text: citingText(code),
    tone: 'neutral',
  }));
  if (annulledAt !== null) marks.unshift({ text: 'Anulada', tone: 'bad' });
  return [...marks, STATES[state]];
}

/** "Rectificada por R2026-000001"; a ticket is replaced by the full invoice that took its place. */
function citingText(code: string): string {
  return `${code.startsWith('R') ? 'Rectificada' : 'Sustituida'} por ${code}`;
}

/** "A1B2C3D4…9F0E", which two people can compare by voice. */
export function shortHuella(huella: string): string {
  return huella.length <= 16 ? huella : `${huella.slice(0, 8)}…${huella.slice(-4)}`;
}
