import { door } from '../orders/index.ts';
export const up = door;
