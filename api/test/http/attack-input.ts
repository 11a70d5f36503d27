// What an attacker sends: calls that are right, and calls with something in the wrong place.
import fc from 'fast-check';
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { exampleOf } from '../../src/http/document/api-examples.ts';
import { orderBody, type Method } from '../shop-under-test.ts';

export type Attack = {
  name: keyof typeof CALLS;
  method: Method;
  url: string;
  body: unknown;
  headers: Record<string, string>;
};

type Field = { path: string[]; value: unknown };
type Sent = Record<string, unknown>;

const NUL = '\u0000';
const HALF_A_PAIR = '\ud83c';
const DEPTH = 3000;
const MEGABYTE = 1024 * 1024;

const nested = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);

const TEXTS = [
  ...['', ' ', '-1', '1e3', 'NaN', '0x10', '1,5', '٣', '9'.repeat(400), 'x'.repeat(5000)],
  ...[`a${NUL}b`, NUL, `a${HALF_A_PAIR}b`, '\u202eabc', '\u200b', '\ufeff', 'a\r\nBcc: x@y.es'],
  ...['<script>alert(1)</script>', "'; drop table orders; --", '%00', '../../etc/passwd'],
  ...['__proto__', 'constructor', '=1+1', '${7*7}', 'null', '2026-02-30', '2027-02-29T14:00'],
  ...['600111222', 'a@b.es', '2026-11-20', '2026-11-20T15:00:00.000Z', 'tcp://127.0.0.1:22'],
];
const VALUES: unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.1, 1.005, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)],
  ...[
    [],
    {},
    [[]],
    [null],
    [1, 2, 3],
    { toString: 'x' },
    { length: 1e9 },
    JSON.parse('{"__proto__":{"a":1}}') as object,
  ],
];

const hostile = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...VALUES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 100 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies that are no fields at all. */
const raw = fc.oneof(
  { weight: 4, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(nested('[', ']'), nested('{"a":', '}')) },
  { weight: 1, arbitrary: fc.constant(JSON.stringify({ name: 'x'.repeat(MEGABYTE) })) },
);

const headerText = fc.string({ maxLength: 60 });
const strangeHeaders = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom('application/json', 'application/json; charset=x', 'text/plain'),
      fc.constant('multipart/form-data; boundary=x'),
      headerText,
    ),
    cookie: fc.oneof(headerText, fc.constantFrom('brasa_session=%zz', 'brasa_session=; =;;=')),
    origin: headerText,
    accept: headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'made-at': fc.oneof(headerText, fc.constant('2026-11-20T11:00:00.000Z')),
    'made-offline-by': fc.constantFrom('1', '2', '3', 'x'),
    'made-on-version': fc.constantFrom('1', '9', '0', 'x'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'nada'),
    'x-forwarded-for': headerText,
    range: headerText,
    expect: fc.constant('100-continue'),
  },
  { requiredKeys: [] },
);
const goodKey = fc.stringMatching(/^[\w.:-]{12}$/);

/** Ids that there are, and those of nobody. */
const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 8 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('0', '-1', '2147483647', '9999999999', '1.5', '1e1') },
);
/** Half a surrogate pair has no encoding. */
const inAddress = (value: string) => encodeURIComponent(value.toWellFormed()).slice(0, 250) || '1';
const strangeText = fc
  .oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))
  .map(inAddress);

const KNOWN = {
  key: ['restaurantName', 'taxId', 'ticketPrinter', 'dailyInitialStock', 'nadie'],
  digits: ['600111222', '600999111', '34600111222', '6'],
  email: ['maria@example.com', 'nadie@example.com'],
} as const satisfies Record<string, readonly string[]>;

/** What an attacker knows: the code of their own order, without which its page is nobody's. */
type Known = { code: string };

const parameterOf = (name: string, { code }: Known): fc.Arbitrary<string> => {
  const texts: Partial<Record<string, readonly string[]>> = {
    ...KNOWN,
    code: [code, 'x'.repeat(22)],
  };
  const known = texts[name] ? fc.constantFrom(...texts[name]).map(inAddress) : id;
  return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: strangeText });
};

