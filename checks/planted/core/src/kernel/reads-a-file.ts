import { readFileSync } from 'node:fs';
export const file = readFileSync;
