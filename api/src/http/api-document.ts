// The API described from the same schemas that check the requests.
// See docs/rules/wire.md#openapi-document.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CALLS } from '@brasa/core/calls.ts';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import { statusOf, type Call } from '@brasa/core/kernel/call.ts';
import { errorReply, idempotencyKey } from '@brasa/core/kernel/wire.ts';
import { exampleOf } from './api-examples.ts';
import { renderApiPage } from './api-page.ts';
import { jsonSchemaOf, namedSchemas, type JsonSchema, type Side } from './json-schema.ts';
import { refusalsOf } from './refusals-of.ts';

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
type Response = { description: string; content?: Content };

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
};

export type ApiDocument = ReturnType<typeof describeApi>;

const JSON_TYPE = 'application/json';

/** OpenAPI 3.1; `server` is where the API is reached, "/" for the address that served the document. */
export function describeApi(server = '/') {
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
    servers: [{ url: server }],
    tags: tagsOf(calls),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'brasa_session' } },
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

function operationOf(operationId: string, call: Call): Operation {
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
      ...(call.repeatable
        ? parametersOf('header', z.object({ 'idempotency-key': idempotencyKey.optional() }))
        : []),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(consumes, body, 'input') } }),
    responses: responsesOf(call),
  };
}

function parametersOf(place: string, schema: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = schema ? jsonSchemaOf(schema, 'input') : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function contentOf(type: string, schema: z.ZodType, side: Side): Content {
  const json = jsonSchemaOf(schema, side);
  if (type !== JSON_TYPE) return { [type]: { schema: json } };
  return { [type]: { schema: json, example: exampleOf(schema, side) } };
}

function responsesOf(call: Call): Record<string, Response> {
  const { answers, produces = JSON_TYPE } = call;
  const status = statusOf(call);
  const result = answers[status] ?? z.undefined();
  return {
    [status]: {
      description: 'The result',
      ...(status !== 204 && { content: contentOf(produces, result, 'output') }),
    },
    ...refusalResponses(call),
    default: {
      description: 'Any other failure',
      content: { [JSON_TYPE]: { schema: jsonSchemaOf(errorReply, 'output') } },
    },
  };
}

function refusalResponses(call: Call): Record<string, Response> {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => FAILURES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${FAILURES[code].text}`).join('\n\n'),
        content: { [JSON_TYPE]: refusalContent(call, status, codes) },
      },
    ]),
  );
}

/** A refusal's body, with the codes that it may have under this status, and the row as it is now. */
function refusalContent(call: Call, status: number, codes: FailureCode[]) {
  const current = codes.includes('EDITED_MEANWHILE') ? call.versioned : undefined;
  const known = z.object({
    code: z.enum(codes),
    ...(current && { current: current.optional() }),
  });
  const own = call.answers[status];
  const [first = 'VALIDATION'] = codes;
  return {
    schema: {
      allOf: [jsonSchemaOf(own ?? errorReply, 'output'), jsonSchemaOf(known, 'output', 'open')],
    },
    example: { error: FAILURES[first].text, code: first },
  };
}

/** Serves the document, made when it is first asked for, and a page of it for staff. */
export function registerApiDocument(app: FastifyInstance): void {
  let made: { document: ApiDocument; json: string } | undefined;
  const describe = () => {
    const document = describeApi();
    return (made ??= { document, json: JSON.stringify(document) });
  };
  app.get('/api/openapi.json', { config: { audience: 'anyone' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(describe().json),
  );
  app.get('/api/docs', { config: { audience: 'staff' } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(renderApiPage(describe().document)),
  );
}
