// What we read of a Lighthouse report.

export type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { type: string; items?: unknown[] };
};

export type Report = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};
