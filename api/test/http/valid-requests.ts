// Requests that the API's document calls valid, generated from its schemas alone: what a stranger's generated client may send.
import fc from 'fast-check';
import { describeApi, type Operation } from '../../src/http/document/api-document.ts';
import { referredName } from '../../src/http/document/json-schema.ts';
import type { JsonSchema } from '../../src/http/document/json-schema-shape.ts';
import type { Method } from '../shop-under-test.ts';

type ValidRequest = {
  url: string;
  body: unknown;
  headers: Record<string, string>;
};

export type DescribedOperation = {
  name: string;
  method: Method;
  requests: fc.Arbitrary<ValidRequest>;
};

const document = describeApi();
const shapes = document.components.schemas;

type Parameter = Operation['parameters'][number];

function requestsOf(path: string, { parameters, requestBody }: Operation) {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return fc
    .record({
      path: valuesIn('path', parameters),
      query: valuesIn('query', parameters),
      headers: valuesIn('header', parameters),
      body: schema ? valuesOf(schema) : fc.constant(undefined),
    })
    .map(({ path: named, query, headers, body }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(String(named[name])),
      );
      const search = new URLSearchParams(asTexts(query)).toString();
      return {
        url: search === '' ? filled : `${filled}?${search}`,
        body,
        headers: asTexts(headers),
      };
    });
}

const asTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The parameters of one place; those that are not required are there half of the time. */
function valuesIn(place: string, parameters: readonly Parameter[]) {
  const here = parameters.filter((parameter) => parameter.in === place);
  return fc.record(Object.fromEntries(here.map(({ name, schema }) => [name, valuesOf(schema)])), {
    requiredKeys: here.filter(({ required }) => required).map(({ name }) => name),
  });
}

/** Everything that the schema allows, as JSON. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(shapes[referredName(schema.$ref)] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return fc.oneof(...choices.map((choice) => valuesOf({ ...rest(schema), ...choice })));
  if (schema.type === undefined && schema.properties === undefined)
    return fc.jsonValue({ maxDepth: 2 });
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => VALUES[type]?.(schema) ?? fc.constant(null)));
}

const rest = ({ anyOf: _any, oneOf: _one, ...schema }: JsonSchema): JsonSchema => schema;

const VALUES: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum, maximum }) => fc.integer(bounds(minimum, maximum)),
  number: ({ minimum = -1e9, maximum = 1e9, multipleOf: step = 0.001 }) =>
    fc
      .integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) })
      .map((steps) => Number((steps * step).toFixed(3))),
  string: textsOf,
  array: ({ items = {}, minItems = 0, maxItems = minItems + 3 }) =>
    fc.array(valuesOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }),
  object: objectsOf,
};

const bounds = (minimum: number | undefined, maximum: number | undefined) => ({
  min: Math.max(minimum ?? -(2 ** 31), -(2 ** 31)),
  max: Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
});

function objectsOf({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const named = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return named;
  const more = fc.dictionary(fc.string({ minLength: 1 }), valuesOf(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(more, named).map(([others, known]) => ({ ...others, ...known }));
}

/** A text of the format, or of the pattern, within its lengths. */
function textsOf({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema) {
  const isWithin = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(isWithin);
  const formatted = FORMATS[format ?? ''];
  if (formatted) return formatted.filter(isWithin);
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
}

const days = fc.date({
  min: new Date('0001-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  date: days.map((day) => day.toISOString().slice(0, 10)),
  'date-time': days.map((day) => day.toISOString()),
  uri: fc.webUrl(),
};

/** Every operation of the document that takes JSON or no body, with its valid requests. */
export function describedOperations(): DescribedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => !requestBody || 'application/json' in requestBody.content)
      .map(([method, operation]) => ({
        ...{ name: operation.operationId, method: method.toUpperCase() as Method },
        requests: requestsOf(path, operation),
      })),
  );
}
