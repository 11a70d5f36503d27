// The refusals of a call for the API's document: each under its status, with its code and its text.
import { z } from 'zod';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { exampleOf } from './api-examples.ts';
import { refusalHeadersOf, type Headers } from './api-headers.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './json-schema-shape.ts';
import { ownShapes, refusalsOf } from './refusals-of.ts';

type Refusal = Headers & {
  description: string;
  content: Record<string, { schema: JsonSchema; examples: Record<string, { value: object }> }>;
};

/** By status; "default" is what no call lists, since it is never meant to happen. */
export function refusalResponses(call: Call): Record<string, Refusal> {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => FAILURES[code].status);
  const listed = [...byStatus].map(([status, codes]) => [
    status,
    refusal(codes, ownShapes(call, status), refusalHeadersOf(status)),
  ]);
  return {
    ...(Object.fromEntries(listed) as Record<string, Refusal>),
    default: refusal(['INTERNAL', 'NOT_READY']),
  };
}

function refusal(codes: FailureCode[], own: z.ZodType[] = [], headers: Headers = {}): Refusal {
  return {
    description: codes.map((code) => `${code}: ${FAILURES[code].text}`).join('\n\n'),
    ...headers,
    content: { 'application/json': refusalContent(own, codes) },
  };
}

function refusalContent(own: z.ZodType[], codes: FailureCode[]) {
  const ownExamples = own.map((shape) => exampleOf(shape, 'output') as { code: FailureCode });
  const plain = codes.filter((code) => ownExamples.every((one) => one.code !== code));
  const shapes = own.map((shape) => jsonSchemaOf(shape, 'output'));
  if (plain.length > 0) {
    const known = jsonSchemaOf(z.object({ code: z.enum(plain) }), 'output', 'open');
    shapes.push({ allOf: [jsonSchemaOf(errorReply, 'output'), known] });
  }
  const examples = codes.map((code) => {
    const more = ownExamples.find((one) => one.code === code);
    return [code, { value: { ...more, ...plainRefusal(code) } }] as const;
  });
  const [only, ...others] = shapes;
  return {
    schema: only && others.length === 0 ? only : { anyOf: shapes },
    examples: Object.fromEntries(examples),
  };
}

/** The body of a refusal that says no more than every one does. */
function plainRefusal(code: FailureCode): z.infer<typeof errorReply> {
  const { text } = FAILURES[code];
  if (code !== 'VALIDATION') return { error: text, code };
  return { error: text, code, details: [{ path: 'phone', message: 'Teléfono inválido' }] };
}
