// The api's tests as Vitest's projects, by the names in api/vitest.projects.ts.

export const API_SUITES = ['api', 'api-processes', 'api-races'] as const;

/** The same on PostgreSQL. */
export const POSTGRES_SUITES = [
  'api-postgres',
  'api-postgres-processes',
  'api-postgres-races',
] as const;
