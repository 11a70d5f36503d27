// What each kind of entry in the record of administration has to say (docs/rules/audit.md).
import type { AuditFacts } from './changed-fields.rules.ts';

export const GROUPS = {
  access: 'Accesos',
  users: 'Usuarios y contraseñas',
  customers: 'Clientes',
  catalog: 'Carta',
  settings: 'Configuración',
  hours: 'Horarios',
  site: 'Web e impresora',
  audit: 'Registro',
} as const;
export type AuditGroup = keyof typeof GROUPS;
export const AUDIT_GROUPS = Object.keys(GROUPS) as [AuditGroup, ...AuditGroup[]];

/** What an event is about; null where there is nothing beside who and when. */
export type AuditSubject =
  | ('user' | 'order' | 'product' | 'category' | 'setting' | 'weekday' | 'special_day' | 'review')
  | null;

export type KindRule = {
  group: AuditGroup;
  /** As a filter. */
  label: string;
  about: AuditSubject;
  /** In Spanish, without who and when. */
  says: (facts: AuditFacts) => string;
  /** It tells of an attack, or of somebody who tries what is not theirs, and can be caused as often as they like. */
  isIncident?: true;
  /** Kept for a shorter time, as incidents are. */
  isBrief?: true;
};

/** What it is about, by its name as it was. */
export const thing = ({ id, name }: AuditFacts): string => name ?? `n.º ${id}`;

export const times = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;
