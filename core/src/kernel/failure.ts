// Refusals that are part of the business, one code each. Rules return them, use cases throw them,
// declared by their rooms in <room>.failures.ts, joined in failures.ts. A broken invariant is a
// bug, not a failure: it is thrown plainly. See docs/rules/wire.md#refusals-have-one-text-each.

/**
 * A room's refusals as it declares them: the Spanish text of each code, under the status that is answered.
 */
type ByStatus = Readonly<Record<number, Readonly<Record<string, string>>>>;

type CodeOf<Table extends ByStatus> = {
  [Status in keyof Table]: keyof Table[Status];
}[keyof Table] &
  string;

/** What is answered for a refusal: the status, and the Spanish text. */
export type Refusal = { status: number; text: string };

/** A room's refusals by their codes. */
export function failures<const Table extends ByStatus>(
  table: Table,
): Readonly<Record<CodeOf<Table>, Refusal>> {
  const byCode = Object.entries(table).flatMap(([status, texts]) =>
    Object.entries(texts).map(([code, text]) => [code, { status: Number(status), text }]),
  );
  return Object.fromEntries(byCode) as Readonly<Record<CodeOf<Table>, Refusal>>;
}

/** One faulty field: where it is in the request ("customerEmail") and what is wrong, in Spanish. */
export type FailureDetail = { path: string; message: string };
