// Contracts as JSON schemas: those with a name (`meta({ id })`) stand once, among the components, and
// are referred to.
import { z } from 'zod';
import type { DescribedField } from '@brasa/core/kernel/described-field.ts';
import { fieldSchema } from './field-schemas.ts';
import type { JsonSchema } from './json-schema-shape.ts';

type Identified = JsonSchema & { $schema?: string; $id?: string; id?: string };

/** "input": as it is sent; "output": as it is answered. */
export type Side = 'input' | 'output';

const COMPONENTS = '#/components/schemas/';

/** Zod's words for itself, of no use in the document. */
function withoutIdentity({
  $schema: _schema,
  $id: _id,
  id: _name,
  $defs: _defs,
  ...schema
}: Identified) {
  return schema;
}

function nameOf(schema: z.ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.id;
}

/** The schema, or the reference to it by its name. `open`: beside further properties. */
export function jsonSchemaOf(schema: z.ZodType, side: Side, open?: 'open'): JsonSchema {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: COMPONENTS + name };
  const json = withoutIdentity(convert(schema, side));
  if (open) delete json.additionalProperties;
  return json;
}

/** Undefined keywords do not stand in the document. */
const NOTHING_YET = {
  ...{ type: undefined, format: undefined, pattern: undefined },
  ...{ anyOf: undefined, minLength: undefined, field: undefined },
};

/** The field's own keywords take the place of those that its functions leave of it. */
function describeField(schema: z.core.$ZodType, json: object, side: Side): void {
  const field = z.globalRegistry.get(schema)?.['field'] as DescribedField | undefined;
  if (!field) return;
  // An answer has the rule of what the server only looks at, not of what it makes something else of.
  const isKept = side === 'input' || schema._zod.def.type === 'string';
  Object.assign(json, isKept ? { ...NOTHING_YET, ...fieldSchema(field) } : { field: undefined });
}

/** Converts one schema; what has a name inside is a reference to the components. */
function convert(schema: z.ZodType, side: Side): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: side,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      describeField(zodSchema, jsonSchema, side);
      const { type } = zodSchema._zod.def;
      if (type === 'undefined' && side === 'output') jsonSchema.type = 'null';
      if (type === 'union' && jsonSchema.anyOf) {
        jsonSchema.anyOf = jsonSchema.anyOf.filter((branch) => Object.keys(branch).length > 0);
      }
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as JsonSchema;
}

/** The schema itself, whatever its name, with those that it refers to. */
export function jsonSchemaWithShapes(schema: z.ZodType, side: Side) {
  const { $defs: shapes = {}, ...json } = convert(schema, side);
  return { json, shapes, name: nameOf(schema) };
}

export function referredName($ref: string): string {
  return $ref.slice(COMPONENTS.length);
}

/** Every named schema among these and inside them, by its name. */
export function namedSchemas(
  sent: readonly z.ZodType[],
  answered: readonly z.ZodType[],
): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const collect = (schemas: readonly z.ZodType[], side: Side) => {
    for (const schema of schemas) {
      const { json, shapes, name } = jsonSchemaWithShapes(schema, side);
      for (const [id, definition] of Object.entries(shapes))
        found[id] = withoutIdentity(definition);
      if (name !== undefined && json.$ref === undefined) found[name] = withoutIdentity(json);
    }
  };
  collect(sent, 'input');
  collect(answered, 'output');
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
