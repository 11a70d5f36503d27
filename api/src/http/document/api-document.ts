// The API described from the same schemas that check the requests.
// See docs/rules/wire.md#openapi-document.
import { z } from 'zod';
import { CALLS } from '@brasa/core/calls.ts';
import { statusOf, type Call } from '@brasa/core/kernel/call.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { examplesOf, type Examples } from './api-examples.ts';
import { requestHeadersOf, resultHeadersOf, type Headers } from './api-headers.ts';
import { refusalResponses } from './api-refusals.ts';
import { jsonSchemaOf, namedSchemas, type Side } from './json-schema.ts';
import type { JsonSchema } from './json-schema-shape.ts';

type Content = Record<string, { schema: JsonSchema } & Examples>;
type Response = { description: string; content?: Content } & Headers;
export type Operation = ReturnType<typeof operationOf>;
export type ApiDocument = ReturnType<typeof describeApi>;

const JSON_TYPE = 'application/json';

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'brasa_session',
  description: 'Over HTTPS it is named __Host-brasa_session',
};

export function describeApi() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(name, call);
  }
  const calls = Object.values<Call>(CALLS);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Brasa',
      description: 'Ordering, loyalty programme and back office of a wood-fired chicken take-away',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The address that served this document' }],
    tags: tagsOf(calls),
    paths,
    components: {
      securitySchemes: { session: SESSION },
      schemas: namedSchemas(
        calls.flatMap(({ body }) => body ?? []),
        [
          errorReply,
          ...calls.flatMap(({ answers, versioned }) => [
            ...Object.values(answers),
            ...(versioned ? [versioned] : []),
          ]),
        ],
      ),
    },
  };
}

/** The first word behind /api/ names what a call is about. */
const tagOf = ({ path }: Call): string => path.split('/')[2] ?? '';

function tagsOf(calls: readonly Call[]) {
  return [...new Set(calls.map(tagOf))].map((name) => ({
    name,
    description: `The calls under /api/${name}`,
  }));
}

function operationOf(operationId: string, call: Call) {
  const { audience, summary, body, consumes = JSON_TYPE } = call;
  return {
    operationId,
    summary,
    description: `Allowed: ${audience}`,
    tags: [tagOf(call)],
    security: audience === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf('query', call.query),
      ...parametersOf('path', call.params),
      ...requestHeadersOf(call).flatMap((headers) => parametersOf('header', headers)),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(consumes, body, 'input') } }),
    responses: responsesOf(call),
  };
}

function parametersOf(place: string, schema: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = schema ? jsonSchemaOf(schema, 'input') : {};
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: required.includes(name),
    schema: property,
  }));
}

function contentOf(type: string, schema: z.ZodType, side: Side): Content {
  const json = jsonSchemaOf(schema, side);
  if (type !== JSON_TYPE) return { [type]: { schema: json } };
  return { [type]: { schema: json, ...examplesOf(schema, side) } };
}

function responsesOf(call: Call): Record<string, Response> {
  const { answers, headers, produces = JSON_TYPE } = call;
  const status = statusOf(call);
  const result = answers[status] ?? z.undefined();
  return {
    [status]: {
      description: 'The result',
      ...resultHeadersOf(call),
      ...(status !== 204 && { content: contentOf(produces, result, 'output') }),
    },
    ...(headers?.includes('ETag') && { 304: { description: 'As it was at that ETag' } }),
    ...refusalResponses(call),
  };
}
