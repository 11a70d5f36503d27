// What changed of a thing, field by field: as it is recorded, and in words.
import { capitalised } from '../kernel/text/capitals.ts';
import { enumerated } from '../kernel/text/enumeration.ts';
import { formatDay } from '../kernel/time/date-texts.ts';
import { eurosText } from '../kernel/amounts/euros-text.ts';
import type { Day } from '../kernel/time/madrid-time.ts';

/** As somebody reads it: words rather than codes, and no lists. */
export type AuditValue = string | number | boolean | null;
export type AuditFields = Readonly<Record<string, AuditValue>>;

/** All that an entry says beside its kind, who and when. */
export type AuditFacts = {
  /** Which thing it is about, and its name as it was; null where there is none, or where none is kept. */
  id: string | null;
  name: string | null;
  /** The changed fields alone. */
  before: AuditFields | null;
  after: AuditFields | null;
  /** How often it happened in its hour. */
  times: number;
};

/**
 * The fields that are otherwise in the two. A field that only one of them has is null in the other. Both are
 * null where nothing has changed.
 */
export function differences(
  before: AuditFields,
  after: AuditFields,
): Pick<AuditFacts, 'before' | 'after'> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null));
  if (changed.length === 0) return { before: null, after: null };
  const pick = (values: AuditFields) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Of each field its words with the article, and how its values are written where not as any. */
const FIELDS: Readonly<Record<string, { the: string; write?: (value: AuditValue) => string }>> = {
  active: { the: 'el estado' },
  allergens: { the: 'los alérgenos' },
  autoUpdate: { the: 'la actualización desde Google' },
  category: { the: 'la categoría' },
  chickens: { the: 'los pollos por unidad' },
  closeTime: { the: 'la hora de cierre', write: String },
  date: { the: 'la fecha', write: (value) => formatDay(value as Day) },
  deleted: { the: 'la retirada de la carta' },
  description: { the: 'la descripción' },
  featured: { the: 'el destacado en la portada' },
  featuredOrder: { the: 'el orden entre los destacados' },
  foodType: { the: 'lo que comió' },
  isExample: { the: 'la marca de ejemplo' },
  isOpen: { the: 'la apertura', write: (value) => (value === true ? 'abierto' : 'cerrado') },
  isShown: { the: 'la publicación' },
  minQuantity: { the: 'el mínimo' },
  name: { the: 'el nombre' },
  note: { the: 'el motivo' },
  openTime: { the: 'la hora de apertura', write: String },
  orderAhead: { the: 'la antelación' },
  photoCount: { the: 'las fotos publicadas' },
  picture: { the: 'la foto' },
  price: { the: 'el precio', write: (value) => eurosText(String(value)) },
  priceRange: { the: 'el precio por persona' },
  quantityStep: { the: 'el paso' },
  rating: { the: 'las estrellas' },
  ratings: { the: 'las puntuaciones' },
  recommendedDishes: { the: 'los platos recomendados' },
  reviewCount: { the: 'las reseñas publicadas' },
  role: { the: 'el rol', write: String },
  serviceType: { the: 'el servicio' },
  until: { the: 'el final de la pausa', write: String },
  username: { the: 'el nombre de usuario' },
  value: { the: 'el valor' },
  vatRate: { the: 'el IVA', write: (value) => `${String(value)} %` },
};

/** Fields whose change is recorded without their values, since these say who somebody is. */
const PERSONAL_WORDS = {
  username: 'usuario',
  name: 'nombre',
  email: 'correo',
  phone: 'teléfono',
  postalCode: 'código postal',
  comparsaName: 'comparsa',
  details: 'detalles',
  initials: 'iniciales',
  text: 'texto',
  restrictions: 'restricciones',
} as const;

/** The field of an entry that lists them. */
const PERSONAL = 'personal';

/** That these fields changed, without a value: "correo y teléfono"; nothing where none is personal. */
export function personalChanges(fields: readonly string[]): AuditFields {
  const words = Object.entries(PERSONAL_WORDS)
    .filter(([field]) => fields.includes(field))
    .map(([, word]) => word);
  return words.length === 0 ? {} : { [PERSONAL]: enumerated(words) };
}

export const quoted = (text: string): string => `«${text}»`;

/** "13,50 €", "«Pollo asado»", "sí", "(vacío)". */
function valueText(field: string, value: AuditValue | undefined): string {
  if (value === null || value === undefined || value === '') return '(vacío)';
  const write = FIELDS[field]?.write;
  if (write) return write(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'number' ? String(value).replace('.', ',') : quoted(value);
}

/** "de 13,50 € a 14,00 €". */
export function changedWords(
  field: string,
  before: AuditValue | undefined,
  after: AuditValue | undefined,
): string {
  return `de ${valueText(field, before)} a ${valueText(field, after)}`;
}

/** A field as the thing's own, in words: "el precio". */
const fieldWords = (field: string): string => FIELDS[field]?.the ?? field;

type ChangedField = {
  field: string;
  label: string;
  /** "Precio". */
  title: string;
  before: string;
  after: string;
};

/** The changed fields with their values in words, in the order in which they were recorded. */
export function changedFields({
  before,
  after,
}: Pick<AuditFacts, 'before' | 'after'>): ChangedField[] {
  return fieldsOf({ before, after })
    .filter((field) => field !== PERSONAL)
    .map((field) => ({
      field,
      label: fieldWords(field),
      title: capitalised(fieldWords(field).replace(/^(?:el|la|los|las) /, '')),
      before: valueText(field, before?.[field]),
      after: valueText(field, after?.[field]),
    }));
}

const fieldsOf = ({ before, after }: Pick<AuditFacts, 'before' | 'after'>): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => (before ?? {})[field] !== undefined || FIELDS[field] !== undefined,
  );

/**
 * "Cambió el precio de Pollo asado de 13,50 € a 14,00 €"; of several fields "Cambió Pollo asado: el precio y el
 * nombre". `ofThing` begins with "de", `thing` is what was changed as a whole.
 */
export function edited(facts: AuditFacts, ofThing: string, thing: string): string {
  const fields = changedFields(facts);
  const personal = facts.after?.[PERSONAL];
  const [only] = fields;
  if (only && fields.length === 1 && personal === undefined) {
    return `Cambió ${only.label} ${ofThing} de ${only.before} a ${only.after}`;
  }
  const words = fields.map(({ label }) => label);
  if (typeof personal === 'string') words.push(personal);
  return words.length === 0 ? `Cambió ${thing}` : `Cambió ${thing}: ${enumerated(words)}`;
}
