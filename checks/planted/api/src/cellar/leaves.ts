import { door } from '../orders/index.ts';

export const left = door;
