// How Fastify checks what comes in and writes what goes out: by the zod schemas of the calls
// (docs/decisions/0019).
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { CONTROL_MESSAGE } from '@brasa/core/kernel/fields.ts';
import { Failure, invalidField } from '../failure.ts';
import { declared } from '../declared.ts';
import { unstorableText } from './requests/unstorable-text.ts';

type SerializerCompiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];

/** What came in as the schema reads it; throws VALIDATION with each faulty field. */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new Failure('VALIDATION', {
      details: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  }
  const path = unstorableText(parsed.data);
  if (path === null) return parsed.data;
  throw invalidField(path, CONTROL_MESSAGE);
}

export const validatorCompiler =
  ({ schema }: { schema: unknown }) =>
  (value: unknown) => {
    try {
      return { value: parseWith(schema as z.ZodType, value) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** For calls whose handlers read the body themselves: its schema is there for the document alone. */
export const validateAllButBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route);

/** What does not fit its schema throws, and is answered as a bug. */
export const serializerCompiler: SerializerCompiler =
  ({ schema }) =>
  (data: unknown) =>
    JSON.stringify(declared(schema as z.ZodType, data));
