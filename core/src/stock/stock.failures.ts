import type { FailureTable } from '../kernel/failure.ts';

export const STOCK_FAILURES = {
  STOCK_LIMIT_REACHED: { status: 422, text: 'No se pueden registrar más pollos para ese día' },
} as const satisfies FailureTable;
