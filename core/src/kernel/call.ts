// One call of the API as one value: what it is named, who may make it, what goes in and out. The
// server's route, the permission check, the OpenAPI document, the browser's client, its query keys
// and the fake API of the tests derive from it (docs/decisions/0019).
import type { z } from 'zod';

/** "signed-in" is every role, "staff" haykakan and superadmin. */
export type Audience = 'anyone' | 'signed-in' | 'staff' | 'superadmin';

/** Headers of a result that say something of their own. */
export type ResultHeader = 'Content-Disposition' | 'ETag' | 'Set-Cookie' | 'X-Total-Count';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Whether the path is one of a call, not of a page or a file. */
export function isCallPath(path: string): boolean {
  return path.startsWith('/api/');
}

export type Call = {
  method: Method;
  /** With its parameters named: "/api/orders/:id". */
  path: `/api/${string}`;
  /** What it is for, in one English sentence for the document. */
  summary: string;
  audience: Audience;
  /** A GET that changes something all the same; every other method is taken to. */
  changesState?: true;
  /**
   * It takes an Idempotency-Key: a repeat answers the first result and changes nothing. "with-key": it is refused without.
   */
  repeatable?: true | 'with-key';
  /**
   * It names the version that was seen, in its body or query, or when it was decided without a connection; what has become
   * another one since is refused with EDITED_MEANWHILE and the row as it is, in this shape.
   */
  versioned?: z.ZodType;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** "multipart/form-data" where the body is a form, not JSON. */
  consumes?: 'multipart/form-data';
  /** What the answer is where it is no JSON: its schema is then for the document alone. */
  produces?: 'text/event-stream' | 'application/pdf' | 'application/xml' | 'text/csv';
  /** By status: the one result, and refusals whose shape is their own. */
  answers: Readonly<Record<number, z.ZodType>>;
  /**
   * What counts in the browser where the result lacks a field that the specification does not name: an older server, or
   * another one, may leave it out. In the result's own shape; a list holds what counts in each of its elements
   * (docs/rules/wire.md#answers-with-the-specified-fields-alone).
   */
  defaults?: Defaults;
  /** The pages that begin with its answer: each, or those at these paths (site/page-data.contract.ts). */
  pages?: 'every' | readonly string[];
  /** "ETag" also means 304 to whoever has the result already. */
  headers?: readonly ResultHeader[];
  /** The codes of the refusals that are this call's own; those that many share derive. */
  refusals?: readonly string[];
};

export type Defaults =
  | string
  | number
  | boolean
  | null
  | Defaults[]
  | { [field: string]: Defaults };

type Declared = Omit<Call, 'method' | 'path' | 'audience'>;

/** Declares calls of one audience; each keeps its literal types. */
function callsFor<Who extends Audience>(audience: Who) {
  const by =
    <How extends Method>(method: How) =>
    <const Path extends Call['path'], const Rest extends Declared>(path: Path, rest: Rest) => ({
      method,
      path,
      audience,
      ...rest,
    });
  return { get: by('GET'), post: by('POST'), patch: by('PATCH'), delete: by('DELETE') };
}

export const anyone = callsFor('anyone');
export const signedIn = callsFor('signed-in');
export const staff = callsFor('staff');
export const superadmin = callsFor('superadmin');

type Result = 200 | 201 | 204;
type Part<Schema, Missing> = Schema extends z.ZodType ? Schema : Missing;

/** What the caller sends as the body; undefined where there is none. */
export type BodyOf<C extends Call> = z.input<Part<C['body'], z.ZodUndefined>>;
/** The body as the server reads it. */
export type ParsedBodyOf<C extends Call> = z.output<Part<C['body'], z.ZodUndefined>>;
/** What stands in the query, before it is text; undefined where there is none. */
export type QueryOf<C extends Call> = z.input<Part<C['query'], z.ZodUndefined>>;
export type ParsedQueryOf<C extends Call> = z.output<Part<C['query'], z.ZodUndefined>>;
export type ParsedParamsOf<C extends Call> = z.output<Part<C['params'], z.ZodUndefined>>;
/** The result of the call as it travels. */
export type ReplyOf<C extends Call> = z.output<C['answers'][keyof C['answers'] & Result]>;

/** The names after the colons of a path. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type ParamsOf<C extends Call> = Record<ParamNames<C['path']>, string | number>;

/** What the address of a call is made of; what a call lacks may not be given. */
export type Address<C extends Call> = (ParamNames<C['path']> extends never
  ? { params?: never }
  : { params: ParamsOf<C> }) &
  (C['query'] extends z.ZodType ? { query?: QueryOf<C> } : { query?: never });

type LooseAddress = {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
};

/** What the address of a call looks like: it begins with the path where that has no parameters. */
type AddressText<Path extends string> =
  ParamNames<Path> extends never ? `${Path}${string}` : `/api/${string}`;

/** The address of a call, its parameters and query filled in; what is undefined is left out. */
export function addressOf<C extends Pick<Call, 'path'>>(
  { path }: C,
  { params = {}, query = {} }: LooseAddress = {},
): AddressText<C['path']> {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodedValue(String(value))}`)
    .join('&');
  return (search === '' ? filled : `${filled}?${search}`) as AddressText<C['path']>;
}

/** Instants stay readable: a colon may stand in a query as it is. */
function encodedValue(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}

export function statusOf({ answers }: Pick<Call, 'answers'>): number {
  const status = Object.keys(answers)
    .map(Number)
    .find((one) => one < 300);
  if (status === undefined) throw new Error('a call without a result');
  return status;
}
