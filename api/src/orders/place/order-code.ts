import { randomBytes } from 'node:crypto';

const CODE_BYTES = 16;

/** The code of a new order's page: whoever has it sees the order, so nobody can guess it. */
export const newOrderCode = (): string => randomBytes(CODE_BYTES).toString('base64url');
