import { leftover } from './utils.ts';
export const used = leftover;
