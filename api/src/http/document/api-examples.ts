// Examples for the API's document, made from the schemas: a value for every field, by its name where
// the name says more than the type.
import type { z } from 'zod';
import { EXAMPLE_VALUES } from './api-example-values.ts';
import { jsonSchemaWithShapes, referredName, type Side } from './json-schema.ts';
import type { JsonSchema } from './json-schema-shape.ts';

/** One, or where something may have several shapes one of each. */
export type Examples = { example?: unknown; examples?: Record<string, { value: unknown }> };

/** Which field an example is for, inside which other one and which shape. */
type Place = { shapes: Record<string, JsonSchema>; shape: string; parent: string; field: string };

const INSTANT = '2026-11-20T12:10:00.000Z';

export function exampleOf(schema: z.ZodType, side: Side): unknown {
  const { json, shapes, name = '' } = jsonSchemaWithShapes(schema, side);
  return valueOf(json, { shapes, shape: name, parent: '', field: '' });
}

export function examplesOf(schema: z.ZodType, side: Side): Examples {
  const { json, shapes } = jsonSchemaWithShapes(schema, side);
  const alternatives = (json.anyOf ?? []).flatMap(({ $ref }) => ($ref ? [referredName($ref)] : []));
  if (alternatives.length < 2) return { example: exampleOf(schema, side) };
  const exampleNamed = (shape: string) => ({
    value: valueOf(shapes[shape] ?? {}, { shapes, shape, parent: '', field: '' }),
  });
  return { examples: Object.fromEntries(alternatives.map((name) => [name, exampleNamed(name)])) };
}

function valueOf(schema: JsonSchema, place: Place): unknown {
  const { $ref, anyOf, oneOf, properties, required = [] } = schema;
  if ($ref) {
    const shape = referredName($ref);
    return valueOf(place.shapes[shape] ?? {}, { ...place, shape });
  }
  const known = knownValue(schema, place);
  if (known !== undefined) return known;
  // The last of several shapes says the most.
  const chosen = (anyOf ?? oneOf)?.findLast(({ type }) => type !== 'null');
  if (chosen) return valueOf(chosen, place);
  if (!properties) return plainValue(schema, place);
  return Object.fromEntries(
    Object.entries(properties)
      // What may be anything is for the server to pass over.
      .filter(([field, property]) => required.includes(field) || Object.keys(property).length > 0)
      .map(([field, property]) => [
        field,
        valueOf(property, { ...place, parent: place.field, field }),
      ]),
  );
}

/** What stands in the table for the field, the most particular first. */
function knownValue(schema: JsonSchema, { shape, parent, field }: Place): unknown {
  return [`${parent}.${field}`, `${shape}.${field}`, field]
    .map((key) => EXAMPLE_VALUES[key])
    .find((value) => value !== undefined && fits(schema, value));
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => fits(choice, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.format === 'date-time') return String(value).endsWith('Z');
  if (schema.type === undefined) return true;
  const types = [schema.type].flat();
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'number') return types.includes('integer') || types.includes('number');
  return types.includes(typeof value);
}

function plainValue(schema: JsonSchema, place: Place): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  return type === undefined ? null : (PLAIN_VALUES[type]?.(schema, place) ?? null);
}

/** By the schema's type. */
const PLAIN_VALUES: Record<string, (schema: JsonSchema, place: Place) => unknown> = {
  array: ({ items }, place) => (items ? [valueOf(items, place)] : []),
  integer: ({ minimum = 1 }) => Math.max(minimum, 1),
  number: ({ minimum = 1 }) => Math.max(minimum, 1),
  boolean: () => false,
  string: textOf,
  object: ({ additionalProperties = {} }, place) => ({
    'products/pollo-entero': valueOf(additionalProperties, place),
  }),
};

function textOf({ format, pattern }: JsonSchema): string {
  if (format === 'date-time') return INSTANT;
  return pattern?.includes('\\.') ? '13.50' : 'Texto';
}
