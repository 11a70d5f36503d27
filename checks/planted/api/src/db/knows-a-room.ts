import { door } from '../orders/index.ts';
export const room = door;