/** The places of everything in it, itself left out. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key];
    return [here, ...placesIn(inner, here)];
  });
}

function put(target: unknown, [key, ...rest]: string[], value: unknown): void {
  if (key === undefined || typeof target !== 'object' || target === null) return;
  const owner = target as Sent;
  if (rest.length > 0) put(owner[key], rest, value);
  else if (value === undefined) Reflect.deleteProperty(owner, key);
  else owner[key] = value;
}

function changed(example: unknown, fields: readonly Field[]): unknown {
  const copy = structuredClone(example);
  for (const { path, value } of fields) put(copy, path, value);
  return copy;
}

/** Up to two fields of the example are something else, or gone. */
function changesOf(example: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(example);
  if (places.length === 0) return fc.constant(example);
  const field = fc.record({
    path: fc.constantFrom(...places),
    value: fc.oneof(
      { weight: 5, arbitrary: hostile },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  });
  const fields = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(field, { maxLength: 2 }) },
  );
  return fields.map((chosen) => changed(example, chosen));
}

/** Where the document's example is no body that this shop takes. */
const GOOD_BODIES: Partial<Record<string, unknown>> = {
  createOrder: orderBody(),
  editOrder: { customerName: 'Ana', details: 'sin sal', quantity: '1.0' },
  changeOwnPickup: { version: 1, pickupTime: '2026-11-20T15:00:00.000Z' },
  sellAtCounter: { lines: [{ productId: 26, quantity: 1 }], paymentMethod: 'cash' },
  closeDay: { number: 1, countedCash: '10.00', leftCash: '0.00' },
  accumulatePoints: {
    ...{ phone: '600111222', paymentAmount: '20.00', pointsToAdd: 20, cashPayment: true },
    ...{ orderId: null, walkIn: true, walkInId: 'visita-1' },
  },
  issueInvoice: {
    ...{ customerEmail: 'maria@example.com', customerPhone: '600111222' },
    ...{ customerDNI: '00000000T', customerAddress: 'Calle Mayor 1', totalAmount: '20.70' },
  },
  changeSetting: { value: '968 111 333' },
};

const bodyOf = (name: string, { body }: Call): fc.Arbitrary<unknown> => {
  const good = GOOD_BODIES[name] ?? (body ? exampleOf(body, 'input') : undefined);
  return fc.oneof({ weight: 9, arbitrary: changesOf(good) }, { weight: 1, arbitrary: raw });
};

const GOOD_QUERY = { day: '2026-11-20', from: '2026-11-01', to: '2026-11-20', unit: 'week' };

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function queryOf({ query }: Call): fc.Arbitrary<string> {
  const example = query ? { ...(exampleOf(query, 'input') as Sent), ...GOOD_QUERY } : {};
  const names = [...Object.keys(query?.shape ?? {}), 'q'];
  const strange = fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 2 });
  return fc.tuple(fc.constantFrom({}, example), strange).map(([good, fields]) =>
    Object.entries({ ...good, ...fields })
      .map(([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`)
      .join('&')
      .slice(0, 2000),
  );
}

function attackOn(name: string, call: Call, known: Known): fc.Arbitrary<Attack> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  return fc
    .record({
      parameters: fc.tuple(...names.map((parameter) => parameterOf(parameter, known))),
      query: queryOf(call),
      body: call.method === 'GET' ? fc.constant(undefined) : bodyOf(name, call),
      key: fc.oneof(
        { weight: 8, arbitrary: goodKey },
        { weight: 1, arbitrary: headerText },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      strange: fc.oneof(
        { weight: 9, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: strangeHeaders },
      ),
    })
    .map(({ parameters, query, body, key, strange }) => {
      const filled = parameters.reduce<string>(
        (path, value) => path.replace(/:\w+/, () => value),
        call.path,
      );
      return {
        ...{ name: name as Attack['name'], method: call.method, body },
        url: query === '' ? filled : `${filled}?${query}`,
        headers: { ...(key === null ? {} : { 'idempotency-key': key }), ...strange },
      };
    });
}

/** Calls that fill the shop with what others are about come more often. */
const MORE_OFTEN: Partial<Record<string, number>> = {
  ...{ createOrder: 8, sellAtCounter: 3, editOrder: 3, accumulatePoints: 3, issueInvoice: 3 },
};

/** Any call of the API, mostly right but for a field or two. */
export const attacks = (known: Known): fc.Arbitrary<Attack> =>
  fc.oneof(
    ...Object.entries<Call>(CALLS).map(([name, call]) => ({
      weight: MORE_OFTEN[name] ?? 1,
      arbitrary: attackOn(name, call, known),
    })),
  );
