// Refusals that are part of the business, one code each, declared by their rooms in
// <room>.failures.ts and joined in failures.ts. Rules return codes, use cases throw them, and the api
// answers their status and Spanish text. A broken invariant is a bug, not a failure: it is thrown
// plainly.

/** A room's refusals: the status that the api answers, and the Spanish text. */
export type FailureTable = Record<string, { status: number; text: string }>;

/** One faulty field: where it is in the request ("customerEmail") and what is wrong, in Spanish. */
export type FailureDetail = { path: string; message: string };
