// Refusals that are part of the business, one code each. Rules return them, use cases throw them,
// declared by their rooms in <room>.failures.ts, joined in failures.ts.
// A broken invariant is a bug, not a failure: it is thrown plainly.
// See docs/rules/wire.md#refusals-have-one-text-each.

/** A room's refusals: the status that the api answers, and the Spanish text. */
export type FailureTable = Record<string, { status: number; text: string }>;

/** One faulty field: where it is in the request ("customerEmail") and what is wrong, in Spanish. */
export type FailureDetail = { path: string; message: string };
