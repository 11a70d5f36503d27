// The api's tests as Vitest's projects, by the names in api/vitest.projects.ts.

export const API_SUITES = [
  'api',
  'api-long',
  'api-processes',
  'api-processes-long',
  'api-races',
] as const;

/** The same on PostgreSQL. */
export const POSTGRES_SUITES = [
  'api-postgres',
  'api-postgres-long',
  'api-postgres-processes',
  'api-postgres-processes-long',
  'api-postgres-races',
] as const;

/** What the gate takes of both (docs/decisions/0001-one-gate.md). */
export const GATE_SUITES = ['api', 'api-processes', 'api-postgres', 'api-postgres-races'] as const;
